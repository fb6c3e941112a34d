import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Large regions of memory that one run hands on to the next, so that short programs need not ask the system for them.
///
/// What a run counts on being zero is cleared in between: no run sees anything of another. Runs on several threads at
/// once have a region each.
///
///     let memory = RunMemory()
///     for line in lines { _ = program.run(on: &console, options: RunOptions(memory: memory)) }
public final class RunMemory: Sendable {
  /// A region with more used bytes than these is given back to the system, which clears pages faster.
  private static let mostKept = 1 << 20

  // Addresses, since pointers may not cross threads; each region has `size` bytes.
  private let spare = Mutex<[UInt]>([])
  private let size: Int

  /// No memory yet; each region is to have so many bytes, by default those of a Python program's stack and frames.
  public init(size: Int = 84 << 20) { self.size = size }

  deinit { for address in spare.withLock({ $0 }) { free(UnsafeMutableRawPointer(bitPattern: address)) } }

  /// A region of zeros, which takes no room before it is used; nil where a region has another size than this, or the
  /// system has no memory left.
  ///
  /// Behind the bytes that are cleared when it is given back, it may hold what its last owner left there.
  package func take(_ size: Int) -> UnsafeMutableRawPointer? {
    guard size == self.size else { return nil }
    let address = spare.withLock { $0.popLast() }
    return address.flatMap { UnsafeMutableRawPointer(bitPattern: $0) } ?? calloc(1, size)
  }

  /// Takes a region back, and clears its first `used` bytes.
  package func giveBack(_ region: UnsafeMutableRawPointer, used: Int) {
    guard used <= Self.mostKept else {
      free(region)
      return
    }
    memset(region, 0, used)
    let address = UInt(bitPattern: region)
    spare.withLock { $0.append(address) }
  }
}
