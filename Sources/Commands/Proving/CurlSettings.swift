internal import Foundation

/// What `curl` is to do in one run: many transfers, several at a time.
struct CurlSettings {
  /// Whether nothing is written for an answer that is an error.
  var fails = false
  private var text = ""
  private var count = 0

  /// How many transfers go on at a time.
  private static let parallel = 16
  /// The longest that one transfer may take, in seconds.
  private static let longest = 120

  /// No transfers yet.
  ///
  /// - Parameter login: A name and a password for the server, as `name:password`.
  init(login: String?) { if let login { text += "user = \(Self.quoted(login))\n" } }

  /// Whether a text can stand in settings, which are lines.
  static func canHold(_ text: String) -> Bool { !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }

  /// Adds a GET of an address into a file.
  mutating func get(_ address: String, into file: String) {
    text += "url = \(Self.quoted(address))\noutput = \(Self.quoted(file))\n"
    count += 1
  }

  /// Adds a PUT of a file to an address.
  mutating func put(_ file: String, to address: String) {
    text += "upload-file = \(Self.quoted(file))\nurl = \(Self.quoted(address))\noutput = \"/dev/null\"\n"
    count += 1
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// Makes the transfers.
  ///
  /// - Returns: The HTTP status of each answer, in no particular order.
  /// - Throws: `EvidenceStoreFailure` unless every transfer got an answer.
  func transfer() throws -> [Int] {
    let caught = try (input: CaughtFile(text), output: CaughtFile(), errors: CaughtFile())
    let status = try withExtendedLifetime(caught) { try run(caught.input, caught.output, caught.errors) }
    if status == 127 { throw EvidenceStoreFailure(reason: "there is no curl on PATH") }
    let codes = String(decoding: try caught.output.bytes, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    if codes.count != count || codes.contains(0) {
      let lines = String(decoding: try caught.errors.bytes, as: UTF8.self).split(separator: "\n")
      let reason = lines.first { $0.hasPrefix("curl: ") }?.trimmingPrefix("curl: ")
      throw EvidenceStoreFailure(reason: reason.map(String.init) ?? "curl ended early, with status \(status)")
    }
    return codes
  }

  private func run(_ input: CaughtFile, _ output: CaughtFile, _ errors: CaughtFile) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "curl", "--disable", "--silent", "--show-error", "--no-progress-meter", "--globoff", "--parallel",
        "--parallel-max",
        "\(Self.parallel)", "--proto", "=http,https", "--connect-timeout", "10", "--max-time", "\(Self.longest)",
        "--write-out", "%{http_code}\\n", "--config", "-",
      ] + (fails ? ["--fail"] : [])
    process.standardInput = input.handle
    process.standardOutput = output.handle
    process.standardError = errors.handle
    do { try process.run() } catch {
      throw EvidenceStoreFailure(reason: "curl cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
