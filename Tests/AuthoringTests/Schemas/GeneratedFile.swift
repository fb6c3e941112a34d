import AuthoringSamples
import CurriculumBundle
import TestSupport

@testable import Authoring

/// A file made of a form's examples, then spoilt in none or some ways.
struct GeneratedFile {
  /// A key with its value as it is written, and the cards if it has some.
  struct Entry {
    var key: String
    var value: String
  }

  private var entries: [Entry] = []
  private var cards: [[Entry]]?
  private var oddCard: String?

  /// The text.
  var text: String {
    var text = entries.map { Self.line($0, margin: "") }.joined()
    guard let cards else { return text.isEmpty ? "{}\n" : text }
    text += cards.isEmpty && oddCard == nil ? "cards: []\n" : "cards:\n"
    for card in cards {
      let lines = card.map { Self.line($0, margin: "    ") }.joined()
      text += lines.isEmpty ? "  - {}\n" : "  - " + lines.dropFirst(4)
    }
    if let oddCard { text += "  - " + oddCard + "\n" }
    return text
  }

  private static func line(_ entry: Entry, margin: String) -> String {
    let value = entry.value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + margin)
    return "\(margin)\(entry.key): \(value)\n"
  }

  /// A file of a form, from the examples of its declarations.
  init(_ form: any Form.Type, _ random: inout SeededRandom) {
    entries = Self.entries(form.fields, &random)
    spoilSometimes(&random)
  }

  /// An episode with cards of a kind, from the examples of its declarations.
  init(_ kind: CardKind, _ random: inout SeededRandom) {
    entries = Self.entries(EpisodeForm.fields.filter { $0.key != "cards" }, &random)
    let form = CardForms.form(of: kind)
    cards = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let entries = Self.entries(form.fields, &random).map { entry in
        switch entry.key {
        case "type": Entry(key: "type", value: kind.rawValue)
        // A question without code asks for nothing but programs.
        case "asks" where kind != .question || random.oneIn(8):
          Entry(key: "asks", value: random.pick(Asks.allCases).rawValue)
        default: entry
        }
      }
      return random.oneIn(4) ? entries : Self.withKeysTogether(entries, form)
    }
    spoilSometimes(&random)
  }

  /// The entries with the keys that some of them need, and without those that say nothing beside them.
  private static func withKeysTogether(_ entries: [Entry], _ form: any Form.Type) -> [Entry] {
    form.constraints.reduce(entries) { entries, constraint in
      func has(_ key: String, _ words: [String]) -> Bool {
        entries.contains { $0.key == key && words.contains($0.value) }
      }
      switch constraint {
      case .onlyWhen(let key, let condition, let words):
        return has(condition, words) ? entries : entries.filter { $0.key != key }
      case .needs(let key, let condition, let word, _):
        let isThere = entries.contains { $0.key == key } || !has(condition, [word])
        let example = form.fields.first { $0.key == key }?.example ?? ""
        return isThere ? entries : entries + [Entry(key: key, value: example)]
      case .only(let key, let others):
        return entries.contains { others.contains($0.key) } ? entries : entries.filter { $0.key != key }
      case .notBeside(let key, let other, _):
        return entries.contains { $0.key == other } ? entries.filter { $0.key != key } : entries
      case .either(let key, let other):
        let hasBoth = [key, other].allSatisfy { key in entries.contains { $0.key == key } }
        return hasBoth ? entries.filter { $0.key != (entries.count % 2 == 0 ? key : other) } : entries
      case .exactlyOne(let keys):
        guard let kept = entries.first(where: { keys.contains($0.key) })?.key ?? keys.first else { return entries }
        let example = form.fields.first { $0.key == kept }?.example ?? ""
        return entries.filter { !keys.contains($0.key) }
          + [entries.first { $0.key == kept } ?? Entry(key: kept, value: example)]
      case .atLeastOne, .together: return entries
      }
    }
  }

  private mutating func spoilSometimes(_ random: inout SeededRandom) {
    let times = random.pick([0, 0, 0, 1, 1, 1, 1, 2, 2, 3])
    for _ in 0..<times { spoil(&random) }
  }

  private static func entries(_ fields: [FieldDeclaration], _ random: inout SeededRandom) -> [Entry] {
    fields.compactMap { field in
      guard field.isRequired || random.oneIn(2) else { return nil }
      return Entry(key: field.key, value: random.oneIn(4) ? random.pick(Self.values) : field.example)
    }.map { entry in
      // A value that is right for texts is wrong for most other keys; keep such files to a part of all.
      ["text", "code", "header", "title", "result"].contains(entry.key) || random.oneIn(6)
        ? entry : Entry(key: entry.key, value: fields.first { $0.key == entry.key }?.example ?? entry.value)
    }
  }
}

