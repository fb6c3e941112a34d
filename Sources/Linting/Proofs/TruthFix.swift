internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Evidence
internal import Grading

/// Writes what a program really does into its executor card: `result`, `raises` or both; comments and layout stay.
enum TruthFix {
  /// The repair of a card that says something else; none where the layout leaves no safe way.
  static func fixes(for executor: ExecutorCard, _ seen: Observation, _ card: CardContext) -> [Fix] {
    let entries = CardEntries(card.authored)
    var edits: [Edit?] = []
    let wantsResult = seen.error == nil || !seen.output.isEmpty
    if wantsResult, !seen.prints(executor.result) || entries.isLeftOut(.result) {
      edits.append(entries.set(.result, toText: seen.output, insteadOf: seen.error == nil ? .raises : nil))
    }
    if let error = seen.error, !(executor.raises.map(seen.raises) ?? false) {
      edits.append(entries.set(.raises, toText: error.summary, insteadOf: wantsResult ? nil : .result))
    }
    if seen.error == nil, entries.has(.raises), entries.has(.result) { edits.append(entries.remove(.raises)) }
    if !wantsResult, entries.has(.raises), entries.has(.result),
      !executor.result.isEmpty || entries.isLeftOut(.result)
    {
      edits.append(entries.remove(.result))
    }
    guard !edits.isEmpty, !edits.contains(where: { $0 == nil }) else { return [] }
    return [Fix("write what really happens", .acceptsTruth, edits.compactMap { $0 })]
  }
}
