import Synchronization

/// Work that may be done in several threads at once. The program's rim knows how to start them; here is what they do.
package struct Workers: Sendable {
  private let count: Int
  /// Calls the work with every number below the count, maybe at the same time, and returns when all calls have.
  private let run: @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  package init(
    count: Int, run: @escaping @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    self.count = max(1, count)
    self.run = run
  }

  /// One after the other, in the thread that asks.
  package static let one = Workers(count: 1) { count, work in
    for number in 0..<count { work(number) }
  }

  /// The results in the order of the items, whichever is ready first.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @Sendable (Item) -> Result
  ) -> [Result] {
    // A lock, because this is the one place where threads meet; each takes the next item and leaves a result.
    let results = Mutex([Result?](repeating: nil, count: items.count))
    let next = Atomic(0)
    run(min(count, items.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = transform(items[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0 }.compactMap { $0 }
  }
}
