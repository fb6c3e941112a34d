import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// Writes what a program really does where a card says something else: into `result` and `raises` of an executor, or
/// into a check that calls; comments and layout stay.
enum TruthFix {
  /// The repair of a card that says something else; none where the layout leaves no safe way.
  static func fixes(for executor: ExecutorCard, _ seen: Observation, _ card: CardContext) -> [Fix] {
    let entries = card.written
    var edits: [Edit?] = []
    let wantsResult = seen.error == nil || !seen.output.isEmpty
    if wantsResult, !seen.prints(executor.result) || card.authored.isResultLeftOut {
      edits.append(
        entries.set(.result, toText: seen.output.withoutSpacesAtLineEnds, insteadOf: seen.error == nil ? .raises : nil))
    }
    if let error = seen.error, !(executor.raises.map(seen.raises) ?? false) {
      edits.append(entries.set(.raises, toText: error.summary, insteadOf: wantsResult ? nil : .result))
    }
    if seen.error == nil, entries.has(.raises), entries.has(.result) { edits.append(entries.remove(.raises)) }
    if !wantsResult, entries.has(.raises), entries.has(.result),
      !executor.result.isEmpty || card.authored.isResultLeftOut
    {
      edits.append(entries.remove(.result))
    }
    return fixes(edits)
  }

  /// The repair of a check whose call comes to something else than the check says; none where that cannot be written
  /// out, or is hardly meant.
  static func fixes(for failure: FailedCheck, ofCheck index: Int, _ card: CardContext) -> [Fix] {
    let check = card.check(at: index)
    guard let truth = failure.truth, !check.fields.isCard else { return [] }
    return fixes(writing: truth.value, to: truth.key, insteadOf: truth.insteadOf, in: check.mapping)
  }

  /// Writes a value to a key of a check, in the place of that key or of another one.
  static func fixes(
    writing value: String, to key: FieldKey, insteadOf other: FieldKey, in check: SourceValue
  ) -> [Fix] {
    guard check.isOwn(other),
      let edit = check.set(key, toText: value.withoutSpacesAtLineEnds, insteadOf: key == other ? nil : other)
    else { return [] }
    let effect: Fix.Effect = check.value(of: other)?.isScalar == true ? .acceptsTruth : .needsChoice
    return [Fix("write `\(CheckAddition.written(key, value))`", effect, [edit])]
  }

  /// Writes the lines that are printed into the card's `result`, each on a line of its own.
  static func fixes(writingLines output: String, _ card: CardContext) -> [Fix] {
    fixes([card.written.set(.result, toText: output.withoutSpacesAtLineEnds, insteadOf: nil)])
  }

  private static func fixes(_ edits: [Edit?]) -> [Fix] {
    guard !edits.isEmpty, !edits.contains(where: { $0 == nil }) else { return [] }
    return [Fix("write what really happens", .acceptsTruth, edits.compactMap { $0 })]
  }
}

extension String {
  /// A result as a person writes it: trailing whitespace is not compared, and would
  /// keep the lines from being written as they are; where there is nothing else it stays.
  fileprivate var withoutSpacesAtLineEnds: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    return lines.allSatisfy(\.isEmpty) ? self : lines.joined(separator: "\n")
  }
}
