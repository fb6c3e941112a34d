import Authoring
import Evidence
import POSIX
import Publishing
import Synchronization

/// What earlier runs found out about the cards of a curriculum, in a sealed file of the user's cache folder.
///
/// Each entry has the digest of all on which it depends, so that another card, limit or build finds nothing. A file
/// that is missing or damaged counts as empty, and failing to write one is not an error.
final class EvidenceCache: EvidenceSource {
  private let vault: ProofVault
  private let name: String
  private let used = Mutex(Used())

  /// The entries that this run asks for, whose date of last use is renewed.
  private struct Used {
    var keys: Set<String> = []
    /// True where an entry was last used more than a day ago, so that the archive is written even if nothing is new.
    var isOld = false
    /// Evidence copied from other curricula, as this one does not have an archive yet.
    var borrowed: [String: ProofArchive.Entry] = [:]
  }

  /// The cache of the curriculum in a folder; nil where the user has no cache folder that can be trusted.
  init?(of root: String) {
    guard let folder = ProofCache.folder, let vault = ProofVault(folder) else { return nil }
    self.vault = vault
    name = String(ContentDigest.sha256(of: Array("evidence\u{0}\(FilePath.real(root))".utf8)).prefix(32))
  }

  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory {
    var archive = vault.read(name)
    let isNew = archive.entries.isEmpty
    if isNew { archive = vault.readAll() }
    let keys = Set(EvidenceSubject.all(in: authored).compactMap { EvidenceKey($0) })
    let names = Set(keys.map(\.description))
    let dayAgo = time(nil) - 86_400
    let isOld = names.contains { archive.entries[$0].map { $0.lastUse < dayAgo } ?? false }
    let borrowed = isNew ? archive.entries.filter { names.contains($0.key) } : [:]
    used.withLock { $0 = Used(keys: names, isOld: isOld, borrowed: borrowed) }
    return EvidenceMemory(
      keys.reduce(into: [:]) { known, key in known[key] = archive.entries[key.description]?.bytes })
  }

  /// Writes what was found out next to what the curriculum asked for, if anything is new or was not used for a day.
  func keep(_ memory: EvidenceMemory) {
    let found = memory.takeFound()
    let last = used.withLock { used in
      defer { (used.isOld, used.borrowed) = (false, [:]) }
      return used
    }
    guard !found.isEmpty || last.isOld || !last.borrowed.isEmpty else { return }
    let (now, used) = (time(nil), last.keys)
    var archive = vault.read(name)
    archive.entries.merge(last.borrowed) { own, _ in own }
    for (key, bytes) in found {
      archive.entries[key.description] = ProofArchive.Entry(bytes: bytes, lastUse: now)
    }
    for digest in used { archive.entries[digest]?.lastUse = now }
    let size = archive.entries.reduce(0) { $0 + (used.contains($1.key) ? $1.value.bytes.count : 0) }
    archive.prune(
      unusedSince: now - ProofVault.longestUnused, unusedBytes: max(ProofVault.fewestUnused, 2 * size), used: used)
    vault.write(archive, to: name, now: now)
  }
}
