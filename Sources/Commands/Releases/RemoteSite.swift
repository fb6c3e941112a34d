import Evidence
import Publishing

/// A server that hands out what was published, reached by the program `curl`.
struct RemoteSite: PublishedSite {
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

  /// Fetches files, several at a time, by one process.
  func fetch(_ files: [WantedFile]) throws -> [SiteFile] {
    guard !files.isEmpty else { return [] }
    do {
      return try TemporaryFolder.use { folder in
        var settings = CurlSettings(login: nil)
        settings.skipsErrors = true
        for (number, file) in files.enumerated() {
          settings.get(address(of: file), into: "\(folder.path)/\(number)", atMost: file.mostBytes)
        }
        let answers = try settings.transfer(in: folder)
        if let odd = answers.first(where: { !(200..<300).contains($0.status) && $0.status != 404 && $0.status != 410 })
        {
          throw EvidenceStoreFailure(reason: "the server answered with status \(odd.status)")
        }
        let headers = answers.reduce(into: [:]) { headers, answer in headers[answer.file] = answer.cacheControl }
        return files.enumerated().map { number, file in
          SiteFile(
            content: content(of: file, in: "\(number)", of: folder),
            cacheControl: headers["\(folder.path)/\(number)"])
        }
      }
    } catch let failure as EvidenceStoreFailure {
      let whole = files.count == 1 ? address(of: files[0]) : name
      throw CommandFailure("'\(whole)' cannot be fetched: \(failure.reason)", help: "see that the URL is right")
    } catch let failure as SystemError {
      throw CommandFailure(
        "no temporary folder can be used: \(failure.reason)", help: "set TMPDIR to a folder of yours")
    }
  }

  private func address(of file: WantedFile) -> String { "\(name)/\(file.path)" }

  /// A file that the server does not have is not written, so it is missing in the folder.
  private func content(of file: WantedFile, in name: String, of folder: TemporaryFolder) -> SiteFile.Content {
    if let large = OversizedAnswer(of: address(of: file), in: name, of: folder, limit: file.mostBytes) {
      return .tooLarge(received: large.received, limit: large.limit)
    }
    return folder.folder.read(name, atMost: file.mostBytes, forbidden: 0).map { .whole($0) } ?? .missing
  }

  /// A server says nothing of what it has.
  func names(in folder: String) throws -> [String]? { nil }
}
