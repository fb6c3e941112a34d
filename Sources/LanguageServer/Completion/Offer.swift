import Diagnostics
import JSON

/// Something that may be written at a cursor.
struct Offer {
  /// A piece of what is written.
  enum Part {
    /// A text as it is; its lines after the first are indented from where the word begins.
    case text(String)
    /// A place to fill in, with a text that is there until it is.
    case place(Int, String)
  }

  /// What it is, by the numbers of the protocol.
  enum Kind: Int {
    case value = 12
    case key = 10
    case snippet = 15
    case file = 17
    case reference = 18
  }

  /// What a list shows, and what is typed to find it.
  let label: String
  /// What is written.
  let parts: [Part]
  /// What it is.
  let kind: Kind
  /// A few words next to it.
  var detail: String?
  /// What it means, as Markdown.
  var documentation: String?
  /// Whether it is what an author most likely wants, and comes first.
  var isLikely = false

  /// Something that is written as parts.
  init(_ label: String, _ parts: [Part], _ kind: Kind, detail: String? = nil) {
    (self.label, self.parts, self.kind, self.detail) = (label, parts, kind, detail)
  }

  /// Something that is written as a list shows it.
  init(_ label: String, _ kind: Kind, detail: String? = nil, isLikely: Bool = false) {
    self.init(label, [.text(label)], kind, detail: detail)
    self.isLikely = isLikely
  }

  /// The offer as the protocol writes it.
  ///
  /// - Parameter place: Its place among the offers, in which clients show it.
  func json(over range: JSONValue, _ writing: OfferWriting, at place: Int) -> JSONValue {
    let (text, isSnippet) = writing.text(of: parts)
    return .members([
      "label": .string(label), "kind": .integer(kind.rawValue), "detail": detail.map { .string($0) },
      "documentation": documentation.map { writing.words.json($0) },
      "sortText": .string((isLikely ? "0" : "1") + String(10_000 + place)),
      "insertTextFormat": isSnippet ? 2 : 1,
      "insertTextMode": text.contains("\n") ? .integer(isSnippet ? 2 : 1) : nil,
      "textEdit": ["range": range, "newText": .string(text)],
    ])
  }
}

/// How offers are written at a place, for what a client can do.
///
/// Clients that fill in snippets indent their lines like the line on which the cursor is; others take a text as it is.
struct OfferWriting {
  /// How meanings are written.
  let words: ClientCapabilities.Words
  private let fillsInSnippets: Bool
  private let margin: String
  /// What is between a colon and the word, which need not be there.
  private let space: String

  /// How offers are written in the place of a word.
  ///
  /// - Parameter column: The column from which further lines are indented; by default that of the word.
  init(over word: Span, in text: IndexedText, column: Int?, _ clientCapabilities: ClientCapabilities) {
    (fillsInSnippets, words) = (clientCapabilities.fillsInSnippets, clientCapabilities.completionWords)
    let (bytes, line) = (text.source.bytes, text.lines.line(of: word.start))
    let before = word.start - text.lines.start(ofLine: line)
    let indent = fillsInSnippets ? min(before, text.lines.indentation(ofLine: line)) : 0
    margin = String(repeating: " ", count: max(0, (column ?? before) - indent))
    space = word.start > 0 && bytes[word.start - 1] == UInt8(ascii: ":") ? " " : ""
  }

  /// The text of an offer, and whether it is a snippet.
  func text(of parts: [Offer.Part]) -> (text: String, isSnippet: Bool) {
    let isSnippet = fillsInSnippets && parts.contains { $0.needsSnippet }
    let text = isSnippet ? snippet(of: parts) : plainText(of: parts)
    return (space + text.replacing("\n", with: "\n\(margin)"), isSnippet)
  }

  private func snippet(of parts: [Offer.Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): Self.escaped(text)
      case .place(let number, ""): "$\(number)"
      case .place(let number, let text): "${\(number):\(Self.escaped(text))}"
      }
    }.joined()
  }

  private func plainText(of parts: [Offer.Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text), .place(_, let text): text
      }
    }.joined()
  }

  /// A text without what a snippet takes for its own.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "$}\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

extension Offer.Part {
  /// Whether it has a place to fill in, or lines that a client has to indent.
  fileprivate var needsSnippet: Bool {
    switch self {
    case .text(let text): text.contains("\n")
    case .place: true
    }
  }
}
