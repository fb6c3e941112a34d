internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// A text that learners read (a title, a header, a text, an answer), with all that a rule may ask about it.
///
/// There are many short texts in a file, so one context goes from each to the next: a rule looks at it and lets it go.
final class TextContext {
  /// The text.
  private(set) var text = ""
  /// Which bytes of ASCII stand in it.
  private(set) var ascii = ASCIISet()
  private var keyName: StaticString = ""
  /// Its place in the list under the key; nil when it stands there alone.
  private(set) var index: Int?
  /// The mapping that has the key.
  private(set) var node: YAMLTree.NodeID
  /// Its file.
  let document: Document
  /// Where findings go.
  let findings: Findings

  init(in document: Document, _ node: YAMLTree.NodeID, _ findings: Findings) {
    self.document = document
    self.node = node
    self.findings = findings
  }

  /// Goes on to another mapping of the file.
  func enter(_ node: YAMLTree.NodeID) { self.node = node }

  /// Goes on to another text of the mapping.
  func go(to text: String, key: StaticString, index: Int? = nil) {
    self.text = text
    keyName = key
    self.index = index
    ascii = text.withBytes { ASCIISet($0) }
  }

  /// The key under which it stands.
  var key: String { keyName.description }

  /// What it is called in a message: `'text'`, `answer 2`.
  var name: String { index.map { "the answer at index \($0)" } ?? "'\(key)'" }

  /// Some of its bytes as text.
  func part(_ bytes: Range<Int>) -> String { text.withBytes { String(decoding: $0[bytes], as: UTF8.self) } }

  /// Whether some text of the file may end where YAML takes a `#` for a comment.
  private(set) lazy var mayHaveCommentInText = CommentInText.mayBeIn(document.source)

  /// Where it stands in the file's tree.
  var scalar: YAMLTree.NodeID? { document.scalar(of: key, at: index, in: node) }

  /// Where some of its bytes stand.
  func location(of bytes: Range<Int>) -> Location { document.location(of: key, at: index, in: node, bytes: bytes) }

  /// Adds a finding.
  func report(
    _ rule: any Rule.Type, at location: Location, _ message: String, label: String? = nil, help: String? = nil
  ) {
    findings.report(rule, at: location, message, label: label, help: help)
  }
}

extension Document {
  /// The value of a key, or an element of the list under it; nil where there is no such thing.
  func scalar(of key: String, at index: Int? = nil, in node: YAMLTree.NodeID) -> YAMLTree.NodeID? {
    guard let value = tree.value(for: key, in: node), let index else { return tree.value(for: key, in: node) }
    return tree.elements(of: value).dropFirst(index).first { _ in true }
  }

  /// Where some bytes of a text stand: of the value of a key, or of an element of the list under it.
  func location(of key: String, at index: Int? = nil, in node: YAMLTree.NodeID, bytes: Range<Int>) -> Location {
    guard let scalar = scalar(of: key, at: index, in: node) else { return location(of: key, in: node) }
    return Location(source.path, tree.span(of: bytes, in: scalar))
  }
}

extension CardContent {
  /// The texts on a card with the keys under which they stand.
  ///
  /// Answers that say what a program prints are not texts: they are compared with what it really prints.
  func forEachText(_ body: (_ text: String, _ key: StaticString, _ index: Int?) -> Void) {
    if let header { body(header, "header", nil) }
    if let text { body(text, "text", nil) }
    guard !asksForOutput, let choices else { return }
    for (index, answer) in choices.answers.enumerated() { body(answer, "answers", index) }
  }

  /// Whether it asks what a program prints.
  var asksForOutput: Bool {
    guard case .questionWithCode(let card) = self else { return false }
    return card.asks != .concept
  }
}
