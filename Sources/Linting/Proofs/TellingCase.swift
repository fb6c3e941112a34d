import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// What to do about answers to a puzzle that only seem to be right: one more case, which they do not pass.
struct TellingCase {
  /// What to do.
  let help: String
  /// The repair: a check that is added, or a last line with what is printed then; none where it takes more.
  let fixes: [Fix]

  /// - Parameters:
  ///   - count: How many answers seem to be right.
  ///   - kind: What one of them is, as in "the other order".
  init(_ found: OrderEvidence.Case, amongOthers count: Int, kind: String, _ card: CardContext) {
    let isOne = count == 1 || found.toldApart == 1
    let subject = count == 1 ? "the other \(kind)" : found.toldApart < count ? "\(found.toldApart) of them" : "they"
    guard let line = found.line else {
      let hasChecks = !card.content.puzzleChecks.isEmpty
      let check = CheckAddition.written(found.check)
      help =
        (hasChecks ? "add the check `\(check)`" : "write `checks:` with more inputs, such as `\(check)`")
        + ", which \(subject) \(isOne ? "does" : "do") not pass"
      fixes = hasChecks ? CheckAddition(card.written, [found.check]).fixes : Self.fixes(found.check, card)
      return
    }
    let more = [
      card.content.puzzleResult == nil ? nil : "what it prints to 'result'",
      card.alsoAccepted == nil ? nil : "its place to each order of 'alsoAccepted'",
    ].compactMap { $0 }.map { ", and \($0)" }.joined()
    help = "add `\(line)` as the last line\(more): \(subject) \(isOne ? "prints" : "print") something else there"
    fixes = Self.fixes(line, found.check.result ?? "", card)
  }

  /// Writes checks in the place of the card's input and result: what these say, and one more.
  private static func fixes(_ check: ProgramCheck, _ card: CardContext) -> [Fix] {
    let entries = card.written
    guard let result = card.puzzleEvidence?.solutions.first?.run.output else { return [] }
    let own = ProgramCheck(input: card.content.codeInput, result: result)
    let checks = [own, check].map(CheckAddition.written).joined(separator: ", ")
    let below: FieldKey = if case .codeBlocks = card.content { .lines } else { .code }
    let removals = [FieldKey.input, .result].filter(entries.has).map(entries.remove)
    let edits = [entries.insert("checks: [\(checks)]", below: below)] + removals
    guard !edits.contains(where: { $0 == nil }) else { return [] }
    return [Fix("write `checks: [\(checks)]`", .needsChoice, edits.compactMap { $0 })]
  }

  /// Adds a line to lines that are put in order, and what it prints.
  private static func fixes(_ line: String, _ result: String, _ card: CardContext) -> [Fix] {
    guard case .codeBlocks(let puzzle) = card.content,
      let fix = card.written.advice(toAdd: line, to: .lines).first
    else { return [] }
    let entries = card.written
    var more: [Edit?] = []
    if puzzle.result != nil { more.append(entries.set(.result, toText: result, insteadOf: nil)) }
    if let orders = puzzle.alsoAccepted {
      let list = "[\(orders.map { "\($0 + [puzzle.lines.count])" }.joined(separator: ", "))]"
      more.append(entries.set(.alsoAccepted, toList: list, below: .lines))
    }
    guard !more.contains(where: { $0 == nil }) else { return [] }
    return [Fix(fix.title, fix.effect, fix.edits + more.compactMap { $0 })]
  }
}

extension CardContext {
  /// The orders that count as right besides the listed one.
  fileprivate var alsoAccepted: [[Int]]? {
    if case .codeBlocks(let puzzle) = content { puzzle.alsoAccepted } else { nil }
  }
}
