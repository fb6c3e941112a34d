import ArgumentParser
import Authoring
import JSON

/// A way to show reviews.
enum ReviewFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for a terminal.
  case text
  /// An object with `modules`, as the manual's page on reviews describes it.
  case json
}

/// Reviews as JSON for programs.
enum ReviewJSON {
  /// All modules, each with its review.
  static func list(of authored: AuthoredCurriculum) -> JSONValue {
    report(of: authored.modules.map { module($0, authored.review(of: $0), []) })
  }

  /// One module, with what changed since each approval that no longer counts.
  static func state(of review: ModuleReview, _ records: ReviewRecords) -> JSONValue {
    let earlier = records.earlier(review.outdated).map { content, names in
      JSONValue.members([
        "approvedBy": .array(names.map(JSONValue.string)),
        "changes": records.changes(since: content).map { .array($0.map(change)) } ?? .null,
      ])
    }
    return report(of: [module(review.module, review, [("since", .array(earlier))])])
  }

  private static func report(of modules: [JSONValue]) -> JSONValue { ["modules": .array(modules)] }

  private static func module(
    _ module: AuthoredModule, _ review: ModuleReview?, _ others: [(key: String, value: JSONValue)]
  ) -> JSONValue {
    var object = JSONObject()
    object.append("module", .string(module.path.description))
    object.append("isDraft", .bool(module.isDraft))
    object.append("required", .integer(review?.policy.required ?? 0))
    object.append("isApproved", .bool(review?.isApproved ?? true))
    let reviewers = review.map { review in review.policy.reviewers.map { state($0, in: review) } }
    object.append("reviewers", .array(reviewers ?? []))
    for other in others { object.append(other.key, other.value) }
    return .object(object)
  }

  private static func state(_ reviewer: String, in review: ModuleReview) -> JSONValue {
    let state =
      review.approving.contains(reviewer)
      ? "approved" : review.outdated.contains(reviewer) ? "outdated" : "missing"
    return ["name": .string(reviewer), "approval": .string(state)]
  }

  private static func change(_ change: ReviewedContent.Change) -> JSONValue {
    [
      "path": .string(change.path), "kind": .string(change.kind.rawValue),
      "lines": .array(change.lines.map(JSONValue.string)),
    ]
  }
}
