#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Workflows

extension Workers {
  /// A thread for each processor, up to eight.
  static let threads = Workers(count: min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) { count, work in
    withoutActuallyEscaping(work) { work in
      let threads = (1..<max(1, count)).compactMap { number in Thread { work(number) } }
      work(0)
      for thread in threads { thread.join() }
    }
  }
}

/// A thread of the operating system, which is there until it is joined.
private struct Thread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private let handle: pthread_t

  /// Nil when the system has no more threads to give: then the others do the work.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Templates and composite values may nest; some systems give threads half a megabyte.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
    var handle: pthread_t?
    #else
    var handle = pthread_t()
    #endif
    let status = pthread_create(&handle, &attributes, { Thread.start($0) }, body.toOpaque())
    guard status == 0 else {
      body.release()
      return nil
    }
    #if canImport(Darwin)
    guard let handle else { return nil }
    #endif
    self.handle = handle
  }

  func join() {
    pthread_join(handle, nil)
  }

  #if canImport(Darwin)
  private static func start(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
  #else
  private static func start(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
    return nil
  }
  #endif
}
