internal import Evidence

/// A server that hands out what was published, reached by the program `curl`.
struct RemotePlace: ReleasePlace {
  let name: String

  /// A place by its URL.
  ///
  /// - Throws: `CommandFailure` for anything but the URL of a folder.
  init(_ address: String) throws(CommandFailure) {
    guard EvidenceAddress(address).isFolder else {
      throw CommandFailure(
        "'\(address)' is not the URL of a folder", help: "write one such as https://example.org/course")
    }
    name = address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  func read(_ path: String) throws -> [UInt8]? { try read([path])[0] }

  /// Fetches files, several at a time, by one process.
  func read(_ paths: [String]) throws -> [[UInt8]?] {
    guard !paths.isEmpty else { return [] }
    do {
      return try TemporaryFolder.use { folder in
        var settings = CurlSettings(login: nil)
        settings.fails = true
        for (number, path) in paths.enumerated() {
          settings.get("\(name)/\(path)", into: "\(folder.path)/\(number)")
        }
        let statuses = try settings.transfer()
        if let status = statuses.first(where: { !(200..<300).contains($0) && $0 != 404 && $0 != 410 }) {
          throw EvidenceStoreFailure(reason: "the server answered with status \(status)")
        }
        // What the server does not have leaves no file.
        return paths.indices.map { folder.folder.read("\($0)", atMost: Self.mostBytes, forbidden: 0) }
      }
    } catch let failure as EvidenceStoreFailure {
      let whole = paths.count == 1 ? "\(name)/\(paths[0])" : name
      throw CommandFailure("'\(whole)' cannot be fetched: \(failure.reason)", help: "see that the URL is right")
    } catch let failure as SystemError {
      throw CommandFailure(
        "no temporary folder can be used: \(failure.reason)", help: "set TMPDIR to a folder of yours")
    }
  }

  /// A server says nothing of what it has.
  func names(in folder: String) throws -> [String]? { nil }

  /// The most bytes of a file.
  private static let mostBytes = 1 << 30
}
