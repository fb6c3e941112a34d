import POSIX
import Support

/// The name of what is being written next to what it becomes: `.hornbook-4711-1c0ffee-2k9x.tmp`.
///
/// It tells who writes: the process, and the machine or the container that it runs in, since a folder may be shared. So
/// what a killed writer left behind is known, and goes.
package enum TemporaryName {
  private static let prefix = ".hornbook-"
  private static let suffix = ".tmp"

  /// A name that no other writer has, and that is short enough for every folder.
  static var unused: String { unused(by: getpid()) }

  /// A name as a process of this machine gives it.
  package static func unused(by process: Int32) -> String {
    "\(prefix)\(process)-\(host)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(suffix)"
  }

  /// Whether a name is that of what a killed writer of this machine left behind; one that still runs has yet to name
  /// its file.
  ///
  /// A name that only looks like one, such as `.hornbook-notes.tmp`, is somebody's own.
  static func isLeftBehind(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = pid_t(parts[0]), parts[1] == host, UInt64(parts[2], radix: 36) != nil else {
      return false
    }
    return ThisProcess.isGone(process)
  }

  /// Deletes what killed writers left in a folder, as far as that can be done.
  static func sweep(_ path: String) {
    guard let folder = try? OpenFolder(path, followsLink: true) else { return }
    for name in (try? folder.names) ?? [] where isLeftBehind(name) && !folder.remove(name) {
      folder.removeFolder(name)
    }
  }

  /// The machine, by a digest of its name and of what numbers its processes: two containers may have one name.
  private static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "0" }
    let numbering = Link(at: "/proc/self/ns/pid")?.text ?? ""
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } + Array(numbering.utf8)
    return String(UInt32(truncatingIfNeeded: StableHash.of(bytes)), radix: 36)
  }
}
