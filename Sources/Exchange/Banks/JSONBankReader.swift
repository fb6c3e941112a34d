import Authoring
import JSON

/// Reads a JSON bank into episodes, each with the questions of a category.
struct JSONBankReader {
  private let document: ForeignDocument
  private var found: [(object: BankObject, section: String?)] = []
  private var sections = [TextDraft.Section(title: "Questions")]
  /// The sections of categories by their titles.
  private var indices: [String: Int] = [:]
  /// The names of keys that no card has, each reported once.
  private var reported: Set<String> = []

  /// The sections of a file.
  static func sections(of document: ForeignDocument) -> [TextDraft.Section] {
    guard let root = document.root else { return [] }
    var reader = JSONBankReader(document: document)
    reader.find(in: root, section: nil, level: 0)
    let numbering = BankNumbering(of: reader.found.map(\.object))
    for (object, section) in reader.found { reader.read(object, section, numbering) }
    if numbering.isGuess {
      root.reportLoss(
        "the numbers of right answers are taken for places from 0, though none of them is 0",
        help: "name the right answers by their letters, if their places count from 1")
    }
    return reader.sections
  }

  private init(document: ForeignDocument) { self.document = document }

  /// The most levels of arrays and objects around a question.
  private static let mostLevels = 6
  /// Names of keys that hold all questions, and so name no category.
  private static let wholes: Set<String> = ["questions", "quiz", "quizzes", "items", "data", "results", "bank"]

  /// Finds the questions of a value, which may be in arrays and objects; the keys of objects are categories.
  private mutating func find(in value: ForeignValue, section: String?, level: Int) {
    if let object = BankObject(value), object.isQuestion {
      found.append((object, section))
      return
    }
    guard level < Self.mostLevels, value.value.array != nil || value.value.object != nil else { return leaveOut(value) }
    let children = value.children
    if value.value.array != nil {
      for child in children { find(in: child.value, section: section, level: level + 1) }
      return
    }
    let containers = children.filter { $0.value.value.array != nil || $0.value.value.object != nil }
    if containers.isEmpty { return leaveOut(value) }
    let title = BankObject(value)?[BankNames.section + ["title", "name"]]?.value.string
    for (key, child) in containers {
      let isWhole = key.map { Self.wholes.contains(BankNames.plain($0)) } ?? true
      // Questions by their ids are of one category.
      let isQuestion = BankObject(child)?.isQuestion == true
      let name = isWhole || isQuestion ? title ?? section : key ?? section
      find(in: child, section: level == 0 && isWhole ? section : name, level: level + 1)
    }
  }

  private func leaveOut(_ value: ForeignValue) {
    let kind = value.value.object == nil ? "this is \(value.value.kind)" : "this object has no text and no answers"
    value.reportLoss(
      "\(kind), so it is not a question, and left out",
      help: "write an object with `question`, `choices` and `answer`")
  }

  private mutating func read(_ object: BankObject, _ section: String?, _ numbering: BankNumbering) {
    let reader = JSONBankQuestionReader(object: object, numbering: numbering)
    guard let question = reader.question() else { return }
    for (name, value) in reader.unknown where reported.insert(name).inserted {
      value.reportLoss(
        "a card has no place for this key, here and in the questions after it", help: "see that no learner misses it")
    }
    let title = object[BankNames.section]?.shownText ?? section
    let card = TextDraft.TextCard(name: question.name, content: question.content)
    sections[index(ofSection: title)].add(card, of: document.source) { object.origin.reportLoss($0, help: $1) }
  }

  private mutating func index(ofSection title: String?) -> Int {
    guard let title, !isBlank(title) else { return 0 }
    if let index = indices[title] { return index }
    indices[title] = sections.count
    sections.append(TextDraft.Section(name: title, title: title))
    return sections.count - 1
  }
}
