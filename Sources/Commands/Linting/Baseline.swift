import Authoring
import Diagnostics
import JSON
import Linting

/// Old findings that are known and not shown, so that a new rule can come to an old curriculum.
///
/// Where several curricula are checked together, each is known by its name, wherever the command runs.
struct Baseline {
  /// Rises when an older tool would misread what this one writes.
  private static let version = 1
  private var findings = OldFindings()

  /// The findings that are not in the baseline, and how many are; with `--update-baseline` all of them go into it.
  ///
  /// Errors met while files were read never do: what is lost with them would be missing from a release. A finding that
  /// the run left out already, since it is older than a revision, uses up its entry in the baseline. An entry excuses a
  /// finding of any severity.
  ///
  /// - Throws: `CommandFailure` when the file cannot be read, is not a baseline or must not become one,
  ///   `FileFailure` when it cannot be written.
  static func filter(
    _ diagnostics: [Diagnostic], run: LintRun, options: SelectionOptions
  ) throws -> (new: [Diagnostic], old: Int) {
    guard let path = options.baseline else { return (diagnostics, run.oldFindings.count) }
    let curricula = CurriculumNames(run.folders)
    let isKept = { (diagnostic: Diagnostic) in !AllRules.cannotBeSilenced.contains(diagnostic.code) }
    if let file = try options.newBaseline {
      if let unreadable = diagnostics.first(where: \.isAboutUnreadableFile) {
        throw CommandFailure("\(unreadable.message), so no baseline is written", help: unreadable.help)
      }
      let old = diagnostics.filter(isKept)
      try file.write(text(of: old, curricula))
      Terminal.writeError("wrote \(counted(old.count, "finding")) to '\(path)'\n")
      return (diagnostics.filter { !isKept($0) }, old.count)
    }
    var baseline = try Baseline(path: path, of: curricula)
    _ = baseline.findings.take(run.oldFindings.filter(isKept), of: curricula)
    let kept = diagnostics.filter(isKept)
    let newKept = zip(kept, baseline.findings.take(kept, of: curricula)).filter { !$1 }.map(\.0)
    let new = (diagnostics.filter { !isKept($0) } + newKept).sorted(by: Diagnostic.precedes)
    if run.looksForEverything { baseline.tellOfRepaired(in: path) }
    return (new, run.oldFindings.count + diagnostics.count - new.count)
  }

  private init(path: String, of curricula: CurriculumNames) throws(CommandFailure) {
    let help = "write one with `--baseline \(path.shellWord) --update-baseline`"
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileReading.named(path) } catch {
      throw CommandFailure("cannot read the baseline '\(path)': \(error.reason)", help: help)
    }
    guard case .success(let json) = JSONReader.read(bytes), let findings = json["findings"]?.array else {
      throw CommandFailure("'\(path)' is not a baseline", help: help)
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
      guard let identity = FindingIdentity(finding, of: curriculum) else {
        throw CommandFailure(
          "finding \(index + 1) of the baseline '\(path)' lacks its file, code or message", help: help)
      }
      self.findings.insert(identity, .error)
    }
  }

  /// Says how many of the old findings are gone, once those of a run that looks for all were taken.
  private func tellOfRepaired(in path: String) {
    let gone = findings.remaining
    guard gone > 0 else { return }
    let fact =
      findings.size == 1
      ? "the old finding is gone" : "\(gone) of \(findings.size) old findings \(gone == 1 ? "is" : "are") gone"
    Terminal.writeError("\(fact); shorten '\(path)' with `--update-baseline`\n")
  }

  private static func text(of diagnostics: [Diagnostic], _ curricula: CurriculumNames) -> String {
    let findings = diagnostics.map { FindingIdentity($0, curricula).json(curricula) }
    return PrettyJSON.text(of: ["version": .integer(version), "findings": .array(findings)])
  }
}

extension SelectionOptions {
  /// The file that gets the findings of the run as the baseline of later ones; nil where none is written.
  ///
  /// - Throws: `CommandFailure` where it must not be replaced.
  var newBaseline: OutputFile? {
    get throws(CommandFailure) {
      guard updateBaseline, let baseline else { return nil }
      return try OutputFile(baseline, for: "--baseline")
    }
  }
}

extension FindingIdentity {
  /// The identity of a finding in a baseline; nil when it lacks something.
  fileprivate init?(_ json: JSONValue, of curriculum: Int) {
    guard let file = json["file"]?.string, let code = json["code"]?.string else { return nil }
    guard let message = json["message"]?.string else { return nil }
    self.init(curriculum: curriculum, file: file, code: code, message: message)
  }

  /// The finding as a baseline has it.
  fileprivate func json(_ curricula: CurriculumNames) -> JSONValue {
    .members([
      "curriculum": curricula[curriculum].map { .string($0) }, "file": .string(file), "code": .string(code),
      "message": .string(message),
    ])
  }
}
