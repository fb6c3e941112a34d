internal import POSIX

/// The memory of this process.
enum ProcessMemory {
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
