import Diagnostics

/// The answers of an `mchoice` that are written as a list below its text.
///
/// Each answer has a `-`; below it, the feedback has a `+` where the answer is right, and a `-` where it is wrong.
struct RunestoneAnswerList {
  /// An answer of the list.
  struct Answer {
    var text: String
    /// The words shown in place of an image that it is, or else the image's address; nil for other answers.
    var image: String?
    /// Whether it is code, on lines of its own.
    var isCode = false
    var isRight: Bool
    var feedback: String?
    var span: Span
  }

  /// The letters by which options name answers, as many as an `mchoice` can have.
  static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  /// The lines above the list.
  let question: [ForeignLine]
  let answers: [Answer]

  /// Splits a body at its list; one without such a list is all question.
  ///
  /// Items without a mark below them are a list of the question.
  init(_ body: [ForeignLine]) {
    let items = body.indices.filter { body[$0].indent == 0 && Self.isItem(body[$0]) }
    let read = zip(items, items.dropFirst() + [body.count]).map { ($0, Self.answer(Array(body[$0..<$1]))) }
    let last = Array(read.reversed().prefix { $0.1 != nil }.reversed())
    question = Array(body[..<(last.first?.0 ?? body.count)])
    answers = last.compactMap(\.1)
  }

  private static func isItem(_ line: ForeignLine) -> Bool {
    ["- ", "+ "].contains { line.trimmed.hasPrefix($0) } || ["-", "+"].contains(line.trimmed)
  }

  private static func answer(_ lines: [ForeignLine]) -> Answer? {
    guard let told = lines.dropFirst().firstIndex(where: isItem) else { return nil }
    let text = { (lines: ArraySlice<ForeignLine>) in
      lines.map { String($0.trimmed) }.joined(separator: " ").dropFirst().split(separator: " ").joined(separator: " ")
    }
    let feedback = text(lines[told...])
    let (image, code) = (image(lines[..<told]), code(lines[..<told]))
    let isWrittenOut = image.map(ImageText.isWrittenOut) == true
    return Answer(
      text: isWrittenOut ? "" : image ?? code ?? text(lines[..<told]), image: image, isCode: code != nil,
      isRight: lines[told].trimmed.hasPrefix("+"),
      feedback: feedback.isEmpty ? nil : feedback, span: lines.trimmed.place)
  }

  /// The words for an image that an answer is: its `alt`, else the name of its file, or the beginning of its address
  /// where it is written out.
  private static func image(_ lines: ArraySlice<ForeignLine>) -> String? {
    guard let first = lines.first, let name = first.trimmed.firstRange(of: ".. image::") else { return nil }
    let alt = lines.dropFirst().first { $0.trimmed.hasPrefix(":alt:") }
      .map { $0.trimmed.dropFirst(":alt:".count).drop { $0 == " " } }
    let address = first.trimmed[name.upperBound...].drop { $0 == " " }
    return String(alt ?? (ImageText.isWrittenOut(address) ? address.prefix(80) : address))
  }

  /// The code of an answer that is nothing else.
  private static func code(_ lines: ArraySlice<ForeignLine>) -> String? {
    guard var first = lines.first else { return nil }
    first.text = " " + first.text.dropFirst()
    let blocks = RSTParser.blocks(of: ([first] + lines.dropFirst()).trimmed.dedented)
    guard blocks.count == 1 else { return nil }
    switch blocks[0] {
    case .directive(let directive) where RunestoneDirectives.code.contains(directive.name): return directive.body.text
    case .literal(let lines): return lines.text
    default: return nil
    }
  }
}
