public import CurriculumBundle

/// How far the review of a module is.
///
///     let review = authored.review(of: authored.modules[0])
///     review?.approving == ["ada"]
///     review?.missing == ["grace"]
///     review?.isApproved == false
public struct ModuleReview: Sendable {
  /// The module.
  public let module: AuthoredModule
  /// Who has to approve it.
  public let policy: ReviewPolicy
  /// The reviewers who have approved exactly this content.
  public let approving: [String]
  /// The reviewers whose approval a change has taken back, or is not known to stand.
  public let outdated: [String]

  /// The reviewers who have not approved this content, those of `outdated` among them.
  public var missing: [String] { policy.reviewers.filter { !approving.contains($0) } }
  /// True if enough reviewers have approved this content.
  public var isApproved: Bool { approving.count >= policy.required }
  /// True if it needs the approval of each reviewer who has not given it.
  public var needsAllMissing: Bool { missing.count <= policy.required - approving.count }

  /// A request to all who have to approve it, or to those of whom some have to, as an imperative.
  package var request: String {
    let names = missing.map { "'\($0)'" }.joined(separator: needsAllMissing ? " and " : " or ")
    let first = missing.first ?? policy.reviewers[0]
    return "let \(names) read it and run `hornbook review \(module.path) --as \(first)`"
  }

  /// The same once a reviewer has approved it.
  public func approved(by name: String) -> ModuleReview {
    ModuleReview(
      module: module, policy: policy, approving: policy.reviewers.filter { $0 == name || approving.contains($0) },
      outdated: outdated.filter { $0 != name })
  }

  /// The same without what a reviewer has approved.
  public func withdrawn(by name: String) -> ModuleReview {
    ModuleReview(
      module: module, policy: policy, approving: approving.filter { $0 != name },
      outdated: outdated.filter { $0 != name })
  }
}

extension AuthoredCurriculum {
  /// How far the review of a module is; nil for one that needs none.
  ///
  /// A module that was not read whole has no valid approval, since a part of its content is unknown.
  public func review(of module: AuthoredModule) -> ModuleReview? {
    guard let policy = module.review else { return nil }
    let records = approvals(of: module).filter { policy.reviewers.contains($0.reviewer) }
    // Without a record there is nothing to compare, and the digest takes time.
    let digest = records.isEmpty || !module.isWhole ? nil : ReviewedContent(of: module, in: self).digest
    let standing = Set(records.filter { digest != nil && $0.content == digest }.map(\.reviewer))
    let recorded = Set(records.map(\.reviewer))
    return ModuleReview(
      module: module, policy: policy, approving: policy.reviewers.filter(standing.contains),
      outdated: policy.reviewers.filter { recorded.contains($0) && !standing.contains($0) })
  }

  /// The records about a module, in the order of their names.
  public func approvals(of module: AuthoredModule) -> [Approval] {
    let id = module.path.description
    return approvals.filter { $0.module == id }
  }

  /// The modules that would be published and that too few reviewers have approved, in order.
  public var unapproved: [ModuleReview] {
    modules.filter { !$0.isDraft }.compactMap(review).filter { !$0.isApproved }
  }

  /// The same with some modules as drafts.
  public func drafting(_ paths: Set<ItemPath>) -> AuthoredCurriculum {
    guard !paths.isEmpty else { return self }
    return with(modules: modules.map { paths.contains($0.path) ? $0.asDraft : $0 }, documents: documents)
  }
}
