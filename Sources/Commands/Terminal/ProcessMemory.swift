import POSIX

/// The memory of this process.
enum ProcessMemory {
  /// Asks the system for memory in large steps, and keeps what is let go of; what was never used takes none.
  ///
  /// The heap of a thread grows by a page otherwise, thousands of times in a large curriculum, and each time threads
  /// wait for each other.
  static func growInLargeSteps() {
    #if canImport(Glibc)
      // `mallopt(3)`, which Swift's module of the C library does not have, with M_TOP_PAD; since one limit that is set
      // keeps the others from adapting themselves, M_MMAP_THRESHOLD and M_TRIM_THRESHOLD are set with it.
      guard let mallopt = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(mallopt, to: (@convention(c) (_ parameter: Int32, _ bytes: Int32) -> Int32).self)
      for (parameter, bytes): (Int32, Int32) in [(-2, 32 << 20), (-3, 32 << 20), (-1, 64 << 20)] {
        _ = set(parameter, bytes)
      }
    #endif
  }

  /// Gives memory back that is not in use.
  ///
  /// What several threads made and let go of stays with the process otherwise, and is not used for what others make.
  static func giveBackUnused() {
    #if canImport(Glibc)
      // `malloc_trim(3)`, which Swift's module of the C library does not have.
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
