import Authoring
import Diagnostics

/// Reviews in words for a terminal.
enum ReviewText {
  /// All modules, each with who has approved it and whom it waits for.
  static func list(of authored: AuthoredCurriculum) -> ShownText {
    let width = authored.modules.map(\.path.description.count).max() ?? 0
    return authored.modules.map { module -> ShownText in
      let name = module.path.description
      let space = String(repeating: " ", count: width - name.count + 2)
      return "\(name)\(space)\(state(of: module, authored.review(of: module)))\n"
    }.reduce("", +)
  }

  private static func state(of module: AuthoredModule, _ review: ModuleReview?) -> String {
    let draft = module.isDraft ? ", a draft" : ""
    guard let review else { return "asks for no review\(draft)" }
    let count = "\(review.approving.count) of \(counted(review.policy.required, "approval"))"
    let by = review.approving.isEmpty ? "" : " by \(names(review.approving))"
    let waiting = review.isApproved ? "" : ", waits for \(names(review.missing, review.needsAllMissing ? "and" : "or"))"
    return "\(count)\(by)\(waiting)\(draft)"
  }

  /// How far the review of a module is, and each reviewer on a line.
  static func state(of review: ModuleReview) -> ShownText {
    let width = review.policy.reviewers.map(\.count).max() ?? 0
    let lines = review.policy.reviewers.map { name -> ShownText in
      let space = String(repeating: " ", count: width - name.count + 2)
      return "  \(name)\(space)\(verdict(of: name, in: review))\n"
    }
    let needs = counted(review.policy.required, "approval")
    return lines.reduce("\(review.module.path): \(review.approving.count) of \(needs)\n", +)
  }

  private static func verdict(of name: String, in review: ModuleReview) -> String {
    if review.approving.contains(name) { return "approved it as it is now" }
    return review.outdated.contains(name) ? "approved it before it was changed" : "has not approved it"
  }

  /// The changes since an approval; nil where they are unknown.
  static func since(_ reviewers: [String], changes: [ReviewedContent.Change]?, style: TerminalStyle) -> ShownText {
    guard let changes else {
      return """
        what \(names(reviewers)) approved is not known: its copy is missing or has been changed
          read the module as it is now, as in `hornbook preview`

        """
    }
    return changes.map { text(of: $0, style) }.reduce("what changed since \(names(reviewers)) approved it:\n", +)
  }

  private static func text(of change: ReviewedContent.Change, _ style: TerminalStyle) -> ShownText {
    let lines = UnifiedDiff.colored(change.lines.map { "\($0)\n" }.joined(), style: style)
    let kind = change.kind == .changed ? "" : " (\(change.kind.rawValue))"
    let images = change.lines.isEmpty && change.kind == .changed ? " (other bytes)" : kind
    return "\(style.dim(change.path + images).styled)\n\(styled: lines)"
  }

  /// The content that a reviewer approves for the first time.
  static func first(_ changes: [ReviewedContent.Change], by reviewer: String) -> ShownText {
    let files = changes.map { change -> ShownText in "  \(change.path)\n" }
    return files.reduce("'\(reviewer)' approves it for the first time, all of it:\n", +)
  }

  /// Names for a sentence: `'ada', 'grace' and 'linus'`.
  private static func names(_ names: [String], _ conjunction: String = "and") -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  /// A text that was composed for a terminal.
  fileprivate var styled: ShownText { ShownText(styled: self) }
}
