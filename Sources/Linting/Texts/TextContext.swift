import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A text that learners read (a title, a header, a text, an answer), with all that a rule may ask about it.
///
/// There are many short texts in a file, so one context goes from each to the next: a rule looks at it and lets it go.
final class TextContext {
  /// The text.
  private(set) var text = ""
  /// Which bytes of ASCII stand in it.
  private(set) var ascii = ASCIISet()
  /// The key under which it stands.
  private(set) var key = FieldKey.text
  /// Its place in the list under the key; nil when it stands there alone.
  private(set) var index: Int?
  /// The file's own mapping.
  private let mapping: SourceValue
  /// The text where it is in a mapping of a card.
  private var nested: Located<String>?
  /// The card that it is on; nil for a text of a file, such as its title.
  private(set) var card: CardContext?
  /// Its file.
  let document: Document
  /// The numbers against which rules measure.
  let limits: LintLimits

  init(in mapping: SourceValue, _ limits: LintLimits) {
    document = mapping.document
    self.limits = limits
    self.mapping = mapping
  }

  /// Goes on to the texts of a card.
  func enter(_ card: CardContext) { self.card = card }

  /// Goes on to a text in a mapping of the card.
  func go(to text: NestedText) {
    go(to: text.text.value, key: text.key)
    nested = text.text
  }

  /// Goes on to another text of the card or the file.
  func go(to text: String, key: FieldKey, index: Int? = nil) {
    nested = nil
    self.text = text
    self.key = key
    self.index = index
    ascii = text.withBytes { ASCIISet($0) }
  }

  /// What it is called in a message: `'text'`, `answer 2`.
  var name: String {
    guard let index else { return "'\(key)'" }
    return key == .answers ? "the answer at index \(index)" : "'\(key)' at index \(index)"
  }

  /// Some of its bytes as text.
  func part(_ bytes: Range<Int>) -> String { text.withBytes { String(decoding: $0[bytes], as: UTF8.self) } }

  /// The sentence in which some of its bytes are; of a very long one what is next to them.
  func sentence(around bytes: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let (start, end) = (
      utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound),
      utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)
    )
    let (left, right) = (
      text[..<start].suffix(Self.mostBesideInSentence), text[end...].prefix(Self.mostBesideInSentence)
    )
    let before = left.lastIndex { ".!?\n".contains($0) }.map { text.index(after: $0) } ?? left.startIndex
    let behind = right.firstIndex { ".!?\n".contains($0) } ?? right.endIndex
    return text[before..<behind]
  }

  /// The most characters of a sentence on each side: a text may be one sentence with a name at each of its words.
  private static let mostBesideInSentence = 400

  /// The text in the file.
  var written: SourceValue? {
    guard let card else { return mapping.value(of: key) }
    return nested.map { card.authored.source(of: $0) } ?? card.authored.source(ofText: key, at: index)
  }

  /// Where some of its bytes stand.
  func location(of bytes: Range<Int>) -> Location {
    written?.location(ofBytes: bytes) ?? card?.authored.location ?? mapping.location(of: key)
  }
}
