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

  /// A text in quotes, as `curl` reads its settings.
  static func quoted(_ text: String) -> String {
    // Byte by byte: a quote with an accent above it is another character, but `curl` would see the quote.
    let bytes = text.utf8.flatMap { "\"\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  /// Makes the transfers.
  ///
  /// - Returns: The HTTP status of each answer, in no particular order.
  /// - Throws: `EvidenceStoreFailure` unless every transfer got an answer.
  func transfer() throws -> [Int] {
    let ending = try run()
    let codes = String(decoding: ending.output, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    if codes.count != count || codes.contains(0) {
      let lines = String(decoding: ending.errors, as: UTF8.self).split(separator: "\n")
      let mark = "curl: "
      let reason = lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count)
      throw EvidenceStoreFailure(reason: reason.map(String.init) ?? Self.reason(for: ending.status))
    }
    return codes
  }

  private static func reason(for status: ChildProcess.Status) -> String {
    switch status {
    case .exited(let status): "curl ended early, with status \(status)"
    case .killed(let signal): "curl was ended by signal \(signal)"
    }
  }

  private func run() throws(EvidenceStoreFailure) -> ChildProcess.Ending {
    var curl = ChildProcess(
      "curl",
      [
        "--disable", "--silent", "--show-error", "--no-progress-meter", "--globoff", "--parallel", "--parallel-max",
        "\(Self.parallel)", "--proto", "=http,https", "--connect-timeout", "10", "--max-time", "\(Self.longest)",
        "--write-out", "%{http_code}\\n", "--config", "-",
      ] + (fails ? ["--fail"] : []))
    curl.input = text
    do throws(ChildProcess.Failure) { return try curl.run() } catch {
      throw EvidenceStoreFailure(
        reason: error.isMissingProgram ? "there is no curl on PATH" : "curl cannot be run: \(error.error.reason)")
    }
  }
}
