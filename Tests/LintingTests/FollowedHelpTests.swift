import Authoring
import Diagnostics
import Linting
import Testing

/// What findings advise leaves nothing to find once it is followed to the letter.
@Suite("Help that is followed")
struct FollowedHelpTests {
  /// How the advice of a rule is followed in this test.
  private enum Way: String, CaseIterable {
    /// Every finding brings a fix that `--fix` or `--accept` applies.
    case applied = "by a fix that a command applies"
    /// Every finding brings a fix, and some are for the author to choose.
    case offered = "by a fix that an editor offers"
    /// Some findings bring a fix, the others are followed by hand.
    case partly = "by a fix, where there is one, and by hand"
    /// What to do cannot be written in the author's place: the right examples show it.
    case byHand = "by hand, as in the right example"
  }

  @Test(
    "a fix, and what a help spells out, leaves no finding that was not there, and is done once",
    arguments: AllRules.descriptions.map(\.code))
  func fixesLeaveNothing(_ code: Diagnostic.Code) throws {
    for (sample, found) in try Self.findings(of: code) {
      let advice = found.filter { $0.code == code }.flatMap { finding in
        let text = sample.files[String(finding.location.file.dropFirst("curriculum/".count))]
        return Self.advice(of: finding, in: text).map { (finding, $0) }
      }
      for (finding, fix) in advice {
        let fixed = try Self.relevant(sample.applying(fix).lint(), to: code)
        let new = fixed.codes.surplus(over: found.codes.removing(code.rawValue) + Self.followUps(of: code))
        #expect(new == [], "\(finding.message)\n\(fix.title): \(fix.edits.map(\.replacement))\n\(fixed.summary)")
        #expect(!fixed.contains { $0.message == finding.message && $0.fixes == [fix] }, "\(fix.title)")
      }
    }
  }

  @Test("what is right leaves no finding of any rule", arguments: AllRules.descriptions.map(\.code))
  func rightExamplesAreClean(_ code: Diagnostic.Code) throws {
    let description = try #require(AllRules.description(of: code))
    #expect(!description.right.isEmpty)
    for example in description.right + description.cases.right {
      let found = try Self.relevant(Sample(example).lint(), to: code)
      #expect(found.summary == "", "\(example)")
    }
  }

