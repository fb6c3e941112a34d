/// A sentence or a program with blanks, into which words are dragged: published as `{text?, sentence?, code?, tokens,
/// answers}`.
///
/// A blank is its number between two underscores on either side, counted from 1: `__1__ is of data type __2__`.
public struct DragAndDropCard: Codable, Sendable, Hashable {
  /// What to do.
  public var text: String?
  /// The sentence with its blanks.
  public var sentence: String?
  /// The code with its blanks.
  public var code: String?
  /// The language of the code; nil for that of the module.
  public var language: CodeLanguage?
  /// The words to drag, in the order shown, those included that fit nowhere.
  public var tokens: [String]
  /// For each blank, the words that are right in it.
  public var answers: [[String]]
  /// What the code prints once its blanks are filled.
  public var result: String?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// What is said to those who dragged a wrong word, by word.
  public var feedback: [AnswerFeedback]?
  /// Why the right words are right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String? = nil, sentence: String? = nil, code: String? = nil, language: CodeLanguage? = nil, tokens: [String],
    answers: [[String]], result: String? = nil, hints: [String]? = nil, feedback: [AnswerFeedback]? = nil,
    explanation: String? = nil
  ) {
    self.text = text
    self.sentence = sentence
    self.code = code
    self.language = language
    self.tokens = tokens
    self.answers = answers
    self.result = result
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }

  /// The code with a word in each blank, the first that is right unless others are given; nil without code.
  public func filledCode(with words: [String]? = nil) -> String? {
    let words = words ?? answers.map { $0.first ?? "" }
    return code.map { BlankedText($0).filled(with: words) }
  }
}

/// A text with numbered blanks, in parts.
public struct BlankedText: Sendable, Hashable {
  /// A part of the text.
  public enum Part: Sendable, Hashable {
    /// Text to read.
    case text(String)
    /// The blank of a number, from 1.
    case blank(Int)
  }

  /// The parts, first to last.
  public let parts: [Part]

  /// Reads a text; what looks almost like a blank is text.
  public init(_ text: String) {
    var parts: [Part] = []
    var plain: [UInt8] = []
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      guard let (number, end) = Self.blank(in: bytes, at: position) else {
        plain.append(bytes[position])
        position += 1
        continue
      }
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
      parts.append(.blank(number))
      position = end
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    self.parts = parts
  }

  /// The numbers of the blanks, in their order; one that stands there again comes again.
  public var blanks: [Int] {
    parts.compactMap { if case .blank(let number) = $0 { number } else { nil } }
  }

  /// The text with a word in each blank; a blank without one stays as it is.
  public func filled(with words: [String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .blank(let number): words.indices.contains(number - 1) ? words[number - 1] : "__\(number)__"
      }
    }.joined()
  }

  /// The blank that begins at a place: its number, of at most two digits, and where it ends.
  private static func blank(in bytes: [UInt8], at start: Int) -> (number: Int, end: Int)? {
    let underscore = UInt8(ascii: "_")
    guard start + 4 < bytes.count, bytes[start] == underscore, bytes[start + 1] == underscore else { return nil }
    let digits = bytes[(start + 2)...].prefix { 0x30...0x39 ~= $0 }
    guard 1...2 ~= digits.count, let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else {
      return nil
    }
    let close = digits.endIndex
    guard close + 1 < bytes.count, bytes[close] == underscore, bytes[close + 1] == underscore else { return nil }
    return (number, close + 2)
  }
}
