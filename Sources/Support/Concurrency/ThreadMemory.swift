#if canImport(Glibc)
  import Glibc
#endif

/// Where a thread's memory comes from.
enum ThreadMemory {
  /// How many elements a map needs for large pages to pay: to clear one takes the time of a lesson.
  static let leastForLargePages = 500

  /// Asks the system to give the calling thread its memory in pages of 2 MiB, where it has such pages.
  ///
  /// A large curriculum takes some ten thousand pages otherwise, each by an interruption of its own: a twentieth of the
  /// time of a lint.
  static func useLargePages() {
    #if canImport(Glibc)
      // The allocator of glibc keeps what a thread asks for in a region of 64 MiB that begins at a multiple of its
      // size; should it not be so, the advice is for memory that is not there, and nothing happens.
      let size = 64 << 20
      guard let block = malloc(1) else { return }
      let region = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: block) & ~UInt(size - 1))
      free(block)
      madvise(region, size, hugePages)
    #endif
  }

  /// `MADV_HUGEPAGE`, which Swift's module of the C library does not have.
  private static let hugePages: Int32 = 14
}
