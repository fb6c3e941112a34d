import Linting
import POSIX
import Publishing
import Synchronization

/// What earlier runs found in the episodes of a curriculum, in a sealed file of the user's cache folder.
///
/// Each entry has the SHA-256 of all on which it depends, this very tool included: another build, another rule,
/// another limit or another byte in a file finds nothing. So entries of several versions of a curriculum, and of
/// several runs of one process, are next to each other. The location of the curriculum, and the way it was typed, are
/// not part of it: where a curriculum does not have a file yet, such as a second checkout, those of all others are
/// read. A file that is missing or damaged counts as empty, and failing to write one is not an error.
final class ProofCache: LintMemory {
  private let vault: ProofVault
  private let name: String
  private let tool: String
  private let known: ProofArchive
  /// True where this curriculum does not have an archive yet, so that the entries come from other curricula.
  private let isBorrowed: Bool
  private let used = Mutex(UsedProofs())
  /// Whether a whole curriculum was known, so that what it was once proven with was not asked for.
  private let isCurriculumKnown = Mutex(false)
  /// Whether something was kept since the file was written.
  private let isNew = Mutex(false)
  private let isWritten = Mutex(false)

  private typealias Digest = String

  /// The cache of the curriculum in a folder; nil where the user has no cache folder that can be trusted.
  init?(of root: String) {
    guard let folder = Self.folder, let tool = Self.tool, let vault = ProofVault(folder) else { return nil }
    self.tool = tool
    self.vault = vault
    name = String(ContentDigest.sha256(of: Array(FilePath.real(root).utf8)).prefix(32))
    let own = vault.read(name)
    isBorrowed = own.entries.isEmpty
    known = isBorrowed ? vault.readAll() : own
  }

  func recall(_ key: LintKey) -> [UInt8]? {
    let digest = digest(of: key)
    guard let bytes = known.entries[digest]?.bytes else { return nil }
    used.withLock { $0.add(digest, bytes, of: key.item) }
    if key.isAboutCurriculum { isCurriculumKnown.withLock { $0 = true } }
    return bytes
  }

  func keep(_ bytes: [UInt8], under key: LintKey) {
    let digest = digest(of: key)
    used.withLock { $0.add(digest, bytes, of: key.item) }
    isNew.withLock { $0 = true }
  }

  /// Writes what this run used, next to what earlier ones did, if some of it is new or was not used for a day.
  ///
  /// - Parameter isWhole: Whether the run looked at all of the curriculum, so that the rest is of its other versions.
  func save(isWhole: Bool) {
    let now = time(nil)
    let (used, dropped) = used.withLock { ($0.entries, $0.takeDropped()) }
    let isOld = isWritten.withLock { isWritten in
      defer { isWritten = true }
      return !isWritten
        && used.keys.contains { known.entries[$0].map { isBorrowed || $0.lastUse < now - 86_400 } ?? true }
    }
    let isNew = isNew.withLock { isNew in
      defer { isNew = false }
      return isNew
    }
    guard isOld || isNew else { return }
    var archive = vault.read(name)
    for digest in dropped { archive.entries[digest] = nil }
    for (digest, bytes) in used { archive.entries[digest] = ProofArchive.Entry(bytes: bytes, lastUse: now) }
    let isKnown = isCurriculumKnown.withLock { $0 }
    // What the curriculum was proven with is needed as soon as one file of it changes.
    if isKnown { for digest in archive.entries.keys { archive.entries[digest]?.lastUse = now } }
    let size = used.values.reduce(0) { $0 + $1.count }
    archive.prune(
      unusedSince: now - ProofVault.longestUnused,
      unusedBytes: isWhole && !isKnown ? max(ProofVault.fewestUnused, 2 * size) : Self.mostUnused, used: Set(used.keys))
    vault.write(archive, to: name, now: now)
  }

  /// Forgets what was found in items that are gone: the file keeps it for a while as it keeps what no run uses.
  func forget(_ items: [[UInt8]]) { used.withLock { $0.forget(items) } }

  /// The most bytes of other entries that a run leaves which did not look at each episode.
  private static let mostUnused = 64 << 20

  private func digest(of key: LintKey) -> Digest {
    var bytes = Array("\(tool)\u{0}\(key.circumstances.count)\u{0}".utf8)
    bytes.reserveCapacity(bytes.count + key.circumstances.count + key.item.count + key.content.count + 8)
    bytes += key.circumstances
    bytes += "\(key.item.count)\u{0}".utf8
    bytes += key.item
    bytes += key.content
    return ContentDigest.sha256(of: bytes)
  }

  /// Where caches are: `$XDG_CACHE_HOME/hornbook`, or `.cache/hornbook` at home.
  static var folder: String? {
    let environment = Environment.variables
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/hornbook" }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/hornbook" : nil }
  }

  /// Which build of the tool this is: its version, and the size and the time of its file.
  private static var tool: String? {
    var status = stat()
    guard let path = ThisProcess.executable, stat(path, &status) == 0 else { return nil }
    let time = status.modificationTime
    return "\(toolVersion) \(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)"
  }
}

/// What a process asked of a cache, the latest few versions of each item alone: a process that checks each save would
/// otherwise keep, and leave in the file, whatever was saved since it began.
private struct UsedProofs {
  private(set) var entries: [String: [UInt8]] = [:]
  private var versions: [[UInt8]: [String]] = [:]
  private var dropped: Set<String> = []

  /// How many versions of an item are kept.
  private static let mostVersions = 4

  mutating func add(_ digest: String, _ bytes: [UInt8], of item: [UInt8]) {
    guard entries.updateValue(bytes, forKey: digest) == nil else { return }
    dropped.remove(digest)
    versions[item, default: []].append(digest)
    guard let known = versions[item], known.count > Self.mostVersions else { return }
    entries[known[0]] = nil
    dropped.insert(known[0])
    versions[item]?.removeFirst()
  }

  /// Takes away what was asked for about some items.
  mutating func forget(_ items: [[UInt8]]) {
    for item in items {
      for digest in versions.removeValue(forKey: item) ?? [] { entries[digest] = nil }
    }
  }

  /// The older versions since the last time, of which the file needs no copy.
  mutating func takeDropped() -> Set<String> {
    defer { dropped = [] }
    return dropped
  }
}
