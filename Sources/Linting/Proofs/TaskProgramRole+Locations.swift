import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Robot
import YAMLSource

extension TaskProgramRole {
  /// Its text in the card's file.
  func scalar(of card: AuthoredCard) -> YAMLTree.NodeID? {
    let (document, node) = (card.document, card.node)
    return switch self {
    case .starter: document.tree.value(for: .starter, in: node)
    case .solution(let index): document.element(index, of: .solutions, in: node)
    case .alsoRight(let index): document.element(index, of: .alsoRight, in: node)
    case .wrongProgram(let index):
      document.element(index, of: .wrongPrograms, in: node).flatMap { document.tree.value(for: .program, in: $0) }
    }
  }

  /// Where it stands: its first line.
  func location(in card: AuthoredCard) -> Location {
    guard let scalar = scalar(of: card) else { return card.location }
    let span = card.document.tree.span(ofContentOfLine: 0, in: scalar)
    return span.count > 0
      ? Location(card.document.source.path, span) : card.document.tree.location(of: scalar)
  }

  /// Where the line, the element or the card of a number stands, from 1; all of it when there is no such part.
  func location(ofPart number: Int, _ language: ProgramLanguage, in card: AuthoredCard) -> Location {
    switch language {
    case .python, .slang: return location(ofLine: number, in: card)
    case .robot:
      let text = scalar(of: card).map { card.document.tree.text(of: $0) } ?? ""
      let cards = RobotProgram.cardLines(of: text)
      return location(ofLine: cards.indices.contains(number - 1) ? cards[number - 1].line : 0, in: card)
    }
  }

  /// Where a line of it stands, from 1, or some bytes of the line; all of it when there is no such line.
  func location(ofLine line: Int, bytes: Range<Int>? = nil, in card: AuthoredCard) -> Location {
    guard line > 0, let scalar = scalar(of: card) else { return location(in: card) }
    let tree = card.document.tree
    var span = tree.span(ofContentOfLine: line - 1, in: scalar)
    if let bytes {
      let lines = tree.text(of: scalar).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      let start = lines.prefix(line - 1).reduce(0) { $0 + $1.count + 1 }
      span = tree.span(of: start + bytes.lowerBound..<start + bytes.upperBound, in: scalar)
    }
    return span.count > 0 ? Location(card.document.source.path, span) : location(in: card)
  }
}
