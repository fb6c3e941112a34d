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
  /// The keys that the curriculum asks for, and whether one of them was last used more than a day ago.
  private let used = Mutex<(keys: Set<String>, isOld: Bool)>(([], false))

  /// The cache of the curriculum in a folder; nil where the user has no cache folder that can be trusted.
  init?(of root: String) {
    guard let folder = ProofCache.folder, let vault = ProofVault(folder) else { return nil }
    self.vault = vault
    name = String(ContentDigest.sha256(of: Array("evidence\u{0}\(root)".utf8)).prefix(32))
  }

  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory {
    let archive = vault.read(name)
    let keys = Set(EvidenceSubject.all(in: authored).compactMap { EvidenceKey($0) })
    let names = Set(keys.map(\.description))
    let dayAgo = time(nil) - 86_400
    let isOld = names.contains { archive.entries[$0].map { $0.lastUse < dayAgo } ?? false }
    used.withLock { $0 = (names, isOld) }
    return EvidenceMemory(
      keys.reduce(into: [:]) { known, key in known[key] = archive.entries[key.description]?.bytes })
  }

  /// Writes what was found out next to what the curriculum asked for, if anything is new or was not used for a day.
  func keep(_ memory: EvidenceMemory) {
    let found = memory.takeFound()
    let (used, isOld) = used.withLock { used in
      defer { used.isOld = false }
      return used
    }
    guard !found.isEmpty || isOld else { return }
    let now = time(nil)
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
