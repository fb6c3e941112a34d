import CurriculumBundle
import Diagnostics
import YAMLSource

/// Cards, or questions of a quiz, that are indented so far that they are part of one above them.
struct MisplacedCards {
  /// The word for one of them in messages: `card`, or `question` in a quiz.
  private let noun: String
  /// The id and location that the finding names, for all `count` of them.
  private let first: (id: String, location: Location)
  private let count: Int
  /// Their lines, counted from 0.
  private let lines: ClosedRange<Int>
  /// The line of the key above them that goes with them; nil where that key has a value of its own.
  private let keyLine: Int?
  /// Extra leading spaces, the same number on every line.
  private let excess: Int
  /// The last line of the card above, counted from 0, where more of it follows them.
  private let lineBefore: Int?
  private let index: LineIndex
  private let path: String

  /// The cards at the end of a list in a card.
  ///
  /// - Parameters:
  ///   - elements: The elements of the list.
  ///   - key: The key of the list, where it has no other use than to hold them; nil for a list of other things.
  init?(among elements: [YAMLTree.NodeID], belowKey key: YAMLTree.NodeID?, _ tree: YAMLTree) {
    guard let start = elements.firstIndex(where: { Self.isCard($0, tree) }),
      elements[start...].allSatisfy({ Self.isCard($0, tree) }), let last = elements.last,
      let home = Home(of: elements[start...], tree)
    else { return nil }
    let index = LineIndex(tree.source)
    self.index = index
    let (begin, end) = (tree.span(of: elements[start]).start, Self.end(of: last, tree))
    guard let dash = home.columnOfDash(before: begin, index), let wanted = home.column(index), dash >= wanted else {
      return nil
    }
    noun = home.noun
    count = elements.count - start
    let id = tree.value(for: CardKeys.id.key, in: elements[start]).map { tree.text(of: $0) }
    first = (id ?? "", tree.titleLocation(of: elements[start]))
    lines = index.line(of: begin)...index.line(of: end - 1)
    keyLine = key.map { index.line(of: tree.span(of: $0).start) }
    excess = dash - wanted
    lineBefore = home.end(tree) <= end ? nil : index.line(of: home.end(tree) - 1)
    path = tree.source.path
  }

  /// A card has an id and a known kind; anything else in the list may be a mapping of another form.
  static func isCard(_ node: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    guard tree.kind(of: node) == .mapping, tree.value(for: CardKeys.id.key, in: node) != nil,
      let type = tree.value(for: CardKeys.type.key, in: node), tree.kind(of: type) == .scalar
    else { return false }
    return CardKind(rawValue: tree.text(of: type)) != nil
  }

  /// The end offset in bytes, down to the last value of the last nested list or mapping.
  fileprivate static func end(of node: YAMLTree.NodeID, _ tree: YAMLTree) -> Int {
    if tree.isFlow(node) { return tree.span(of: node).end }
    let parts =
      switch tree.kind(of: node) {
      case .mapping: tree.entries(of: node).map(\.value)
      case .sequence: Array(tree.elements(of: node))
      case .scalar: [YAMLTree.NodeID]()
      }
    return parts.last.map { Self.end(of: $0, tree) } ?? tree.span(of: node).end
  }
}

extension MisplacedCards {
  /// The finding about all of them, at the first.
  func finding(in key: String) -> Diagnostic {
    let more = count == 1 ? "" : ", and so \(count == 2 ? "is" : "are") \(counted(count - 1, noun)) below it"
    var finding = WrongType.description.finding(
      at: first.location,
      "the \(noun) '\(shortened(first.id))' is in '\(key)' of the \(noun) above, since it is indented too far\(more)",
      help: help)
    finding.fixes = fix.map { [$0] } ?? []
    return finding
  }

