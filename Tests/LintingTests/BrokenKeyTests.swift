import Authoring
import Claims
import CurriculumBundle
import Diagnostics
import Evidence
import Linting
import TestSupport
import Testing

/// A key that is made wrong is found, or what the card claims was counted as not proven before.
@Suite("Broken keys")
struct BrokenKeyTests {
  private static let folders =
    ["curriculum"]
    + ["ar-programming", "calls", "champion", "pseudocode", "quicode", "slang", "sound", "swiftly"]
    .map { "Tests/Samples/\($0)" }
    + ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "tr"].flatMap { locale in
      ["published", "fourth-author", "fifth-author", "sixth-author", "seventh-author", "eighth-author"]
        .map { "Tests/Samples/\($0)-questions/\(locale)" }
    }

  @Test("no card of a curriculum that counts as proven can be made wrong without a finding", arguments: folders)
  func broken(_ folder: String) throws {
    let files = try FlawCorpus.files(of: Repository.path(folder))
    let whole = try Checked(files)
    let broken = try Checked(
      files.reduce(into: files) { $0[$1.key] = try Breaker.breakAll(whole, in: $1.key, $1.value) })
    var (proven, silent) = (0, [String]())
    for (path, card) in whole.cards where card.claim == .proven {
      guard let after = broken.cards[path], after.text != card.text else { continue }
      proven += 1
      if after.findings.allSatisfy({ card.findings.contains($0) }) { silent.append(path) }
    }
    #expect(silent.sorted() == [])
    #expect(proven >= (folder.hasSuffix("swiftly") ? 0 : 2), "\(proven) keys broken")
  }

  @Test("a card whose checks or decoys tell nothing apart does not count as proven", arguments: ["es", "nl", "pl"])
  func vacuous(_ locale: String) throws {
    let folder = Repository.path("Tests/Samples/sixth-author-questions/\(locale)")
    let vacuous = try Checked(FlawCorpus.files(of: folder)).cards.filter { _, card in
      card.findings.contains { finding in
        ["passing-stub", "passing-starter", "right-decoy"].contains { finding.hasPrefix("\($0): ") }
      }
    }
    #expect(vacuous.count == 1)
    #expect(vacuous.values.allSatisfy { $0.claim == .disproven })
  }
}

/// A curriculum that was read and checked, card by card.
private struct Checked {
  struct CheckedCard {
    let text: String
    let claim: ProofVerdict?
    let findings: [String]
  }

  let authored: AuthoredCurriculum
  private(set) var cards: [String: CheckedCard] = [:]

  init(_ files: [String: String]) throws {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(shownRoot: "", files))
    self.authored = authored
    var options = Linter.Options()
    options.keepsEvidence = true
    let report = Linter(options).lint(authored, reading: reading)
    let found = Dictionary(grouping: report.diagnostics, by: \.location.file)
    let evidence = Dictionary(report.cards.map { ("\($0.path)", $0.evidence) }) { first, _ in first }
    for episode in authored.modules.flatMap({ $0.blocks.flatMap(\.episodes) }) {
      for (path, card) in episode.cardsByPath {
        let subject = EvidenceSubject(card, in: episode, limits: authored.settings.limits)
        let claim = (evidence["\(path)"] ?? .none).claim(on: card.card.content, in: subject.language)
        let span = card.span
        let near = found[card.document.source.path]?.filter { span.contains($0.location.span.start) } ?? []
        cards["\(path)"] = CheckedCard(
          text: card.document.source.text(in: span), claim: claim?.verdict,
          findings: near.map { "\($0.code.rawValue): \($0.message)" })
      }
    }
  }
}

/// Makes keys wrong by editing files.
private enum Breaker {
  /// A file in which the key of each card is another, where that is possible.
  static func breakAll(_ checked: Checked, in file: String, _ text: String) throws -> String {
    let episodes = checked.authored.modules.flatMap { $0.blocks.flatMap(\.episodes) }
    guard let episode = episodes.first(where: { $0.document.path == file }) else { return text }
    var bytes = Array(text.utf8)
    let found = episode.cardsByPath.flatMap { edits(of: $0.card) }
    for (span, replacement) in found.sorted(by: { $0.0.start > $1.0.start }) {
      bytes.replaceSubrange(span.start..<span.end, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private typealias Edit = (Span, String)

  private static func edits(of card: AuthoredCard) -> [Edit] {
    func value(_ key: FieldKey) -> SourceValue? { card.written.value(of: key) }
    func elements(_ key: FieldKey) -> [SourceValue] { card.written.elements(of: key) }
    func replaced(_ value: SourceValue, by text: String) -> [Edit] {
      let span = value.span
      return [(span, card.document.source.text(in: span).hasSuffix("\n") ? text + "\n" : text)]
    }
    let content = card.card.content
    if let index = value(.correctAnswerIndex), let choices = content.choices, let right = choices.correctIndices.first {
      return replaced(index, by: "\((right + 1) % choices.answers.count)")
    }
    if let answer = value(.correctAnswer), let choices = content.choices {
      let others = choices.answers.filter { other in
        !choices.correctIndices.contains { choices.answers[$0] == other }
          && !other.contains { "\"\\\n".contains($0) }
      }
      return others.first.map { replaced(answer, by: "\"\($0)\"") } ?? []
    }
    if let indices = value(.correctAnswerIndices), let choices = content.choices {
      let others = choices.answers.indices.filter { !choices.correctIndices.contains($0) }
      return others.isEmpty ? [] : replaced(indices, by: "\(others)")
    }
    if case .trueFalse(let statement) = content, let answer = value(.answer) {
      return replaced(answer, by: statement.answer ? "false" : "true")
    }
    if content.kindName == "codeBlocks" {
      let lines = elements(.lines)
      return swapped(lines, card)
    }
    if case .dragAndDrop(let puzzle) = content, let first = elements(.answers).first {
      let right = Set(puzzle.answers.joined())
      let others = puzzle.tokens.filter { !right.contains($0) && !$0.contains("\"") && !$0.contains("\\") }
      return others.first.map { replaced(first, by: "\"\($0)\"") } ?? []
    }
    if let task = content.task, let solution = elements(.solutions).first {
      return replaced(solution, by: wrongProgram(in: task.language))
    }
    return value(.result).map { replaced($0, by: "another result") } ?? []
  }

  private static func wrongProgram(in language: ProgramLanguage) -> String {
    switch language {
    case .python: "pass"
    case .slang: "variable another = 1"
    case .robot: "left"
    case .pseudocode: "DISPLAY(-1)"
    case .javascript: "console.log(-1)"
    }
  }

  /// The first line in the place of the last, which hardly ever does the same.
  private static func swapped(_ lines: [SourceValue], _ card: AuthoredCard) -> [Edit] {
    let spans = lines.map(\.span)
    let texts = spans.map { card.document.source.text(in: $0) }
    guard let first = texts.first, let last = texts.last, first != last, !(first + last).contains("\n") else {
      return []
    }
    return [(spans[0], last), (spans[spans.count - 1], first)]
  }
}
