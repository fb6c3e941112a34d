import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Robot

extension TaskProgramRole {
  /// Its text in the card's file.
  func text(of card: AuthoredCard) -> SourceValue? {
    guard let task = card.fields.task else { return nil }
    switch self {
    case .starter: return card.source(of: task.starter)
    case .solution(let index): return card.source(of: task.solutions, at: index)
    case .alsoRight(let index): return card.source(of: task.alsoRight, at: index)
    case .wrongProgram(let index):
      let programs = task.wrongPrograms?.value ?? []
      return programs.indices.contains(index) ? card.source(of: programs[index].program) : nil
    }
  }

  /// The location of its first line.
  func location(in card: AuthoredCard) -> Location {
    guard let text = text(of: card) else { return card.location }
    let line = text.location(ofLine: 1)
    return line.span.count > 0 ? line : text.location
  }

  /// Where the line, the element or the card of a number stands, from 1; all of it when there is no such part.
  func location(ofPart number: Int, _ language: ProgramLanguage, in card: AuthoredCard) -> Location {
    switch language {
    case .python, .slang, .pseudocode, .javascript: return location(ofLine: number, in: card)
    case .robot:
      let text = text(of: card)?.text ?? ""
      let cards = RobotProgram.cardLines(of: text)
      return location(ofLine: cards.indices.contains(number - 1) ? cards[number - 1].line : 0, in: card)
    }
  }

  /// Where a line of it stands, from 1, or some bytes of the line; all of it when there is no such line.
  func location(ofLine line: Int, bytes: Range<Int>? = nil, in card: AuthoredCard) -> Location {
    guard line > 0, let text = text(of: card) else { return location(in: card) }
    var place = text.location(ofLine: line)
    if let bytes {
      let lines = text.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      let start = lines.prefix(line - 1).reduce(0) { $0 + $1.count + 1 }
      place = text.location(ofBytes: start + bytes.lowerBound..<start + bytes.upperBound)
    }
    return place.span.count > 0 ? place : location(in: card)
  }
}
