import Authoring
import Evidence
import Remembering

/// A store of evidence that a person named, and whether what it says is believed.
struct OpenEvidenceStore {
  /// Its folder or URL.
  let shown: String
  /// Whether its entries are trusted: only this user can write there, or the person said so.
  let isTrusted: Bool
  /// Whether they are trusted only since the person said so, so that nothing that follows from them may be remembered.
  let isTrustedByWord: Bool
  /// Whether it was made just now, so that it has no entry.
  let isNew: Bool
  private let store: any EntryStore

  /// Opens a store, and makes its folder where that is missing.
  ///
  /// - Parameter isTrusted: Whether the person says that all who can write there may be believed.
  init(_ address: String, isTrusted: Bool) throws(CommandFailure) {
    if EvidenceAddress.isURL(address) {
      store = try EvidenceServer(address)
      shown = address
      self.isTrusted = isTrusted
    } else {
      let folder = try EvidenceFolder(address)
      store = folder
      shown = FilePath.relative(address)
      self.isTrusted = isTrusted || folder.isPrivate
    }
    isNew = (store as? EvidenceFolder)?.isNew ?? false
    isTrustedByWord = isTrusted && !((store as? EvidenceFolder)?.isPrivate ?? false)
  }

  /// Says so where nothing is read from the store.
  func tellIfUnread() {
    guard !isTrusted else { return }
    Terminal.writeError(
      """
      note: others can write to the evidence store \(shown), so nothing is read from it
        help: add `--trust` if you trust all who can

      """)
  }

  /// Adds to a memory what is known of cards that it does not know; nothing where the store is not trusted.
  ///
  /// - Parameter tools: The tools whose results are wanted; nil for those that ran last.
  /// - Throws: `EvidenceStoreFailure` when the store does not answer.
  func recall(
    _ subjects: [EvidenceSubject], by tools: MachineToolchains?, into memory: Memory
  ) throws(EvidenceStoreFailure) {
    guard isTrusted else { return }
    let keys = memory.unknown(among: Set(subjects.flatMap { EntryKey.all(of: $0, by: tools) })).sorted()
    let entries = try attempt { try store.recall(keys) }
    memory.add(entries.reduce(into: [:]) { $0[$1.key] = SharedEntry.opened($1.value, under: $1.key) })
  }

  /// Keeps what a run found out.
  ///
  /// - Throws: `EvidenceStoreFailure` when the store does not take it.
  func keep(_ memory: Memory) throws(EvidenceStoreFailure) {
    let found = memory.takeFound()
    guard !found.isEmpty else { return }
    let entries = found.reduce(into: [:]) { $0[$1.key] = SharedEntry.sealed($1.value, under: $1.key) }
    try attempt { try store.keep(entries) }
  }

  private func attempt<Result>(_ body: () throws -> Result) throws(EvidenceStoreFailure) -> Result {
    do { return try body() } catch {
      let reason = (error as? EvidenceStoreFailure)?.reason ?? "\(error)"
      throw EvidenceStoreFailure(reason: reason)
    }
  }
}

/// Why a store of evidence did not answer.
struct EvidenceStoreFailure: Error {
  /// The reason, in the words of the system or of `curl`.
  let reason: String
}
