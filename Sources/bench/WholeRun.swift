import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A program run from start to end, with the operating system's own account of it.
struct WholeRun {
  let seconds: Double
  /// Peak resident memory in MiB.
  let memory: Double

  /// The median of several runs, each after some work that is not timed.
  static func median(
    _ path: String, _ arguments: [String], rounds: Int, before prepare: () -> Void = {}
  ) -> WholeRun {
    let runs = (0..<rounds).map { _ in
      prepare()
      return WholeRun(path, arguments)
    }.sorted { $0.seconds < $1.seconds }
    return runs[runs.count / 2]
  }

  private init(_ path: String, _ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    var usage = rusage()
    var status: Int32 = 0
    precondition(posix_spawn(&process, path, &actions, nil, &words, nil) == 0, "\(path) must start")
    wait4(process, &status, 0, &usage)
    let elapsed = clock.now - start
    seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    #if canImport(Darwin)
    memory = Double(usage.ru_maxrss) / 1_048_576
    #else
    memory = Double(usage.ru_maxrss) / 1024
    #endif
  }
}
