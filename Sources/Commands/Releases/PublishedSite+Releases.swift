package import CurriculumBundle
package import Publishing

extension PublishedSite {
  /// The channels that it has, `stable` first; nil for a place that cannot be listed.
  func channels() throws -> [Channel]? {
    guard let names = try names(in: "channels") else { return nil }
    let stable: [Channel] = try read(Manifest.path) == nil ? [] : [.stable]
    let others = names.filter { $0.hasSuffix(".json") }.compactMap { Channel(String($0.dropLast(".json".count))) }
    return stable + others.filter { $0 != .stable }
  }

  /// The manifest in a file; nil when there is no such file.
  ///
  /// - Throws: `PublishingError` when it is not a manifest.
  package func manifest(at path: String) throws -> Manifest? {
    try read(path).map { try Manifest(reading: PublishedFile(path: path, bytes: $0)) }
  }

  /// What was deleted from it for good; nothing where no file records that.
  ///
  /// - Throws: `PublishingError` when the file cannot be read.
  package func removed() throws -> RemovedContent {
    try read(RemovedContent.path).map {
      try RemovedContent(reading: PublishedFile(path: RemovedContent.path, bytes: $0))
    }
      ?? RemovedContent()
  }

  /// The sequence number of a release, which a channel's file may name with a higher one of its own.
  func number(of manifest: Manifest) throws -> Int {
    try self.manifest(at: manifest.keptPath)?.sequence ?? manifest.sequence
  }

  /// The index that a manifest names.
  ///
  /// - Throws: `CommandFailure` when it is missing, has other bytes or is not an index, with the reason where it was
  ///   deleted.
  package func index(of manifest: Manifest) throws -> BundleIndex {
    try decode(manifest.index, of: manifest.version) { bytes throws(UnreadableContent) in
      try BundleIndex(reading: bytes)
    }
  }

  /// A module that an index names.
  ///
  /// - Throws: `CommandFailure` when it is missing, has other bytes or is not a module, with the reason where it was
  ///   withdrawn.
  package func module(_ outline: ModuleOutline) throws -> Module {
    try decode(outline.content) { bytes throws(UnreadableContent) in try ModuleContent(reading: bytes) }.module
  }

  /// The curriculum of an index.
  ///
  /// - Throws: `CommandFailure` when a file that the index names is missing, has other bytes or is not a module.
  package func curriculum(of index: BundleIndex) throws -> Curriculum {
    Curriculum(
      title: index.title, locale: index.locale, minimumClient: "\(index.minimumClient)", order: index.order,
      dailyQuestion: index.dailyQuestion, reminders: index.reminders, elements: index.elements,
      modules: try index.modules.map(module))
  }

  /// The bytes of content; nil when it is missing or has other bytes.
  func intactBytes(of content: ContentReference) throws -> [UInt8]? {
    let file = NamedContent(content)
    // A path that is not one of content may lead out of the folder.
    guard ContentPath(file.path) != nil else { return nil }
    let placed = try fetch([WantedFile(file)])[0]
    return placed.fault(as: file) == nil ? placed.bytes : nil
  }

  private func decode<Content>(
    _ reference: ContentReference, of version: SemanticVersion? = nil,
    _ content: ([UInt8]) throws(UnreadableContent) -> Content
  ) throws -> Content {
    guard let bytes = try intactBytes(of: reference) else { throw try failure(reference, of: version) }
    do throws(UnreadableContent) {
      return try content(bytes)
    } catch {
      throw CommandFailure(
        "'\(name)/\(reference.path)' is not what it should be: \(error.reason)", help: SiteProblem.publishAgain)
    }
  }

  /// Why content is not there: it was deleted for good, or it is damaged.
  private func failure(_ content: ContentReference, of version: SemanticVersion?) throws -> CommandFailure {
    let removed = try removed()
    if let withdrawal = removed.withdrawal(of: content.path) {
      return CommandFailure(
        "'\(name)/\(content.path)' was deleted: '\(withdrawal.item)' is withdrawn, because \(withdrawal.because)",
        help: "name a version without it; `hornbook releases` lists what came later")
    }
    if let version, removed.isPruned(version) {
      return CommandFailure(
        "the content of \(version) was pruned from '\(name)'",
        help: "name a version that is kept; `hornbook releases` shows which are pruned")
    }
    return CommandFailure(
      "'\(name)/\(content.path)' is missing or damaged", help: "restore it from a copy of what was published")
  }
}
