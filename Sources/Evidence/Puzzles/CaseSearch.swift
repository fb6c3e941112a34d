internal import CurriculumBundle
internal import Grading
internal import PythonAnalysis

/// Looks for a line with which a puzzle would tell its order from others that print the same so far.
///
/// It takes the lines that print, as `print(sign(5))`, puts another number into them, and adds what comes of it at the
/// end of every order.
struct CaseSearch {
  private let puzzle: CodeBlocksCard
  private let others: [[Int]]
  private let runs: CardRuns
  private let most: Int

  /// How many runs are made at most.
  private static let mostRuns = 200

  /// - Parameters:
  ///   - others: The orders that print the same.
  ///   - steps: How many steps the card's own program takes.
  init(_ puzzle: CodeBlocksCard, others: [[Int]], steps: Int, _ runs: CardRuns) {
    (self.puzzle, self.others, self.runs) = (puzzle, others, runs)
    most = 4 * (steps + 1000)
  }

  /// The first line that tells all of the orders apart, or else the one that tells most of them.
  func best() -> OrderEvidence.Case? {
    var best: OrderEvidence.Case?
    var left = Self.mostRuns
    for line in puzzle.lines.filter({ $0.hasPrefix("print(") }).flatMap(Self.cases) {
      left -= others.count + 1
      guard left >= 0 else { return best }
      guard let right = seen(Array(puzzle.lines.indices), line), right.error == nil else { continue }
      let count = others.count { seen($0, line) != right }
      if count > best?.toldApart ?? 0 { best = OrderEvidence.Case(line: line, toldApart: count) }
      if count == others.count { return best }
    }
    return best
  }

  /// What an order of the lines shows with one more at its end; nil where it does not end in time.
  private func seen(_ order: [Int], _ line: String) -> Observation? {
    let program = (order.map { puzzle.lines[$0] } + [line]).joined(separator: "\n")
    return runs.run(TaskProgram(.text(program), in: .python), for: .orders, most: most)?.seen
  }

  /// A line with other numbers in the place of each that it has.
  private static func cases(of line: String) -> [String] {
    numerals(in: line).flatMap { range -> [String] in
      guard let number = Int(line[range]) else { return [] }
      let others = Set([0, 1, 2, 10, -1, number + 1, -number]).subtracting([number]).sorted()
      return others.map { line.replacingCharacters(range, with: "\($0)") }
    }
  }

  /// Where whole numbers stand, outside of texts and names.
  private static func numerals(in line: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var quote: Character?
    var before: Character = " "
    var start: String.Index?
    for index in line.indices {
      let letter = line[index]
      let isPart = letter.isLetter || letter.isNumber || letter == "_" || letter == "."
      if let begun = start, !isPart {
        found.append(begun..<index)
        start = nil
      } else if start == nil, quote == nil, letter.isASCII, letter.isNumber, !before.isLetter, !before.isNumber,
        before != "_", before != "."
      {
        start = index
      }
      if letter == "\"" || letter == "'" { quote = quote == nil ? letter : quote == letter ? nil : quote }
      before = letter
    }
    return found
  }
}

extension String {
  /// The text with another in the place of a part.
  fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
