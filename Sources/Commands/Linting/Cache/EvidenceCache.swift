internal import Authoring
internal import Evidence
internal import POSIX
internal import Publishing
internal import Synchronization

/// What earlier runs found out about the cards of a curriculum, in a sealed file of the user's cache folder.
///
/// Each entry has the digest of all on which it depends, so that another card, limit or build finds nothing. A file
/// that is missing or changed is as good as none, and one that cannot be written is no fault.
final class EvidenceCache: EvidenceSource {
  private let vault: ProofVault
  private let name: String
  /// The keys that the curriculum asks for.
  private let used = Mutex<Set<String>>([])

  /// The cache of the curriculum in a folder; nil where the user has no cache folder that can be trusted.
  init?(of root: String) {
    guard let folder = ProofCache.folder, let vault = ProofVault(folder) else { return nil }
    self.vault = vault
    name = String(ContentDigest.sha256(of: Array("evidence\u{0}\(root)".utf8)).prefix(32))
  }

  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory {
    let archive = vault.read(name)
    let keys = Set(EvidenceSubject.all(in: authored).compactMap { EvidenceKey($0) })
    used.withLock { $0 = Set(keys.map(\.description)) }
    return EvidenceMemory(
      keys.reduce(into: [:]) { known, key in known[key] = archive.entries[key.description]?.bytes })
  }

  /// Writes what was found out, if anything was, next to what the curriculum asked for.
  func keep(_ memory: EvidenceMemory) {
    let found = memory.takeFound()
    guard !found.isEmpty else { return }
    let (now, used) = (time(nil), used.withLock { $0 })
    var archive = vault.read(name)
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
