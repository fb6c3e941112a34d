import Remembering

extension EntryKey {
  /// The key of the report on a whole curriculum under options, for a memory that is asked before anything is parsed.
  ///
  /// The location of the curriculum, and the way it was typed, are not part of it.
  ///
  /// - Parameters:
  ///   - digest: A digest of all files, with their paths inside the curriculum.
  ///   - options: Which rules run; which files they look at is said by what is named.
  ///   - named: The files and folders that are looked at, by their paths inside the curriculum; nothing where all are.
  package init(curriculum digest: String, _ options: Linter.Options, named: [String] = []) {
    precondition(
      options.published == nil && options.planner == nil && !options.keepsEvidence,
      "a release, a store and the wish for evidence are not part of the key")
    let lists =
      [options.selected.map { $0.map(\.rawValue).sorted() } ?? ["all"]] + [
        options.selected == nil ? [] : ["some"], options.requiresProof ? ["proof"] : [],
        options.ignored.map(\.rawValue).sorted(), named,
      ]
    self.init(
      of: [Array("curriculum".utf8), options.memory?.circumstances ?? [], Array(digest.utf8)]
        + lists.map { EntryKey(of: $0.map { Array($0.utf8) }).bytes })
  }
}