extension GeneratedFile {
  private mutating func spoil(_ random: inout SeededRandom) {
    guard var cards, !random.oneIn(4) else { return Self.spoil(&entries, &random) }
    if random.oneIn(12) {
      oddCard = random.pick(["a", "[]", "~", "5", "{}", "{id: a, type: finished, header: b, text: c}"])
    } else if random.oneIn(20) {
      cards.removeAll()
    } else if let index = cards.indices.randomElement(using: &random) {
      Self.spoil(&cards[index], &random)
    }
    self.cards = cards
  }

  private static func spoil(_ entries: inout [Entry], _ random: inout SeededRandom) {
    guard let index = entries.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: entries.remove(at: index)
    case 1: entries[index].key += random.pick(["s", "X", "-"])
    case 2: entries.append(Entry(key: random.pick(otherKeys), value: random.pick(values)))
    case 3: entries.append(entries[index])
    case 4: entries[index].value = "[\(random.pick(["[a]", "~", "\" \"", "5, true", "a, a", "{a: b}", "{a}"]))]"
    default: entries[index].value = random.pick(values)
    }
  }

  private static let otherKeys = [
    "color", "answers", "answer", "tokens", "sentence", "lines", "decoys", "correctAnswerIndices", "questions",
    "passMark", "content", "draw", "feedback", "explanation", "language", "image", "alt", "stars", "checks", "result",
    "raises", "input", "asks", "because", "header", "code", "formerly", "requires", "5",
    "true", "teaches", "lint", "champion", "minutes", "correctAnswerIndex", "Text", "\"text \"",
  ]

  /// Values that readers, forms and schemas could see differently.
  static let values = [
    "5", "-1", "0", "1", "1.0", "1.5", "-0", "010", "08", "0o17", "0x1F", "0x1f", "1e3", "1e400", ".inf", "-.inf",
    ".nan",
    "99999999999999999999", "9007199254740993", "+1", "1_000", "0b1", "0_7", "1:30", "1_0.0", "true", "False", "TRUE",
    "yes", "no", "Off", "y", "null", "Null", "~", "", "\"\"", "''", "\" \"", "\"\\t\"", "\"\\n\"", "\"\\u00A0\"",
    "\"\\u200B\"", "\"\\u0085\"", "\"\\uFEFF\"", "\"\\u2003\"", "\"\\u2028\"", "\"\\u2060\"", "\"\\u180E\"", "\"\\0\"",
    "\"5\"", "\"null\"", "\"yes\"", "'true'", "'1'", "2026-11-21", "2026-11-21 10:00:00", "2026-11-21T10:00:00Z", "[]",
    "[a]", "[[a]]", "[~]", "[\" \"]", "[5, true]", "[a, a]", "{}", "{a: b}", "|\n  block\n  of text",
    ">\n  folded\n  text",
    "|\n", "|\n  5", "slug-like", "Bad Slug", "UPPER", "a--b", "-a", "a-", "a_b", "ä", "e\u{301}", "日本語", "\"a\\n\"",
    "\"a\\nb\"", "python.call.print", "python.", "python.1a", "python.a-b", "python.a-", "[python.a-b, a.b-]",
    "concept",
    "output", "Concept", "\"concept\"", "easy", "EASY",
    "\"hard\"", "description", "\"finished\"", "executor", "questionWithCode", "question ", "training/printing",
    "training//x", "/training", "[training/printing]", "\"1.0.0\"", "1.0.0", "01.0.0", "1.0", "en-US", "EN", "no",
    "zh-Hant",
    "python", "[python.call.print]", "steps", "{rules: {a: off}}", "{rules: {a: False}}", "{rules: {a: \"false\"}}",
    "{rules: {a: warn}}", "{rules: {}, limits: {header: 5}}", "{limits: {answers: 1}}", "{limits: []}",
    "{outermost: cards}",
    "{whole: list}", "assets/a.png", "assets/A.png", "assets/.png", "assets/a/b.c.jpeg", "assets/a.pngx", "a.png",
    "https://a.b/c", "https://a", "http://a.b", "https://", "https://a:x/", "https://a:8/%20", "[0, 2]", "[0, 0]",
    "[[0, 1]]", "[[1]]", "[a, [b, c]]", "[a, []]", "[{text: a}]", "[{text: a, code: b}]", "[{code: a, caption: b}]",
    "[{image: assets/a.png}]", "[{image: assets/a.png, alt: b}]", "[{video: https://a.b, title: c}]",
    "[{text: a, title: c}]", "[{answer: a, text: b}]", "[{answer: 5}]",
    "[{id: a, type: trueFalse, text: b, answer: no}]",
    "[{id: a, type: trueFalse, text: b, answer: true}]", "[{id: a, type: finished, header: b, text: c}]", "java",
    "word # comment", "a: b", "=", "<<", "\"=\"", "12e03", "1.", ".5", "3", "6000", "6001",
  ]
}
