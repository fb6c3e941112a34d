internal import CurriculumBundle
internal import Publishing
internal import Support

extension ReleasePlace {
  /// Of some files those that are missing or have other bytes, in their order.
  func damaged(_ files: [NamedContent]) throws -> [NamedContent] {
    try examine(files) { file, bytes in file.fault(of: bytes) == nil ? nil : file }.compactMap { $0 }
  }

  /// Reads files, not too many at once, and looks at the bytes of each on several threads; nil bytes are those of a
  /// file that is not there.
  func examine<Result: Sendable>(
    _ files: [NamedContent], _ look: @escaping @Sendable (NamedContent, [UInt8]?) -> Result
  ) throws -> [Result] {
    var results: [Result] = []
    var rest = files[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.length(ofBatchIn: rest)))
      rest = rest.dropFirst(batch.count)
      // A name that no content has may lead anywhere.
      let paths = batch.map(\.path).filter { ContentPath($0) != nil }
      let found = Dictionary(zip(paths, try read(paths)), uniquingKeysWith: { first, _ in first })
      results += batch.concurrentMap(chunk: 1) { file in look(file, found[file.path] ?? nil) }
    }
    return results
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
