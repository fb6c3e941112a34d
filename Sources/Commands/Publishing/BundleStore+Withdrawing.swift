import CurriculumBundle
package import Publishing

extension BundleStore {
  /// Replaces what is offered and has an item by the same without it, and deletes the files that have it.
  ///
  /// It is recorded first, so that nobody publishes it meanwhile; the files go last, when nobody is offered them. What
  /// was ended in the middle is done again.
  ///
  /// - Throws: `WithdrawalError` where the item cannot be withdrawn, `FileFailure` when a file cannot be written or
  ///   deleted, `CommandFailure` when one that is needed is missing or has other bytes.
  package func withdraw(
    _ item: WithdrawnItem, because: String, toolVersion: String, onWait: () -> Void = {}
  ) throws -> (WithdrawalPlan, deleted: FilesOfContent) {
    guard try !history().releases.isEmpty else { throw WithdrawalError.nothing }
    return try locked(onWait: onWait) {
      let withdrawal = try planWithdrawal(of: item, because: because, toolVersion: toolVersion)
      try write(site.removed().adding(withdrawal, because: because))
      for manifest in try history().unkept { try write(PublishedFile(manifest, at: manifest.keptPath)) }
      for replacement in withdrawal.replacements {
        for content in replacement.bundle.contents where try !isIntact(content) { try write(content.file()) }
        try write(PublishedFile(replacement.manifest, at: replacement.manifest.keptPath))
      }
      for file in withdrawal.channels { try write(file) }
      let files = try files(of: withdrawal)
      try delete(withdrawal.content.compactMap { ContentPath($0) })
      return (withdrawal, files)
    }
  }

  /// What withdrawing an item would do.
  package func planWithdrawal(
    of item: WithdrawnItem, because: String, toolVersion: String
  ) throws -> WithdrawalPlan {
    try WithdrawalPlan(of: item, because: because, from: StoredReleases(self), toolVersion: toolVersion)
  }

  /// The files of a withdrawal that are still there.
  package func files(of withdrawal: WithdrawalPlan) throws -> FilesOfContent {
    try withdrawal.content.compactMap(site.read).reduce(into: FilesOfContent()) { files, bytes in
      files.count += 1
      files.size += bytes.count
    }
  }

  /// How many files there are, and how many bytes they have.
  package struct FilesOfContent {
    /// How many.
    package var count = 0
    /// How many bytes all of them have.
    package var size = 0
  }
}

/// All releases of a folder.
private struct StoredReleases: PublishedReleases {
  let history: PublishedHistory
  private let site: PublishedFolder
  let removed: RemovedContent

  init(_ store: BundleStore) throws {
    history = try store.history()
    site = store.site
    removed = try store.site.removed()
  }

  func index(of manifest: Manifest) throws -> BundleIndex? {
    removed.isPruned(manifest.version) ? nil : try site.index(of: manifest)
  }

  func curriculum(of index: BundleIndex) throws -> Curriculum { try site.curriculum(of: index) }

  func bytes(of image: AssetReference) throws -> [UInt8]? {
    // A path that is not one of content may lead out of the folder.
    ContentPath(image.path) == nil ? nil : try site.read(image.path)
  }
}
