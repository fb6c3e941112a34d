package import CurriculumBundle
import JSON

/// What is other on a card, by kinds of changes.
package struct CardComparison {
  /// The kinds, each with the keys that differ, in the order of the keys.
  package private(set) var changes: [(kind: ReleaseChange.Kind, keys: [String])] = []
  /// The values by key in the older release; `after` has those of the newer one.
  private var before: [String: JSONValue] = [:]
  private var after: [String: JSONValue] = [:]

  /// What a key of a published card is about; a test holds it to the keys that cards have.
  package static let kinds: [String: ReleaseChange.Kind] = [
    "text": .wording, "header": .wording, "title": .wording, "hints": .wording, "feedback": .wording,
    "explanation": .wording, "success": .wording, "failure": .wording, "failureAlone": .wording,
    "sentence": .wording,
    "code": .code, "given": .code, "input": .code, "language": .code, "variants": .code, "starter": .code,
    "lines": .code, "tokens": .answers, "decoys": .answers,
    "correctAnswerIndex": .key, "correctAnswerIndices": .key, "answer": .key, "result": .key, "raises": .key,
    "neverEnds": .key, "checks": .key, "satisfies": .key, "expression": .key, "asks": .key, "line": .key, "of": .key,
    "alsoAccepted": .key, "uses": .key, "avoids": .key, "wrongPrograms": .key, "solution": .key, "deck": .key,
    "cardLimit": .key,
    "difficulty": .difficulty, "answerImages": .pictures, "badge": .badge, "draw": .questionCount,
    "passMark": .questionCount, "stars": .starThresholds, "leastCards": .starThresholds,
  ]

  /// Keys of which it depends on the card what they are about.
  package static let judgedByCard: Set = ["answers", "content", "questions"]

  /// What is other on a newer card; `questions` of a quiz are compared by themselves.
  package init(_ old: CardContent, _ new: CardContent) {
    guard old.kindName == new.kindName else {
      add(.kindChanged, "\(old.kindName) to \(new.kindName)")
      if old.starCount > new.starCount { add(.starsRemoved, "stars") }
      return
    }
    (before, after) = (Self.members(of: old), Self.members(of: new))
    var keys = Set(before.keys).union(after.keys).subtracting(["questions"])
    keys = keys.filter { before[$0] != after[$0] }
    if let choice = Self.comparedChoices(old, new) {
      keys.subtract(["answers", "correctAnswerIndex", "correctAnswerIndices"])
      for kind in choice { add(kind, "answers") }
    }
    for key in keys.sorted() {
      switch key {
      case "content": for kind in Self.comparedParts(old, new) { add(kind, key) }
      case "answers": add(.key, key)
      case "badge" where before[key] == nil: add(.badgeAdded, key)
      case "badge" where after[key] == nil: add(.badgeRemoved, key)
      case "stars" where before[key] == nil: add(.starsAdded, key)
      case "stars" where after[key] == nil: add(.starsRemoved, key)
      default: add(Self.kinds[key] ?? .wording, key)
      }
    }
  }

  /// The texts that differ under some keys.
  func texts(under keys: [String]) -> [ChangedText] {
    keys.flatMap { key -> [ChangedText] in
      // An index says nothing without its answer, and answers are found by both.
      let names = key == "answers" ? ["answers", "correctAnswerIndex", "correctAnswerIndices"] : [key]
      return names.filter { before[$0] != after[$0] }.map { ChangedText($0, before[$0], after[$0]) }
    }
  }

  private mutating func add(_ kind: ReleaseChange.Kind, _ key: String) {
    if let place = changes.firstIndex(where: { $0.kind == kind }) {
      changes[place].keys.append(key)
    } else {
      changes.append((kind, [key]))
    }
  }

  /// Answers to choose from are the same wherever they are in their list.
  private static func comparedChoices(_ old: CardContent, _ new: CardContent) -> [ReleaseChange.Kind]? {
    guard let before = old.choices.map({ Choices($0) }), let after = new.choices.map({ Choices($0) }) else {
      return nil
    }
    var kinds: [ReleaseChange.Kind] = []
    if Set(before.texts) != Set(after.texts) || before.texts.count != after.texts.count {
      kinds.append(.answers)
    } else if before.texts != after.texts {
      kinds.append(.answersReordered)
    }
    if !before.hasSameKey(as: after) { kinds.append(.key) }
    return kinds
  }

  /// What is other in a lesson to read: its texts, its code, or what is to be looked at.
  private static func comparedParts(_ old: CardContent, _ new: CardContent) -> [ReleaseChange.Kind] {
    guard case .reading(let before) = old, case .reading(let after) = new else { return [.wording] }
    let kinds = (before.content + after.content).map(\.changeKind)
    return [.wording, .code, .pictures].filter { kind in
      kinds.contains(kind)
        && before.content.filter { $0.changeKind == kind } != after.content.filter { $0.changeKind == kind }
    }
  }

  private static func members(of content: CardContent) -> [String: JSONValue] {
    let card = try? JSONValueEncoder().encode(Card(id: "", content: content)).object
    return Dictionary(
      (card?.members ?? []).map { ($0.key, $0.key == "variants" ? byName($0.value) : $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// An object with its members by their names: those of variants come in any order, which says nothing.
  private static func byName(_ value: JSONValue) -> JSONValue {
    guard let object = value.object else { return value }
    let members = object.members.sorted { $0.key < $1.key }
    return .object(members.reduce(into: JSONObject()) { $0.append($1.key, $1.value) })
  }
}

/// The answers to choose from on a card, by their bytes, and which of them are right.
private struct Choices {
  let texts: [[UInt8]]
  private let right: Set<Int>

  init(_ choices: (answers: [String], correctIndices: [Int])) {
    texts = choices.answers.map { Array($0.utf8) }
    right = Set(choices.correctIndices.filter(choices.answers.indices.contains))
  }

  private var rightTexts: Set<[UInt8]> { Set(right.map { texts[$0] }) }

  /// Whether the same answers are right in a newer list.
  ///
  /// A right answer that has other words in the same position is still the right one, unless the newer list has the old
  /// words, too, or the older list had the new ones: then it is another answer.
  func hasSameKey(as newer: Choices) -> Bool {
    if rightTexts == newer.rightTexts { return true }
    guard right == newer.right else { return false }
    return right.allSatisfy { index in
      let (old, new) = (texts[index], newer.texts[index])
      return old == new || !newer.texts.contains(old) && !texts.contains(new)
    }
  }
}

extension ReadingPart {
  /// The kind of change that another such part is.
  fileprivate var changeKind: ReleaseChange.Kind {
    switch self {
    case .text, .unsupported: .wording
    case .code: .code
    case .image, .video: .pictures
    }
  }
}
