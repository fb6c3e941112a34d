import Authoring
import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing

/// Right keys of questions whose words may ask for many things, and wrong keys of plain ones.
@Suite("Questions in words")
struct QuestionTests {
  @Test("a key that is right is not called wrong, nor changed by a command", arguments: try AskedCard.all(in: "right"))
  func rightKeys(card: AskedCard) throws {
    let found = try card.sample.lint().filter { AskedCard.rules.contains($0.code.rawValue) && $0.severity == .error }
    #expect(found.map(\.message) == [])
    for effects in [[Fix.Effect.invisible, .changesFormat, .changesGrading], [.acceptsTruth]] {
      let repaired = try repaired(card.sample, effects)
      #expect(repaired.keys == card.keys, "\(repaired.text)")
    }
    // Both commands one after the other, three times.
    let both = try (0..<3).reduce(card.sample) { sample, _ in
      try Self.applying([.acceptsTruth], to: Self.applying([.invisible, .changesFormat, .changesGrading], to: sample))
    }
    #expect(both.keys == card.keys, "\(both.text)")
    #expect(try both.lint().filter { AskedCard.rules.contains($0.code.rawValue) && $0.severity == .error }.isEmpty)
  }

  @Test("a wrong key of a plain question is reported", arguments: try AskedCard.all(in: "wrong"))
  func wrongKeys(card: AskedCard) throws {
    let found = try card.sample.lint()
    let errors = found.filter { AskedCard.rules.contains($0.code.rawValue) && $0.severity == .error }
    #expect(!errors.isEmpty, "\(found.map { "\($0.code): \($0.message)" })")
  }

  @Test("there are as many questions as were promised, each once")
  func numberOfQuestions() throws {
    let (right, wrong) = (try AskedCard.all(in: "right"), try AskedCard.all(in: "wrong"))
    print("\(right.count) questions with right keys, \(wrong.count) with wrong ones")
    #expect(right.count >= 150 && wrong.count >= 40)
    #expect(Set((right + wrong).map(\.line)).count == right.count + wrong.count)
  }

  private func repaired(_ sample: Sample, _ effects: [Fix.Effect]) throws -> Sample {
    try Self.applying(effects, to: sample)
  }

  private static func applying(_ effects: [Fix.Effect], to sample: Sample) throws -> Sample {
    try sample.lint().flatMap(\.fixes).filter { effects.contains($0.effect) }.prefix(1)
      .reduce(sample) { $0.applying($1) }
  }
}

extension Sample {
  fileprivate var text: String { files[Self.episodePath] ?? "" }

  /// The line with the keys of its card.
  fileprivate var keys: String {
    text.split(separator: "\n").first { $0.contains("correctAnswerInd") }.map { String($0.drop { $0 == " " }) } ?? ""
  }
}

/// A line of a list of questions.
struct AskedCard: CustomTestStringConvertible {
  let line: String
  let sample: Sample
  /// The line with the keys.
  let keys: String
  var testDescription: String { line }

  /// The rules that call a key wrong.
  static let rules: Set<String> = [
    "answer-key-wrong", "no-right-answer", "right-distractor", "unprovable-question", "same-value-answers",
  ]

  /// The cards of a list in the folder `Questions`.
  static func all(in list: String) throws -> [AskedCard] {
    let file = Repository.root + "/Tests/LintingTests/Questions/\(list).txt"
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }.map(AskedCard.init)
  }

  private init(_ line: String) {
    let fields = line.components(separatedBy: " | ")
    let takesSeveral = fields[0].hasSuffix("+")
    let marked = fields[3].components(separatedBy: " / ")
    let places = marked.indices.filter { marked[$0].hasPrefix("*") && marked[$0].count > 1 && marked[$0] != "* " }
    let answers = marked.map { $0.hasPrefix("*") && $0.count > 1 ? String($0.dropFirst()) : $0 }
    let list = places.map(String.init).joined(separator: ", ")
    keys = takesSeveral ? "correctAnswerIndices: [\(list)]" : "correctAnswerIndex: \(list)"
    self.line = line
    let quoted = { (text: String) in "'" + text.replacing("'", with: "''") + "'" }
    var cards = "- id: ask\n  type: \(takesSeveral ? "multiSelect" : "questionWithCode")\n"
    cards += "  text: \(quoted(fields[1]))\n  code: |\n"
    cards += fields[2].components(separatedBy: ";").map { "    \($0)\n" }.joined()
    if fields.count > 4 { cards += "  input: [\(quoted(fields[4]))]\n" }
    cards += "  answers: [\(answers.map(quoted).joined(separator: ", "))]\n  \(keys)\n"
    let locale = fields[0].prefix(2)
    sample = Sample(cards: cards).adding(
      "title: Sample\nlocale: \(locale)\nminimumClient: \"1.0.0\"\nmodules: [training]\n", at: "curriculum.yaml")
  }
}
