internal import Evidence
internal import Foundation

/// A server that answers a plain GET and PUT of `/<key>`, as build caches do, reached by the program `curl`.
///
/// `curl` brings proxies, certificates and parallel transfers with it, and nothing of that into this tool.
struct EvidenceServer: EvidenceStore {
  /// The address without a password.
  let shown: String
  private let address: String

  /// How many transfers go on at a time.
  private static let parallel = 16
  /// The most bytes of an entry that are read.
  private static let largest = 64 << 20
  /// The longest that all transfers of a run may take, in seconds.
  private static let longest = 600

  /// A server by the address of the folder in which its entries are.
  init(_ address: String) throws(CommandFailure) {
    guard let url = URLComponents(string: address), ["http", "https"].contains(url.scheme), url.host?.isEmpty == false,
      url.query == nil, url.fragment == nil, address.utf8.allSatisfy(Self.mayStandInSettings)
    else {
      throw CommandFailure(
        "'\(address)' is no address of an evidence store", help: "write one such as http://cache.example:8080/evidence")
    }
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    var visible = url
    (visible.user, visible.password) = (nil, nil)
    shown = visible.string ?? address
  }

  /// Whether a byte of an address means itself in settings of `curl`, between double quotes.
  private static func mayStandInSettings(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  func recall(_ keys: [EvidenceKey]) throws -> [EvidenceKey: [UInt8]] {
    guard !keys.isEmpty else { return [:] }
    return try withFolder { folder in
      let config = keys.map { "url = \"\(address)/\($0)\"\noutput = \"\(folder)/\($0)\"\n" }.joined()
      let codes = try transfer(config, ["--fail", "--max-filesize", "\(Self.largest)"])
      try check(codes) { (200..<300).contains($0) || $0 == 404 || $0 == 410 }
      return keys.reduce(into: [:]) { entries, key in
        entries[key] = FileManager.default.contents(atPath: "\(folder)/\(key)").map { Array($0) }
      }
    }
  }

  func keep(_ entries: [EvidenceKey: [UInt8]]) throws {
    guard !entries.isEmpty else { return }
    try withFolder { folder in
      let keys = entries.keys.sorted()
      for key in keys { try AtomicFile.write(entries[key] ?? [], to: "\(folder)/\(key)", isLasting: false) }
      let config = keys.map { key in
        "upload-file = \"\(folder)/\(key)\"\nurl = \"\(address)/\(key)\"\noutput = \"/dev/null\"\n"
      }
      try check(try transfer(config.joined(), [])) { (200..<300).contains($0) }
    }
  }

  /// The codes of answers by HTTP, each with the address that it is from; 0 where nobody answered.
  private func transfer(_ config: String, _ options: [String]) throws -> [Int] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "curl", "--disable", "--silent", "--show-error", "--globoff", "--parallel", "--parallel-max",
        "\(Self.parallel)", "--proto", "=http,https", "--connect-timeout", "10", "--max-time", "\(Self.longest)",
        "--write-out", "%{http_code}\\n", "--config", "-",
      ] + options
    let caught = try (input: CaughtFile(config), output: CaughtFile(), errors: CaughtFile())
    process.standardInput = caught.input.handle
    process.standardOutput = caught.output.handle
    process.standardError = caught.errors.handle
    do { try process.run() } catch { throw EvidenceStoreFailure(reason: "curl cannot be run: \(error)") }
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw EvidenceStoreFailure(reason: "there is no curl on PATH") }
    let codes = String(decoding: try caught.output.bytes, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    if codes.isEmpty || codes.contains(0) {
      let words = String(decoding: try caught.errors.bytes, as: UTF8.self).split(separator: "\n").first
      throw EvidenceStoreFailure(
        reason: words.map(String.init) ?? "curl ended with status \(process.terminationStatus)")
    }
    return codes
  }

  private func check(_ codes: [Int], _ isFine: (Int) -> Bool) throws {
    guard let odd = codes.first(where: { !isFine($0) }) else { return }
    throw EvidenceStoreFailure(reason: "the server answered with status \(odd)")
  }

  /// Does something with a folder of this user for files on their way.
  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hornbook-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
