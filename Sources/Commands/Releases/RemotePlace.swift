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

  func read(_ path: String) throws -> [UInt8]? {
    do {
      return try TemporaryFolder.use { folder in
        var settings = CurlSettings(login: nil)
        settings.fails = true
        settings.get("\(name)/\(path)", into: "\(folder.path)/file")
        let status = try settings.transfer().first ?? 0
        if status == 404 || status == 410 { return nil }
        guard (200..<300).contains(status) else {
          throw EvidenceStoreFailure(reason: "the server answered with status \(status)")
        }
        return folder.folder.read("file", atMost: Self.mostBytes, forbidden: 0)
      }
    } catch let failure as EvidenceStoreFailure {
      throw CommandFailure("'\(name)/\(path)' cannot be fetched: \(failure.reason)", help: "see that the URL is right")
    } catch let failure as SystemError {
      throw CommandFailure(
        "no temporary folder can be used: \(failure.reason)", help: "set TMPDIR to a folder of yours")
    }
  }

  /// The most bytes of a file.
  private static let mostBytes = 1 << 30
}