  private var help: String {
    let which = Self.name(lines)
    let spaces = "\(excess) fewer \(excess == 1 ? "space" : "spaces")"
    if let lineBefore {
      return "move \(which) behind line \(lineBefore + 1), where the \(noun) above ends"
        + (excess == 0 ? "" : ", and indent them by \(spaces)")
    }
    let ways = [keyLine.map { "take line \($0 + 1) out" }, excess == 0 ? nil : "indent \(which) by \(spaces)"]
    return ways.compactMap { $0 }.joined(separator: ", and ") + ", like the \(noun)s above"
  }

  private static func name(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1 ? "line \(lines.lowerBound + 1)" : "lines \(lines.lowerBound + 1) to \(lines.upperBound + 1)"
  }

  /// Edits that make the help true; nil where lines would have to change their order, which a person decides.
  private var fix: Fix? {
    guard lineBefore == nil else { return nil }
    // Only spaces are indentation: an empty line of a program has fewer, and a comment at the left edge has none.
    let lead = lines.compactMap { line -> Edit? in
      let spaces = min(excess, index.indentation(ofLine: line))
      guard spaces > 0 else { return nil }
      let start = index.start(ofLine: line)
      return Edit(Location(path, Span(start, start + spaces)), "")
    }
    let key = keyLine.map {
      Edit(Location(path, Span(index.start(ofLine: $0), index.start(ofLine: $0 + 1))), "")
    }
    let edits = (key.map { [$0] } ?? []) + lead
    return edits.isEmpty ? nil : Fix(help, .needsChoice, edits)
  }
}

/// The list to which misplaced cards belong.
private struct Home {
  let noun: String
  /// The card of the list that swallowed them.
  private let item: YAMLTree.NodeID
  private let itemStart: Int
  private let bytes: [UInt8]

  /// The list of the innermost card that may hold the same: questions in a quiz, or the cards of the file.
  init?(of cards: ArraySlice<YAMLTree.NodeID>, _ tree: YAMLTree) {
    guard let start = cards.first.map({ tree.span(of: $0).start }), let root = tree.root,
      let card = Self.holder(of: start, in: EpisodeForm.cards.key, of: root, tree)
    else { return nil }
    let areQuestions = cards.allSatisfy { node in
      tree.value(for: CardKeys.type.key, in: node).flatMap { CardKind(rawValue: tree.text(of: $0)) }?.isQuestion
        ?? false
    }
    let question = Self.holder(of: start, in: QuizForm.questions.key, of: card, tree)
    let isQuestion = areQuestions && question != nil
    noun = isQuestion ? "question" : "card"
    item = question.flatMap { isQuestion ? $0 : nil } ?? card
    itemStart = tree.span(of: item).start
    bytes = tree.source.bytes
  }

  /// The element of a list that a byte is in; nil for an element that begins there itself.
  private static func holder(
    of start: Int, in key: String, of mapping: YAMLTree.NodeID, _ tree: YAMLTree
  ) -> YAMLTree.NodeID? {
    guard let list = tree.value(for: key, in: mapping), tree.kind(of: list) == .sequence, !tree.isFlow(list) else {
      return nil
    }
    return tree.elements(of: list).first { node in
      let span = tree.span(of: node)
      return span.start < start && start < span.end && tree.kind(of: node) == .mapping && !tree.isFlow(node)
    }
  }

  /// The column of the dashes of the list.
  func column(_ index: LineIndex) -> Int? { columnOfDash(before: itemStart, index) }

  /// The column of the dash with which the line of a card begins; nil where something else is before it.
  func columnOfDash(before start: Int, _ index: LineIndex) -> Int? {
    let line = index.line(of: start)
    let column = index.indentation(ofLine: line)
    let dash = index.start(ofLine: line) + column
    guard dash < start, bytes[dash] == UInt8(ascii: "-"), bytes[dash + 1..<start].allSatisfy({ $0 == 0x20 }) else {
      return nil
    }
    return column
  }

  /// The byte offset behind the last value of the card that swallowed them.
  func end(_ tree: YAMLTree) -> Int { MisplacedCards.end(of: item, tree) }
}
