import CurriculumBundle
import JSON

/// Quicode's modules of blocks with questions in three difficulties.
///
///     {"modules": [{"id": "java", "title": "Java Basics", "overview": "…", "language": "java", "blocks": [
///       {"id": "types", "title": "Data types", "overview": "…", "difficulties": {"easy": [
///         {"type": "multipleChoice", "question": "…", "code": "int a;", "options": ["a", "b"], "answer": 0},
///         {"type": "multiSelect", "question": "…", "options": ["a", "b", "c"], "answers": [0, 2]},
///         {"type": "dragAndDrop", "sentence": "___ is of data type ___", "words": ["a", "int", "char"],
///           "answers": ["a", ["int", "long"]]}]}}]}]}
///
/// A file may also be one module, or an array of them, as S3 has them. A difficulty becomes an episode of its block,
/// whose episodes open as a ladder and earn stars.
enum QuicodeFormat: DraftFormat {
  typealias Reader = QuicodeReader
  typealias Writer = QuicodeWriter

  static let names = FormatNames("quicode", title: "Quicode")
  static let kinds: [CardKind] = [.question, .questionWithCode, .multiSelect, .dragAndDrop]
  static let carried = ExportOmission.CarriedKeys(
    curriculum: ["title", "modules"], module: ["id", "title", "overview", "language", "blocks"],
    block: ["id", "title", "overview", "episodes"], episode: ["difficulty", "cards"])
  static let keys = ForeignKeys(
    [
      "id", "title", "overview", "language", "difficulties", "type", "question", "sentence", "code", "options", "words",
      "answer", "answers", "variants",
    ] + variantLanguages.map(\.rawValue), collections: ["modules", "blocks", "easy", "medium", "hard"])
  /// The languages in which a question may have its code besides its own.
  static let variantLanguages = CodeLanguage.allCases.filter { $0 != .robot }
  /// How few wrong answers earn an imported episode's stars.
  static let stars = MistakeThresholds(three: 0, two: 2)
}

/// The types of Quicode's questions.
enum QuicodeQuestionType: String, CaseIterable {
  case multipleChoice, multiSelect, dragAndDrop
}

/// Blanks as Quicode has them, `___`, and as cards have them, `__1__`.
enum QuicodeBlanks {
  /// A text with its blanks numbered from one more than those before it; nil when it would not read back the same.
  static func numbered(_ text: String, after count: Int = 0) -> (text: String, count: Int)? {
    var (result, number, run): ([UInt8], Int, Int) = ([], count, 0)
    func endRun() {
      if run >= 3 { number += 1 }
      result += run < 3 ? Array(repeating: underscore, count: run) : Array("__\(number)__".utf8)
      run = 0
    }
    for byte in text.utf8 {
      if byte == underscore {
        run += 1
      } else {
        if run > 0 { endRun() }
        result.append(byte)
      }
    }
    if run > 0 { endRun() }
    let numbered = String(decoding: result, as: UTF8.self)
    let isSame = BlankedText(numbered).blanks == Array(count..<number).map { $0 + 1 }
    return isSame ? (numbered, number - count) : nil
  }

  /// A text with its blanks as Quicode has them.
  static func plain(_ text: String) -> String {
    BlankedText(text).parts.map { part in
      switch part {
      case .text(let text): text
      case .blank: "___"
      }
    }.joined()
  }

  private static let underscore = UInt8(ascii: "_")
}
