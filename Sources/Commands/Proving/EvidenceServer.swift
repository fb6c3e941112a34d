import POSIX
import Remembering

/// A server that answers a plain GET and PUT of `/<key>`, as build caches do, reached by the program `curl`.
///
/// `curl` brings proxies, certificates and parallel transfers with it, and nothing of that into this tool.
struct EvidenceServer: EntryStore {
  private let address: String
  private let login: String?

  /// The environment variable with a name and a password for the server, as `name:password`.
  private static let loginVariable = "HORNBOOK_EVIDENCE_LOGIN"

  /// A server by the URL of the folder in which its entries are.
  init(_ address: String) throws(CommandFailure) {
    let url = EvidenceAddress(address)
    if url.hasLogin {
      throw CommandFailure(
        "a URL on the command line is visible to others, so it cannot hold a password",
        help: "set \(Self.loginVariable)=name:password in the environment")
    }
    guard url.isFolder else {
      throw CommandFailure(
        "what --evidence-store names is not the URL of a folder",
        help: "write one such as http://cache.example:8080/evidence")
    }
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    // A secret that nobody set is an empty text in many a workflow.
    login = Environment.variables[Self.loginVariable].flatMap { $0.isEmpty ? nil : $0 }
    if let login, !CurlSettings.canHold(login) {
      throw CommandFailure(
        "\(Self.loginVariable) has a control character", help: "set it to name:password on one line")
    }
  }

  func recall(_ keys: [EntryKey]) throws -> [EntryKey: [UInt8]] {
    guard !keys.isEmpty else { return [:] }
    return try withFolder { temporary in
      var settings = CurlSettings(login: login)
      settings.skipsErrors = true
      for key in keys {
        settings.get("\(address)/\(key)", into: "\(temporary.path)/\(key)", atMost: SharedEntry.mostBytes)
      }
      try check(try settings.transfer(in: temporary)) { (200..<300).contains($0) || $0 == 404 || $0 == 410 }
      return try keys.reduce(into: [:]) { entries, key in
        let (file, limit) = (key.description, SharedEntry.mostBytes)
        if let large = OversizedAnswer(of: "\(address)/\(key)", in: file, of: temporary, limit: limit) {
          throw EvidenceStoreFailure(reason: "'\(large.address)' is not an entry: \(large.words)")
        }
        entries[key] = temporary.folder.read(file, atMost: limit, forbidden: 0o022)
      }
    }
  }

  func keep(_ entries: [EntryKey: [UInt8]]) throws {
    guard !entries.isEmpty else { return }
    try withFolder { temporary in
      var settings = CurlSettings(login: login)
      for key in entries.keys.sorted() {
        try temporary.folder.write(entries[key] ?? [], to: key.description, mode: 0o600)
        settings.put("\(temporary.path)/\(key)", to: "\(address)/\(key)")
      }
      try check(try settings.transfer(in: temporary)) { (200..<300).contains($0) }
    }
  }

  private func check(_ answers: [CurlAnswer], _ isFine: (Int) -> Bool) throws {
    guard let odd = answers.first(where: { !isFine($0.status) }) else { return }
    throw EvidenceStoreFailure(reason: "the server answered with status \(odd.status)")
  }

  /// Does something with a new folder of this user for files on their way.
  private func withFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    do {
      guard CurlSettings.canHold(TemporaryFolder.parent) else { throw SystemError(code: EINVAL) }
      return try TemporaryFolder.use(body)
    } catch let error as SystemError {
      throw EvidenceStoreFailure(reason: "no temporary folder can be used: \(error.reason)")
    }
  }
}
