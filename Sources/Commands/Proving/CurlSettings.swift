/// What `curl` is to do in one run: many transfers, several at a time.
///
/// A response may never end, so each one that is kept has a limit, and so do all of them together.
struct CurlSettings {
  /// Whether nothing is written for an answer that is an error.
  var skipsErrors = false
  private var text = ""
  private var count = 0
  /// The most bytes of one answer that is kept, and of all of them; nil where none is.
  private var kept: WrittenLimits?

  /// How many transfers go on at a time.
  private static let parallel = 16
  /// The longest that one transfer may take, in seconds.
  private static let longest = 120
  /// The fewest bytes a second that a server may send; one that sends fewer for a while is given up.
  private static let slowest = 100
  /// How long it may, in seconds.
  private static let patience = 20
  /// The most bytes that all answers of one run may have.
  private static let mostBytes = 1 << 30
  /// The most bytes of the line that `curl` writes for an answer: the path of its file, and a header.
  private static let mostLineBytes = 4096

  /// No transfers yet.
  ///
  /// - Parameter login: A name and a password for the server, as `name:password`.
  init(login: String?) { if let login { text += "user = \(Self.quoted(login))\n" } }

  /// Whether a text can stand in settings, which are lines.
  static func canHold(_ text: String) -> Bool { !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }

  /// Adds a GET of an address into a file, of which no more bytes are taken than the limit and a few.
  mutating func get(_ address: String, into file: String, atMost limit: Int) {
    text += "url = \(Self.quoted(address))\noutput = \(Self.quoted(file))\n"
    count += 1
    let total = min((kept?.total ?? 0) + limit + 1024, Self.mostBytes)
    kept = WrittenLimits(file: max(kept?.file ?? 0, limit), total: total)
  }

  /// Adds a PUT of a file to an address.
  mutating func put(_ file: String, to address: String) {
    text += "upload-file = \(Self.quoted(file))\nurl = \(Self.quoted(address))\noutput = \"/dev/null\"\n"
    count += 1
  }

  /// How much `curl` may write.
  ///
  /// The limit of a file is also that of its standard output, which has a line for each answer however small all files
  /// are. So a file may get larger than it should be, for which there is room in the total; `OversizedAnswer` finds it.
  private var limits: WrittenLimits? {
    kept.map { kept in
      let file = max(kept.file, Self.mostLineBytes * count)
      return WrittenLimits(file: file, total: kept.total + file)
    }
  }

  /// A text in quotes, as `curl` reads its settings.
  static func quoted(_ text: String) -> String {
    // Byte by byte: a quote with an accent above it is another character, but `curl` would see the quote.
    let bytes = text.utf8.flatMap { "\"\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  /// Makes the transfers.
  ///
  /// - Parameter folder: The folder in which all files are; it goes with this process, and so does `curl`.
  /// - Returns: The answers, in no particular order.
  /// - Throws: `EvidenceStoreFailure` unless every transfer got an answer, and where all together are too large.
  func transfer(in folder: TemporaryFolder) throws -> [CurlAnswer] {
    let ending = try run(in: folder)
    if ending.isOverLimit, let limits {
      throw EvidenceStoreFailure(
        reason:
          "\(count) answers of the server have more than \(limits.total) bytes together, so the rest was not taken"
      )
    }
    let process = ending.process
    let answers = String(decoding: process.output, as: UTF8.self).split(separator: "\n").compactMap { CurlAnswer($0) }
    if answers.count != count || answers.contains(where: { $0.status == 0 }) {
      let lines = String(decoding: process.errors, as: UTF8.self).split(separator: "\n")
      let mark = "curl: "
      let reason = lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count)
      throw EvidenceStoreFailure(reason: reason.map(String.init) ?? Self.reason(for: process.status))
    }
    return answers
  }

  private static func reason(for status: ChildProcess.Status) -> String {
    switch status {
    case .exited(let status): "curl ended early, with status \(status)"
    case .killed(let signal): "curl was ended by signal \(signal)"
    }
  }

  private func run(in folder: TemporaryFolder) throws(EvidenceStoreFailure) -> GuardedProgram.Ending {
    var curl = GuardedProgram(
      "curl",
      [
        "--disable", "--silent", "--show-error", "--no-progress-meter", "--globoff", "--parallel", "--parallel-max",
        "\(Self.parallel)", "--proto", "=http,https", "--connect-timeout", "10", "--max-time", "\(Self.longest)",
        "--speed-limit", "\(Self.slowest)", "--speed-time", "\(Self.patience)",
        "--write-out", CurlAnswer.form, "--config", "-",
      ] + (skipsErrors ? ["--fail"] : []), folder: folder)
    curl.input = text
    curl.limits = limits
    do throws(ChildProcess.Failure) {
      let ending = try curl.run()
      if !ending.isMissingProgram { return ending }
    } catch {
      throw EvidenceStoreFailure(reason: "curl cannot be run: \(error.error.reason)")
    }
    throw EvidenceStoreFailure(reason: "there is no curl on PATH")
  }
}

/// The status and headers of a response, without the body.
struct CurlAnswer {
  /// The HTTP status; 0 for no answer.
  let status: Int
  /// The path of the file for its body, as it was asked for: an address `curl` writes in its own way.
  let file: String
  /// What the header `Cache-Control` says, empty where there is none; nil where `curl` is too old to tell.
  let cacheControl: String?

  /// How `curl` writes an answer on a line.
  static let form = #"%{http_code}\t%{filename_effective}\t%header{cache-control}\n"#

  /// Parses a line in `form`; nil where it has another shape.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let status = Int(parts[0]) else { return nil }
    (self.status, file) = (status, String(parts[1]))
    cacheControl = parts[2].hasPrefix("%header") ? nil : String(parts[2])
  }
}

/// A response that exceeds its limit.
struct OversizedAnswer {
  /// The requested address.
  let address: String
  /// The most bytes that are taken.
  let limit: Int
  /// The bytes that arrived before the transfer ended, usually a few more than the limit.
  let received: Int

  /// Looks at the file that a response was written to; nil where it is within the limit.
  init?(of address: String, in file: String, of folder: TemporaryFolder, limit: Int) {
    guard let size = folder.folder.size(of: file), size > limit else { return nil }
    (self.address, self.limit, received) = (address, limit, size)
  }

  /// The fact, without a full stop.
  var words: String { "it has more than \(limit) bytes: \(received) came, and the rest was not taken" }
}
