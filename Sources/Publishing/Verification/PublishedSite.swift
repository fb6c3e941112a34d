/// A folder or a server from which clients fetch what was published.
public protocol PublishedSite: Sendable {
  /// The name by which a person calls it: a path or a URL.
  var name: String { get }
  /// Several files in their order.
  ///
  /// - Throws: An error of the folder or the server, which says why a file cannot be read.
  func fetch(_ files: [WantedFile]) throws -> [SiteFile]
  /// The names of the files in a folder of the site, sorted, without hidden ones; nil for a site that cannot be listed.
  func names(in folder: String) throws -> [String]?
}

extension PublishedSite {
  /// The bytes of a file, by its path inside the site; nil when there is none.
  public func read(_ path: String) throws -> [UInt8]? { try read([path])[0] }

  /// The bytes of several files in their order, each as if read alone, but faster.
  ///
  /// - Throws: `SiteFailure` for one that is larger than it may be, and what fetching throws.
  public func read(_ paths: [String]) throws -> [[UInt8]?] {
    try zip(paths, fetch(paths.map { WantedFile($0) })).map { path, file in try whole(file, at: path) }
  }

  /// The bytes of a fetched file; nil where it is missing.
  ///
  /// - Throws: `SiteFailure` for one that is larger than it may be.
  func whole(_ file: SiteFile, at path: String) throws(SiteFailure) -> [UInt8]? {
    guard case .tooLarge(let received, let limit) = file.content else { return file.bytes }
    throw .tooLarge(file: "\(name)/\(path)", received: received, limit: limit)
  }

  /// The files in a folder of the site whose names end in `.json`; nil for a site that cannot be listed.
  public func jsonFiles(in folder: String) throws -> [PublishedFile]? {
    guard let names = try names(in: folder) else { return nil }
    let paths = names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
    return try zip(paths, read(paths)).compactMap { path, bytes in bytes.map { PublishedFile(path: path, bytes: $0) } }
  }
}
