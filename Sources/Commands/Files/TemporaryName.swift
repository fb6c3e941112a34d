internal import POSIX
internal import Support

/// The name of what is being written next to what it becomes: `.hornbook-4711-1c0ffee-2k9x.tmp`.
///
/// It tells who writes: the process, and the machine that it runs on, since a folder may be shared. So what a killed
/// writer left behind is known, and goes.
enum TemporaryName {
  private static let prefix = ".hornbook-"
  private static let suffix = ".tmp"

  /// A name that no other writer has, and that is short enough for every folder.
  static var unused: String {
    "\(prefix)\(getpid())-\(host)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(suffix)"
  }

  /// Checks the process in the name: a writer that still runs has yet to rename its file.
  ///
  /// A process of another machine never counts as killed.
  static func isLeftBehind(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    // Earlier versions did not name the machine.
    if parts.count > 2, parts[1] != host { return false }
    return pid_t(parts[0]).map(ThisProcess.isGone) ?? true
  }

  /// Deletes what killed writers left in a folder, as far as that can be done.
  static func sweep(_ path: String) {
    guard let folder = try? OpenFolder(path, followsLink: true) else { return }
    for name in (try? folder.names) ?? [] where isLeftBehind(name) && !folder.remove(name) {
      folder.removeFolder(name)
    }
  }

  /// The machine, by a digest of its name.
  private static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "0" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(UInt32(truncatingIfNeeded: StableHash.of(bytes)), radix: 36)
  }
}
