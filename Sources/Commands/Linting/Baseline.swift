internal import Authoring
internal import Diagnostics
internal import JSON
internal import Linting

/// Old findings that are known and not shown, so that a new rule can come to an old curriculum.
///
/// A finding is known again by its file's path inside the curriculum, its code and its message, wherever the command
/// runs and however its line moved; where several curricula are checked together, by the name of its curriculum too.
struct Baseline {
  /// Rises when an older tool would misread what this one writes.
  private static let version = 1
  private var counts: [Key: Int] = [:]
  private var size = 0

  private struct Key: Hashable {
    /// Which of the run's curricula.
    let curriculum: Int
    let file: String
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic, _ curricula: CurriculumNames) {
      (curriculum, file) = curricula.place(of: diagnostic.location.file)
      code = diagnostic.code.rawValue
      message = diagnostic.message
    }

    /// The finding in a baseline; nil when it lacks something.
    init?(_ json: JSONValue, of curriculum: Int) {
      guard let file = json["file"]?.string, let code = json["code"]?.string else { return nil }
      guard let message = json["message"]?.string else { return nil }
      self.curriculum = curriculum
      self.file = file
      self.code = code
      self.message = message
    }

    /// The finding as it is written.
    func json(_ curricula: CurriculumNames) -> JSONValue {
      .members([
        "curriculum": curricula[curriculum].map { .string($0) }, "file": .string(file), "code": .string(code),
        "message": .string(message),
      ])
    }
  }

  /// The findings that are not in the baseline, and how many are; with `--update-baseline` all of them go into it.
  ///
  /// Errors met while files were read never do: what is lost with them would be missing from a release.
  ///
  /// - Throws: `CommandFailure` when the file cannot be read or is no baseline,
  ///   `FileFailure` when it cannot be written.
  static func filter(
    _ diagnostics: [Diagnostic], run: LintRun, options: SelectionOptions
  ) throws -> (new: [Diagnostic], old: Int) {
    guard let path = options.baseline else { return (diagnostics, 0) }
    let curricula = CurriculumNames(run.folders)
    let isKept = { (diagnostic: Diagnostic) in !AllRules.cannotBeSilenced.contains(diagnostic.code) }
    if options.updateBaseline {
      if let unreadable = diagnostics.first(where: \.isAboutUnreadableFile) {
        throw CommandFailure("\(unreadable.message), so no baseline is written", help: unreadable.help)
      }
      let old = diagnostics.filter(isKept)
      try AtomicFile.write(Array(text(of: old, curricula).utf8), to: ShownPath.absolute(path))
      Terminal.writeError("wrote \(counted(old.count, "finding")) to '\(path)'\n")
      return (diagnostics.filter { !isKept($0) }, old.count)
    }
    var baseline = try Baseline(path: path, of: curricula)
    let new = diagnostics.filter { !isKept($0) || !baseline.takes(Key($0, curricula)) }
    if run.looksForEverything { baseline.tellOfMended(in: path) }
    return (new, diagnostics.count - new.count)
  }

  private init(path: String, of curricula: CurriculumNames) throws(CommandFailure) {
    let help = "write one with `--baseline \(path.shellWord) --update-baseline`"
    let bytes: [UInt8]
    do { bytes = try FileReading.bytes(of: path) } catch {
      throw CommandFailure("cannot read the baseline '\(path)': \(error.reason)", help: help)
    }
    guard case .success(let json) = JSONReader.read(bytes), let findings = json["findings"]?.array else {
      throw CommandFailure("'\(path)' is no baseline", help: help)
    }
    guard json["version"] == .integer(Self.version) else {
      throw CommandFailure("the baseline '\(path)' is not of version \(Self.version)", help: help)
    }
    for (index, finding) in findings.enumerated() {
      let name = finding["curriculum"]?.string
      guard name != nil || !curricula.areSeveral else {
        throw CommandFailure(
          "the baseline '\(path)' is of one curriculum, but several are checked", help: "check it alone, or \(help)")
      }
      guard let curriculum = curricula.index(of: name) else { continue }
      guard let key = Key(finding, of: curriculum) else {
        throw CommandFailure(
          "finding \(index + 1) of the baseline '\(path)' lacks its file, code or message", help: help)
      }
      counts[key, default: 0] += 1
      size += 1
    }
  }

  /// Whether a finding is an old one; each old one counts once.
  private mutating func takes(_ key: Key) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// Says how many of the old findings are gone, once those of a run that looks for all were taken.
  private func tellOfMended(in path: String) {
    let gone = counts.values.reduce(0, +)
    guard gone > 0 else { return }
    let fact =
      size == 1 ? "the old finding is gone" : "\(gone) of \(size) old findings \(gone == 1 ? "is" : "are") gone"
    Terminal.writeError("\(fact); shorten '\(path)' with `--update-baseline`\n")
  }

  private static func text(of diagnostics: [Diagnostic], _ curricula: CurriculumNames) -> String {
    let findings = diagnostics.map { Key($0, curricula).json(curricula) }
    return PrettyJSON.text(of: ["version": .integer(version), "findings": .array(findings)])
  }
}
