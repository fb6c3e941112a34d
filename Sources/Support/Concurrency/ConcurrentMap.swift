public import Synchronization

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
  @inlinable
  public func concurrentMap<Result: Sendable>(
    threads: Int = processorCount, chunk: Int = 16, meanwhile: () -> Void = {},
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let (start, chunk) = (startIndex, Swift.max(1, chunk))
    let done = ChunkResults<Result>((count + chunk - 1) / chunk)
    shareWork(count: count, threads: threads, chunk: chunk, meanwhile: meanwhile) { range in
      var results: [Result] = []
      results.reserveCapacity(range.count)
      for offset in range { results.append(transform(self[start + offset])) }
      done.keep(results, ofChunk: range.lowerBound / chunk)
    }
    return done.all(count)
  }
}

/// The results of each chunk that is done, in the order of the input.
@usableFromInline
final class ChunkResults<Result: Sendable>: Sendable {
  @usableFromInline let chunks: Mutex<[[Result]]>

  @inlinable
  init(_ count: Int) { chunks = Mutex(Array(repeating: [], count: count)) }

  @inlinable
  func keep(_ results: [Result], ofChunk number: Int) { chunks.withLock { $0[number] = results } }

  /// All of them, which are so many; they are kept no longer.
  @inlinable
  func all(_ count: Int) -> [Result] {
    chunks.withLock { chunks in
      var results: [Result] = []
      results.reserveCapacity(count)
      for number in chunks.indices {
        results += chunks[number]
        chunks[number] = []
      }
      return results
    }
  }
}

/// Does some work on as many threads as are wanted, in ranges of neighbors from 0 up to a count.
///
/// It knows nothing of the type of what is worked on, so that only what is done with each element is made for that.
@usableFromInline
func shareWork(
  count: Int, threads: Int, chunk: Int, meanwhile: () -> Void, _ work: @escaping @Sendable (Range<Int>) -> Void
) {
  let shared = SharedWork(count: count, chunk: chunk, work)
  let wanted = min(max(1, threads), (count + chunk - 1) / chunk)
  if threads <= 1 { meanwhile() }
  let isLong = count >= ThreadMemory.leastForLargePages
  let handles = (0..<wanted).compactMap { _ in
    Thread {
      if isLong { ThreadMemory.useLargePages() }
      shared.run()
    }
  }
  if threads > 1 { meanwhile() }
  if handles.isEmpty { shared.run() }
  handles.forEach { $0.join() }
}

/// The work that is left, shared by the threads.
private final class SharedWork: Sendable {
  private let count: Int
  private let chunk: Int
  private let work: @Sendable (Range<Int>) -> Void
  private let next = Atomic(0)

  init(count: Int, chunk: Int, _ work: @escaping @Sendable (Range<Int>) -> Void) {
    (self.count, self.chunk, self.work) = (count, chunk, work)
  }

  func run() {
    while true {
      let start = next.add(chunk, ordering: .relaxed).oldValue
      guard start < count else { return }
      work(start..<min(start + chunk, count))
    }
  }
}
