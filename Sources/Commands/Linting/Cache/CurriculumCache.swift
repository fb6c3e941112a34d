import POSIX
import Publishing
import Remembering
import Synchronization

/// Results of earlier runs on a curriculum, in a sealed file of the user's cache folder: what was found in its
/// episodes, or the evidence on its cards.
///
/// The key of each entry is a digest of all on which it depends. So entries of several versions of a curriculum, and of
/// several runs of one process, are next to each other. The location of the curriculum, and the way it was typed, are
/// not part of it: where a curriculum does not have a file yet, such as a second checkout, those of all others are
/// read. A file that is missing or damaged counts as empty, and failing to write one is not an error.
final class CurriculumCache: Sendable {
  /// The kinds of entries; each kind has a file of its own, since a run needs one of them.
  enum Kind: String {
    /// Findings of rules: of this very build of the tool.
    case findings = ""
    /// Outcomes of programs: of every build that has the same sources.
    case evidence = "evidence\u{0}"
  }

  /// The entries that are known, and those that a run adds.
  let memory: Memory
  private let vault: ProofVault
  private let name: String
  /// When each known entry was used last.
  private let lastUses: [EntryKey: Int]
  /// The entries of other curricula, where this one does not have an archive yet.
  private let borrowed: [EntryKey: ProofArchive.Entry]
  private let isWritten = Mutex(false)

  /// The cache of the curriculum in a folder; nil where the user has no cache folder that can be trusted.
  init?(of root: String, _ kind: Kind, _ lifetime: Memory.Lifetime = .leftToStore) {
    guard let folder = Self.folder, let tool = Self.tool, let vault = ProofVault(folder) else { return nil }
    self.vault = vault
    name = String(ContentDigest.sha256(of: Array((kind.rawValue + FilePath.real(root)).utf8)).prefix(32))
    let own = vault.read(name)
    borrowed = own.entries.isEmpty ? vault.readAll().entries : [:]
    let known = own.entries.isEmpty ? borrowed : own.entries
    lastUses = known.mapValues(\.lastUse)
    memory = Memory(known.mapValues(\.bytes), of: kind == .findings ? Array(tool.utf8) : [], lifetime)
  }

  /// Writes what this run used, next to what earlier ones did, if some of it is new or was not used for a day.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the run looked at all of the curriculum, so that the rest is of its other versions.
  ///   - wasKnown: Whether a report on all of it was known, so that what it was once made of was not asked for.
  func save(isWhole: Bool, wasKnown: Bool = false) {
    let now = time(nil)
    let (found, used) = (memory.takeFound(), memory.used)
    let isFirst = isWritten.withLock { isWritten in
      defer { isWritten = true }
      return !isWritten
    }
    let isOld =
      isFirst
      && used.contains { key in
        borrowed[key] != nil || lastUses[key].map { $0 < now - 86_400 } ?? false
      }
    guard isOld || !found.isEmpty else { return }
    var archive = vault.read(name)
    for key in used where archive.entries[key] == nil { archive.entries[key] = borrowed[key] }
    for (key, bytes) in found { archive.entries[key] = ProofArchive.Entry(bytes: bytes, lastUse: now) }
    for key in used { archive.entries[key]?.lastUse = now }
    // What the curriculum was proven with is needed as soon as one file of it changes.
    if wasKnown { for key in archive.entries.keys { archive.entries[key]?.lastUse = now } }
    let size = used.reduce(0) { $0 + (archive.entries[$1]?.bytes.count ?? 0) }
    archive.prune(
      unusedSince: now - ProofVault.longestUnused,
      unusedBytes: isWhole && !wasKnown ? max(Pruning.fewestUnused, 2 * size) : Self.mostUnused, used: used)
    vault.write(archive, to: name, now: now)
  }

  /// The most bytes of other entries that a run leaves which did not look at each episode.
  private static let mostUnused = 64 << 20

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
