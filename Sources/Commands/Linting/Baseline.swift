internal import Diagnostics
internal import JSON

/// Old findings that are known and not shown, so that a new rule can come to an old curriculum.
///
/// A finding is known again by its file's path inside the curriculum, its code and its message, wherever the command
/// runs and however its line moved.
struct Baseline {
  /// Rises when an older tool would misread what this one writes.
  private static let version = 1
  private var counts: [Key: Int] = [:]

  private struct Key: Hashable {
    let file: String
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic, in run: LintRun) {
      file = run.pathInside(of: diagnostic.location.file)
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
      try AtomicFile.write(Array(text(of: diagnostics.map { Key($0, in: run) }).utf8), to: ShownPath.absolute(path))
      Terminal.writeError("wrote \(count) finding\(count == 1 ? "" : "s") to '\(path)'\n")
      return []
    }
    var baseline = try Baseline(path: path)
    return diagnostics.filter { !baseline.takes(Key($0, in: run)) }
  }

  private init(path: String) throws(CommandFailure) {
    let bytes: [UInt8]
    do { bytes = try FileReading.bytes(of: path) } catch {
      throw CommandFailure(
        "cannot read the baseline '\(path)': \(error.reason)",
        help: "write one with `--baseline \(path) --update-baseline`")
    }
    let help = "write one with `--baseline \(path) --update-baseline`"
    guard case .success(let json) = JSONReader.read(bytes), let findings = json["findings"]?.array else {
      throw CommandFailure("'\(path)' is no baseline", help: help)
    }
    guard json["version"] == .integer(Self.version) else {
      throw CommandFailure("the baseline '\(path)' is not of version \(Self.version)", help: help)
    }
    for (index, finding) in findings.enumerated() {
      guard let key = Key(finding) else {
        throw CommandFailure(
          "finding \(index + 1) of the baseline '\(path)' lacks its file, code or message", help: help)
      }
      counts[key, default: 0] += 1
    }
  }

  /// Whether a finding is an old one; each old one counts once.
  private mutating func takes(_ key: Key) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  private static func text(of keys: [Key]) -> String {
    let findings = keys.map { key -> JSONValue in
      ["file": .string(key.file), "code": .string(key.code), "message": .string(key.message)]
    }
    return PrettyJSON.text(of: ["version": .integer(version), "findings": .array(findings)])
  }
}
