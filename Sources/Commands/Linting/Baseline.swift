internal import Diagnostics
internal import JSON

/// Old findings that are known and not shown, so that a new rule can come to an old curriculum.
///
/// A finding is known again by its file, code and message, however its line moved.
struct Baseline {
  private var counts: [Key: Int] = [:]

  private struct Key: Hashable {
    let file: String
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.location.file
      code = diagnostic.code.rawValue
      message = diagnostic.message
    }

    init?(_ json: JSONValue) {
      guard let file = json["file"]?.string, let code = json["code"]?.string else { return nil }
      guard let message = json["message"]?.string else { return nil }
      self.file = file
      self.code = code
      self.message = message
    }
  }

  /// The findings that are not in the baseline; with `--update-baseline` all of them go into it.
  ///
  /// - Throws: `CommandFailure` when the file cannot be read or is no baseline, `FileFailure` when it cannot be written.
  static func filter(
    _ diagnostics: [Diagnostic], run: LintRun, options: SelectionOptions
  ) throws -> [Diagnostic] {
    guard let path = options.baseline else { return diagnostics }
    if options.updateBaseline {
      let count = diagnostics.count
      try AtomicFile.write(Array(text(of: diagnostics).utf8), to: ShownPath.absolute(path))
      Terminal.writeError("wrote \(count) finding\(count == 1 ? "" : "s") to '\(path)'\n")
      return []
    }
    var baseline = try Baseline(path: path)
    return diagnostics.filter { !baseline.takes($0) }
  }

  private init(path: String) throws(CommandFailure) {
    let bytes: [UInt8]
    do { bytes = try FileReading.bytes(of: path) } catch {
      throw CommandFailure(
        "cannot read the baseline '\(path)': \(error.reason)",
        help: "write one with `--baseline \(path) --update-baseline`")
    }
    guard case .success(let json) = JSONReader.read(bytes), let findings = json["findings"]?.array else {
      throw CommandFailure("'\(path)' is no baseline", help: "write one with `--baseline \(path) --update-baseline`")
    }
    for finding in findings {
      guard let key = Key(finding) else { continue }
      counts[key, default: 0] += 1
    }
  }

  /// Whether a finding is an old one; each old one counts once.
  private mutating func takes(_ diagnostic: Diagnostic) -> Bool {
    let key = Key(diagnostic)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  private static func text(of diagnostics: [Diagnostic]) -> String {
    let findings = diagnostics.map { diagnostic -> JSONValue in
      [
        "file": .string(diagnostic.location.file), "code": .string(diagnostic.code.rawValue),
        "message": .string(diagnostic.message),
      ]
    }
    return PrettyJSON.text(of: ["version": 1, "findings": .array(findings)])
  }
}
