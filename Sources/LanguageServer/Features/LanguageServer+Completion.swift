import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/completion`: keys, values, names and rules that fit where the cursor is.
  func completion(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let location = try location(of: params) else { return .array([]) }
    if let (rules, word) = RuleOffers.inComment(at: location, curricula[location.root]) {
      return list(rules, over: word, in: location.text)
    }
    let line = CursorFinder(location.text).line(location.line)
    guard !line.isComment(at: location.offset) else { return .array([]) }
    let cursor = CursorContext(at: location.offset, in: location.text)
    let offers = Offers(
      at: location, cursor, curricula[location.root], proofs[location.uri],
      fillsInSnippets: clientCapabilities.fillsInSnippets)
    // The lines of a value are indented below its key, those of a card below its first key.
    let isValue = if case .value = cursor.kind { true } else { false }
    return list(offers.all, over: cursor.word, in: location.text, column: isValue ? line.column : nil)
  }

  /// - Parameter column: The column from which further lines are indented; by default that of the word.
  private func list(_ offers: [Offer], over word: Span, in text: IndexedText, column: Int? = nil) -> JSONValue {
    let writing = OfferWriting(over: word, in: text, column: column, clientCapabilities)
    let range = encoding.range(of: word, in: text)
    return ["isIncomplete": false, "items": .array(offers.enumerated().map { $1.json(over: range, writing, at: $0) })]
  }
}
