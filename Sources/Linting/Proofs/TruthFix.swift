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
    return fixes(edits)
  }

  /// The repair of a check whose call returns something else than `returns` says; none where that cannot
  /// be written out.
  static func fixes(for failure: FailedCheck, ofCheck index: Int, _ card: CardContext) -> [Fix] {
    guard failure.check.returns != nil, let value = failure.literalReturned, let node = card.node(ofCheck: index),
      let old = card.document.tree.value(for: .returns, in: node)
    else { return [] }
    let tree = card.document.tree
    let written = ScalarText.written(value, indent: 0, in: tree.isFlow(node) ? .flow : .block, isContent: true)
    return card.document.advice(
      toReplace: card.document.location(of: .returns, in: node), by: written,
      title: CheckAddition.returns(value), tree.kind(of: old) == .scalar ? .acceptsTruth : .needsChoice)
  }

  private static func fixes(_ edits: [Edit?]) -> [Fix] {
    guard !edits.isEmpty, !edits.contains(where: { $0 == nil }) else { return [] }
    return [Fix("write what really happens", .acceptsTruth, edits.compactMap { $0 })]
  }
}
