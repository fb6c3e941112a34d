import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many processors there are to run on, at least one.
public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

extension RandomAccessCollection where Index == Int, Self: Sendable, Element: Sendable {
  /// The transformed elements in their own order, worked out on several threads at once.
  ///
  /// Threads take chunks of neighbors in turn, so that uneven work still spreads; each has a large stack, since
  /// interpreters nest deeply. Where the system gives no thread, the calling one does the work,
  /// on the stack that it has.
  ///
  /// - Parameters:
  ///   - threads: How many threads to use, at least one; as many as there are processors by default.
  ///   - chunk: How many neighbors a thread takes at a time, at least one.
  ///   - meanwhile: Something else to do on the calling thread at the same time, or before if one thread is to do all.
  public func concurrentMap<Result: Sendable>(
    threads: Int = processorCount, chunk: Int = 16, meanwhile: () -> Void = {},
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let (threads, chunk) = (Swift.max(1, threads), Swift.max(1, chunk))
    let work = SharedWork(self, chunk: chunk, transform)
    let wanted = Swift.min(threads, (count + chunk - 1) / chunk)
    if threads == 1 { meanwhile() }
    let isLong = count >= ThreadMemory.leastForLargePages
    let handles = (0..<wanted).compactMap { _ in
      Thread {
        if isLong { ThreadMemory.useLargePages() }
        work.run()
      }
    }
    if threads > 1 { meanwhile() }
    if handles.isEmpty { work.run() }
    handles.forEach { $0.join() }
    return work.results()
  }
}

/// The elements still to do and the results so far, shared by the threads of one map.
private final class SharedWork<Input: RandomAccessCollection & Sendable, Result: Sendable>: Sendable
where Input.Index == Int, Input.Element: Sendable {
  private let input: Input
  private let chunk: Int
  private let transform: @Sendable (Input.Element) -> Result
  private let next: Atomic<Int>
  /// The results of each chunk that is done, in the order of the input.
  private let done: Mutex<[[Result]]>

  init(_ input: Input, chunk: Int, _ transform: @escaping @Sendable (Input.Element) -> Result) {
    self.input = input
    self.chunk = chunk
    self.transform = transform
    next = Atomic(input.startIndex)
    done = Mutex(Array(repeating: [], count: (input.count + chunk - 1) / chunk))
  }

  func run() {
    while true {
      let start = next.add(chunk, ordering: .relaxed).oldValue
      guard start < input.endIndex else { return }
      let end = Swift.min(start + chunk, input.endIndex)
      let results = (start..<end).map { transform(input[$0]) }
      done.withLock { $0[(start - input.startIndex) / chunk] = results }
    }
  }

  func results() -> [Result] {
    done.withLock { chunks in
      var results: [Result] = []
      results.reserveCapacity(input.count)
      for number in chunks.indices {
        results += chunks[number]
        chunks[number] = []
      }
      return results
    }
  }
}
