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

  init(_ path: String, _ arguments: [String]) {
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
    precondition(status == 0, "\(path) \(arguments.joined(separator: " ")) must succeed")
    seconds = (clock.now - start).seconds
    #if canImport(Darwin)
    memory = Double(usage.ru_maxrss) / 1_048_576
    #else
    memory = Double(usage.ru_maxrss) / 1024
    #endif
  }
}
