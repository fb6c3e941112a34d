import Authoring
import CurriculumBundle
import JSON

/// Reads a question of a playground.
struct SwiftlyQuestionReader {
  let question: ForeignObject
  /// True where choices are under `codeBlocks`, and lines to bring in order have no `answers`.
  let isFirestore: Bool
  /// The title, which the question's episode gets.
  private(set) var title = ""
  /// How hard it is; nil where the JSON does not say.
  private(set) var difficulty: Difficulty?
  /// The word for its type, where it is none of ours.
  private(set) var type: String?
  /// The places of lines and decoys in the order shown, where it is not their own.
  private(set) var shown: [Int]?

  init(question: ForeignObject, isFirestore: Bool) {
    self.question = question
    self.isFirestore = isFirestore
  }

  mutating func read() -> CardContent? {
    let (title, description) = (question.required("title")?.text, question.required("description")?.anyText)
    guard let type = readType(), readDifficulty(), let title, let description else { return nil }
    self.title = title
    // A card has a text that a learner can see.
    let text = isBlank(description) ? title : description
    switch type {
    case .mcq: return question.required("answers").flatMap { choice(text, $0) }
    case .trueFalse: return question.required("answers").flatMap { statement(text, $0) }
    case .codeBlocks: return codeBlocks(text)
    }
  }

  private mutating func readType() -> SwiftlyQuestionType? {
    guard let value = question.required("type") else { return nil }
    guard let type = value.value.string.flatMap(SwiftlyQuestionType.init(foreign:)) else {
      _ = value.word("type of question", among: SwiftlyQuestionType.allCases.map(\.rawValue))
      return nil
    }
    self.type = value.value == .string(type.rawValue) ? nil : value.value.string
    return type
  }

  /// Reads how hard the question is: from 1 to 3, as for chapters, or in a word.
  ///
  /// - Returns: False where what is said of it is wrong.
  private mutating func readDifficulty() -> Bool {
    guard let value = question["difficulty"] else { return true }
    if value.value.string.map({ $0.wholeNumber != nil }) ?? true {
      difficulty = value.wholeNumber(1...3).map { Difficulty.allCases[$0 - 1] }
    } else {
      difficulty = value.word("difficulty", among: Difficulty.allCases.map(\.rawValue))
        .flatMap(Difficulty.init(rawValue:))
    }
    return difficulty != nil
  }

  private func choice(_ text: String, _ answers: ForeignValue) -> CardContent? {
    let key = isFirestore && question["mcqOptions"] == nil ? "codeBlocks" : "mcqOptions"
    if key != "codeBlocks" { reportMisplaced("codeBlocks") }
    guard let options = question.required(key)?.texts, let rights = answers.elements else { return nil }
    let places = Dictionary(options.enumerated().map { (Array($1.utf8), $0) }) { first, _ in first }
    var indices: [Int] = []
    var known: Set<Int> = []
    for right in rights {
      guard let answer = right.text else { return nil }
      guard let index = places[Array(answer.utf8)] else {
        right.reportWrong("this answer is none of the options", help: "write it as it stands in \"\(key)\"")
        return nil
      }
      if known.insert(index).inserted {
        indices.append(index)
      } else {
        right.reportLoss("this answer is given twice", help: "give each answer once")
      }
    }
    guard let first = indices.first else {
      answers.reportWrong("there is no answer in it", help: "give at least one of the options")
      return nil
    }
    if indices.count == 1 {
      return .question(QuestionCard(text: text, answers: options, correctAnswerIndex: first))
    }
    return .multiSelect(MultiSelectCard(text: text, answers: options, correctAnswerIndices: indices))
  }

  private func statement(_ text: String, _ answers: ForeignValue) -> CardContent? {
    for key in ["mcqOptions", "codeBlocks"] { reportMisplaced(key) }
    guard let rights = answers.texts else { return nil }
    switch rights.map({ $0.lowercased() }) {
    case ["true"]: return .trueFalse(TrueFalseCard(text: text, answer: true))
    case ["false"]: return .trueFalse(TrueFalseCard(text: text, answer: false))
    default:
      answers.reportWrong("this is neither [\"true\"] nor [\"false\"]", help: "write one of them")
      return nil
    }
  }

  private mutating func codeBlocks(_ text: String) -> CardContent? {
    reportMisplaced("mcqOptions")
    // Without answers, all blocks are in their order.
    guard let all = question.required("codeBlocks"), let blocks = all.all(\.code),
      let answers = isFirestore ? question["answers"] ?? all : question.required("answers"),
      let lines = answers.all(\.code)
    else { return nil }
    guard lines.count > 1 else {
      answers.reportWrong("there is nothing to bring in order", help: "give at least two lines")
      return nil
    }
    guard let order = Permutation(of: lines, among: blocks) else {
      answers.reportWrong("a line of this is none of the code blocks", help: "write it as it stands in \"codeBlocks\"")
      return nil
    }
    shown = order.isOwn ? nil : order.shown
    let decoys = order.others
    return .codeBlocks(CodeBlocksCard(text: text, lines: lines, decoys: decoys.isEmpty ? nil : decoys))
  }

  private func reportMisplaced(_ key: String) {
    question[key]?.reportLoss(
      "'\(key)' has no meaning in a question of this type, so it is kept out", help: "take it out")
  }
}

/// Texts among others that stand in another order.
struct Permutation {
  /// The texts of the others, in their order.
  private(set) var others: [String] = []
  /// For each of all texts its place among the chosen ones followed by the others.
  private(set) var shown: [Int]

  /// Nil when a chosen text is not among all.
  init?(of chosen: [String], among all: [String]) {
    var free = all.map { Optional($0) }
    // The indices of equal texts, in reverse order so that `popLast` takes the first.
    var places: [[UInt8]: [Int]] = [:]
    for index in all.indices.reversed() { places[Array(all[index].utf8), default: []].append(index) }
    shown = Array(repeating: 0, count: all.count)
    for (place, text) in chosen.enumerated() {
      guard let index = places[Array(text.utf8)]?.popLast() else { return nil }
      (shown[index], free[index]) = (place, nil)
    }
    for index in free.indices {
      guard let text = free[index] else { continue }
      shown[index] = chosen.count + others.count
      others.append(text)
    }
  }

  /// Whether the chosen texts come first, and all in order.
  var isOwn: Bool { shown == Array(shown.indices) }
}
