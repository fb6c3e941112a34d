import Support

extension PublishedSite {
  /// Of some files those that are missing or have other bytes, in their order.
  public func damaged(_ files: [NamedContent]) throws -> [NamedContent] {
    try examine(files) { file, placed in placed.fault(as: file) == nil ? nil : file }.compactMap { $0 }
  }

  /// Reads files in batches, and examines those of a batch on several threads.
  func examine<Result: Sendable>(
    _ files: [NamedContent], _ look: @escaping @Sendable (NamedContent, SiteFile) -> Result
  ) throws -> [Result] {
    var results: [Result] = []
    for batch in Self.batches(of: files) {
      // A name that no content has may lead anywhere.
      let safe = batch.filter { ContentPath($0.path) != nil }
      let found = Dictionary(
        zip(safe.map(\.path), try fetch(safe.map { WantedFile($0) })), uniquingKeysWith: { first, _ in first })
      results += batch.concurrentMap(chunk: 1) { file in look(file, found[file.path] ?? SiteFile(content: .missing)) }
    }
    return results
  }

  /// Files in their order, in groups that are read at once.
  public static func batches(of files: [NamedContent]) -> [[NamedContent]] {
    var batches: [[NamedContent]] = []
    var rest = files[...]
    while !rest.isEmpty {
      batches.append(Array(rest.prefix(length(ofBatchIn: rest))))
      rest = rest.dropFirst(batches.last?.count ?? rest.count)
    }
    return batches
  }

  private static func length(ofBatchIn files: ArraySlice<NamedContent>) -> Int {
    var (count, bytes) = (0, 0)
    for file in files.prefix(mostFiles) {
      // A size is only what an index says.
      bytes += min(max(file.size, 0), mostBytes)
      if count > 0, bytes > mostBytes { break }
      count += 1
    }
    return count
  }

  /// The most files that are read at once.
  private static var mostFiles: Int { 256 }
  /// The most bytes that are read at once, unless one file has more.
  private static var mostBytes: Int { 64 << 20 }
}
