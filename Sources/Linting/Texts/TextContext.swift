internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// A text that learners read (a title, a header, a text, an answer), with all that a rule may ask about it.
final class TextContext {
  /// The text.
  let text: String
  /// Which bytes of ASCII stand in it.
  let ascii: ASCIISet
  /// The key under which it stands.
  let key: String
  /// Its place in the list under the key; nil when it stands there alone.
  let index: Int?
  /// Its file.
  let document: Document
  /// The mapping that has the key.
  let node: YAMLTree.NodeID
  /// Where findings go.
  let findings: Findings

  init(_ text: String, key: String, index: Int?, in document: Document, _ node: YAMLTree.NodeID, _ findings: Findings) {
    self.text = text
    ascii = text.withBytes { ASCIISet($0) }
    self.key = key
    self.index = index
    self.document = document
    self.node = node
    self.findings = findings
  }

  /// What it is called in a message: `'text'`, `answer 2`.
  var name: String { index.map { "answer \($0)" } ?? "'\(key)'" }

  /// Some of its bytes as text.
  func part(_ bytes: Range<Int>) -> String { text.withBytes { String(decoding: $0[bytes], as: UTF8.self) } }

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
  /// Where some bytes of a text stand: of the value of a key, or of an element of the list under it.
  func location(of key: String, at index: Int? = nil, in node: YAMLTree.NodeID, bytes: Range<Int>) -> Location {
    guard var scalar = tree.value(for: key, in: node) else { return location(of: key, in: node) }
    if let index {
      guard let element = tree.elements(of: scalar).dropFirst(index).first(where: { _ in true }) else {
        return tree.location(of: scalar)
      }
      scalar = element
    }
    return Location(source.path, tree.span(of: bytes, in: scalar))
  }
}

extension CardContent {
  /// The texts on a card with the keys under which they stand.
  ///
  /// Answers that say what a program prints are not texts: they are compared with what it really prints.
  func forEachText(_ body: (_ text: String, _ key: String, _ index: Int?) -> Void) {
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