  @Test("a help that spells out an edit brings it as a fix")
  func helpSpellsOutEditBrings() throws {
    for description in AllRules.descriptions {
      for (_, found) in try Self.findings(of: description.code) {
        for finding in found where finding.code == description.code && finding.fixes.isEmpty {
          guard let help = finding.help, help.starts(with: /(write|add) `/) else { continue }
          #expect(Self.proposals.contains(description.code.rawValue), "\(description.code): \(help)")
        }
      }
    }
  }

  @Test("a help that spells out a check brings it as a fix")
  func helpWithCheckBringsFix() throws {
    var count = 0
    for description in AllRules.descriptions {
      for (_, found) in try Self.findings(of: description.code) {
        for finding in found where finding.help?.contains(/`\{(input|setup|call)/) == true {
          count += 1
          #expect(!finding.fixes.isEmpty, "\(finding.code): \(finding.help ?? "")")
        }
      }
    }
    #expect(count > 3)
  }

  @Test("the advice of every rule can be followed")
  func adviceEveryRuleCanFollowed() throws {
    var ways: [Way: [String]] = [:]
    for description in AllRules.descriptions {
      let found = try Self.findings(of: description.code).flatMap(\.found).filter { $0.code == description.code }
      let way: Way? =
        if !found.isEmpty, found.allSatisfy({ $0.fixes.contains { $0.effect != .needsChoice } }) {
          .applied
        } else if !found.isEmpty, found.allSatisfy({ !$0.fixes.isEmpty }) {
          .offered
        } else if found.contains(where: { !$0.fixes.isEmpty }) {
          .partly
        } else {
          description.right.isEmpty ? nil : .byHand
        }
      #expect(way != nil, "\(description.code) says nothing that can be followed")
      if let way { ways[way, default: []].append(description.code.rawValue) }
    }
    for way in Way.allCases { print("\(ways[way]?.count ?? 0) rules \(way.rawValue): \(ways[way] ?? [])") }
    #expect(ways.values.map(\.count).reduce(0, +) == AllRules.descriptions.count)
  }

  /// Rules whose help shows a form to fill in or one of several ways out, or goes to another file.
  private static let proposals: Set<String> = [
    "ambiguous-scalar", "blank-mismatch", "comment-in-text", "joined-code", "lost-card-id", "lost-id", "missing-key",
    "misspelled-suppression", "premature-concept", "suppression-without-reason", "syntax-error-in-code", "unknown-key",
    "unknown-rule", "unlisted-file", "yaml-escape", "yaml-no-entry", "yaml-text-after-value",
  ]

  /// What a finding proposes: its fixes, or else the edit that its whole help spells out: "write `title`" in the place
  /// of what is marked, or "add `type: poll`" before it.
  private static func advice(of finding: Diagnostic, in text: String?) -> [Fix] {
    guard finding.fixes.isEmpty, let help = finding.help, let text,
      let match = help.wholeMatch(of: /(write) `([^`]+)`|(add) `([^`:]+: [^`]+)`/)
    else { return finding.fixes }
    let (location, before) = (finding.location, text.utf8.prefix(finding.location.span.start))
    let line = String(decoding: before.suffix(before.reversed().prefix { $0 != 0x0A }.count), as: UTF8.self)
    var written = String(match.2 ?? match.4 ?? "")
    if match.3 != nil {
      let end = line.last == "{" ? ", " : "\n" + String(repeating: " ", count: line.count)
      return [Fix(help, .needsChoice, [Edit(Location(location.file, .at(location.span.start)), written + end)])]
    }
    // The key is there already where its value is marked.
    if let colon = written.firstRange(of: ": ") {
      guard line.hasSuffix(written[..<colon.upperBound]) else { return [] }
      written = String(written[colon.upperBound...])
    }
    return [Fix(help, .needsChoice, [Edit(location, written)])]
  }

  /// What a fix may bring to light: a condition that can be true shows whether the stated answer is.
  private static func followUps(of code: Diagnostic.Code) -> [String] {
    code == "unprovable-question" ? ["answer-key-wrong"] : []
  }

  /// What is found on the example itself, without suggestions, which blame nothing.
  ///
  /// The sample around an example lacks a task, and a lesson that shows its image. Examples of what can be wrong with
  /// YAML are only YAML, not lessons.
  private static func relevant(_ found: [Diagnostic], to code: Diagnostic.Code) throws -> [Diagnostic] {
    let isYAML = AllRules.description(of: code)?.area == .yaml
    return found.filter {
      $0.code == code
        || $0.severity > .info && !["nothing-to-do", "unused-asset"].contains($0.code.rawValue)
          && (!isYAML || $0.isAboutYAML)
    }
  }

  /// The wrong examples and cases of a rule that can be printed, each with all that is found in it.
  private static func findings(of code: Diagnostic.Code) throws -> [(sample: Sample, found: [Diagnostic])] {
    let description = try #require(AllRules.description(of: code))
    return try (description.wrong + description.cases.wrong).filter(\.isPrinted).map { example in
      let sample = Sample(example)
      return (sample, try Self.relevant(sample.lint(), to: code))
    }
  }
}

extension FollowedHelpTests {
  @Test("a fix on a card of the flaw corpus leaves only what was there before")
  func fixOnCardFlawCorpus() throws {
    let files = try FlawCorpus.files(named: "flaws")
    let found = try FlawCorpus.lint(files)
    var advice: [FlawCorpus.Place: [(finding: Diagnostic, fix: Fix)]] = [:]
    for finding in found {
      let place = FlawCorpus.Finding(finding, files).place
      advice[place, default: []] += Self.advice(of: finding, in: files[finding.location.file]).map { (finding, $0) }
    }
    let before = Self.codes(found, files)
    // One fix a card and round, so that a few runs try them all.
    for round in 0..<(advice.values.map(\.count).max() ?? 0) {
      let tried = advice.compactMapValues { $0.count > round ? $0[round] : nil }
      var fixed = files
      for (file, edits) in Dictionary(grouping: tried.values.flatMap(\.fix.edits), by: \.location.file) {
        fixed[file] = String(decoding: Edit.apply(edits, to: Array((files[file] ?? "").utf8)).bytes, as: UTF8.self)
      }
      let after = Self.codes(try FlawCorpus.lint(fixed), fixed)
      for (place, advice) in tried {
        let code = advice.finding.code
        let rest = before[place, default: []].removing(code.rawValue) + Self.followUps(of: code)
        let new = after[place, default: []].surplus(over: rest)
        #expect(new == [], "\(place): \(advice.finding.message)\n\(advice.fix.title)")
      }
    }
    let all = advice.values.joined()
    let codes = Set(all.map(\.finding.code.rawValue))
    print("\(all.count) fixes and helps of \(codes.count) rules on \(advice.count) cards of the flaw corpus")
    #expect(all.count > 100)
  }

  private static func codes(_ found: [Diagnostic], _ files: [String: String]) -> [FlawCorpus.Place: [String]] {
    Dictionary(grouping: found.filter { $0.severity > .info }) { FlawCorpus.Finding($0, files).place }.mapValues(
      \.codes)
  }
}

extension [Diagnostic] {
  /// One line a finding.
  fileprivate var summary: String {
    map { "\($0.code) \($0.location.file):\($0.location.span.start) \($0.message)" }.joined(separator: "\n  ")
  }
}

extension [String] {
  /// The list without the first of some equal elements.
  fileprivate func removing(_ element: String) -> [String] {
    var rest = self
    if let index = rest.firstIndex(of: element) { rest.remove(at: index) }
    return rest
  }

  /// What is here more often than in another list.
  fileprivate func surplus(over other: [String]) -> [String] {
    other.reduce(self) { $0.removing($1) }
  }
}
