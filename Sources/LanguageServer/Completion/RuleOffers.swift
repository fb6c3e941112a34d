import Authoring
import Diagnostics
import Linting

/// Codes of rules, where a comment silences them or `curriculum.yaml` says how severe they are.
enum RuleOffers {
  /// The keys around the rules in `curriculum.yaml`.
  static let owners = [FieldKey.lint.rawValue, FieldKey.rules.rawValue]

  /// The codes that a comment may silence in which the cursor is, those that are found in the file first.
  ///
  /// - Returns: The offers and the word that they replace; nil where the cursor is in no such comment.
  static func inComment(at location: RequestLocation, _ curriculum: CheckedCurriculum?) -> (
    offers: [Offer], word: Span
  )? {
    let start = location.text.lines.start(ofLine: location.line)
    let before = location.text.source.text(in: Span(start, location.offset))
    guard let match = before.firstMatch(of: /#\s*hornbook:\s*ignore\s+(?:[a-z-]+[,\s]\s*)*([a-z-]*)$/),
      !before.contains(" because")
    else { return nil }
    let path = curriculum?.document(at: "\(location.root)/\(location.file)")?.source.path
    let found = Set(curriculum?.findings.filter { $0.location.file == path }.map(\.code) ?? [])
    let word = Span(location.offset - match.output.1.utf8.count, location.offset)
    return (AllRules.descriptions.map { offer($0, isLikely: found.contains($0.code)) }, word)
  }

  /// The codes and severities that may be among the rules of `curriculum.yaml`; nil elsewhere.
  static func inSettings(_ cursor: CursorContext) -> [Offer]? {
    guard cursor.owners.suffix(owners.count).elementsEqual(owners) else { return nil }
    switch cursor.kind {
    case .key:
      let present = Set(cursor.levels.last?.entries.keys.map { $0 } ?? [])
      return AllRules.descriptions.filter { !present.contains($0.code.rawValue) }.map { rule in
        offer(rule, isLikely: false, [.text("\(rule.code): "), .place(1, "off")])
      }
    case .value: return (["off"] + Severity.allCases.map(\.rawValue)).map { Offer($0, .value) }
    case .item, .text: return []
    }
  }

  private static func offer(_ rule: RuleDescription, isLikely: Bool, _ parts: [Offer.Part]? = nil) -> Offer {
    var offer = Offer(
      rule.code.rawValue, parts ?? [.text(rule.code.rawValue)], .value, detail: "\(rule.severity): \(rule.summary)")
    offer.documentation = rule.explanation
    offer.isLikely = isLikely
    return offer
  }
}
