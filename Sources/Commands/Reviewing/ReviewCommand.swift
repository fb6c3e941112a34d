import ArgumentParser
import Authoring
import Diagnostics
import JSON
import Support

/// `hornbook review`.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Show what reviewers have approved, and record an approval.",
    discussion: """
      Examples:
        hornbook review                            which modules wait, and for whom
        hornbook review training                   who approved it, and what changed since
        hornbook review training --as ada --dry-run
        hornbook review training --as ada          approve it as it is now
        hornbook review training --as ada --withdraw
        hornbook review --format json              the same as the first, for programs

      `review: {required: 2, by: [ada, grace]}` in module.yaml, or in curriculum.yaml
      for all modules, says how many of whom have to approve a module before
      `hornbook publish` takes it. An approval is the file reviews/MODULE/NAME.yaml,
      with the digest of what the module's files say and of the images that it shows;
      beside it lies a copy of that, from which the next review shows what changed.
      Commit both. Comments and layout change no digest, anything else takes all
      approvals of the module back. Nothing checks who writes a file: let git say who
      committed it.

      Exit status: 0, or 2 when it could not run.
      """)

  @Argument(help: "The module to review; without one, all are listed.")
  var module: String?

  @Option(name: .customLong("as"), help: "The reviewer who approves it as it is now, by the name under `by`.")
  var reviewer: String?

  @Flag(help: "Take the reviewer's approval back.")
  var withdraw = false

  @Flag(help: "Show what the reviewer would approve, and write nothing.")
  var dryRun = false

  @Option(help: "How to show it: text or json.")
  var format = ReviewFormat.text

  @Option(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    if reviewer != nil, module == nil { throw ValidationError("name the module that is approved") }
    if reviewer != nil, format == .json {
      throw ValidationError("--format json shows who has approved, and does not go with --as")
    }
    if reviewer == nil, withdraw || dryRun {
      throw ValidationError("name the reviewer with --as, as in `hornbook review training --as ada`")
    }
  }

  func run() throws {
    let folder = try CurriculumFolder(containing: curriculum)
    let (authored, _) = try readOrFail(folder)
    guard let named = module else {
      tellOfMissingParts(of: authored)
      return show(ReviewText.list(of: authored), ReviewJSON.list(of: authored))
    }
    let module = try find(named, in: authored, folder)
    let review = try review(of: module, in: authored)
    let records = ReviewRecords(of: module, in: authored, folder)
    guard let reviewer else { return show(review, records) }
    try check(reviewer, isIn: review)
    if withdraw { return try takeBack(review, records, reviewer) }
    try approve(review, records, reviewer)
  }

  // MARK: What is named

  /// The module of an id, or of a path that leads to its folder.
  private func find(
    _ name: String, in authored: AuthoredCurriculum, _ folder: CurriculumFolder
  ) throws -> AuthoredModule {
    let absolute = FilePath.absolute(name)
    let inside = absolute.hasPrefix("\(folder.root)/") ? String(absolute.dropFirst(folder.root.count + 1)) : name
    let found = authored.modules.first { [name, inside].contains($0.path.description) }
    if let found { return found }
    let ids = authored.modules.map(\.path.description)
    let near = nearestName(to: name, among: ids)
    let list = ids.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    throw CommandFailure(
      "'\(curriculum)' has no module '\(name)'",
      help: near.map { "did you mean '\($0)'?" }
        ?? (ids.isEmpty ? "see why with `hornbook lint \(curriculum.shellWord)`" : "name one of \(list)"))
  }

  private func review(of module: AuthoredModule, in authored: AuthoredCurriculum) throws -> ModuleReview {
    guard module.isWhole else {
      throw CommandFailure(
        "the module '\(module.path)' cannot be read whole",
        help: "see why with `hornbook lint \(curriculum.shellWord)`")
    }
    guard let review = authored.review(of: module) else {
      throw CommandFailure(
        "the module '\(module.path)' asks for no review",
        help: "add `review: {required: 1, by: [\(reviewer ?? "ada")]}` to '\(module.document.source.path)'")
    }
    return review
  }

  private func check(_ reviewer: String, isIn review: ModuleReview) throws {
    let names = review.policy.reviewers
    guard !names.contains(reviewer) else { return }
    let list = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    throw CommandFailure(
      "'\(reviewer)' is not a reviewer of the module '\(review.module.path)'",
      help: nearestName(to: reviewer, among: names).map { "did you mean '\($0)'?" } ?? "its reviewers are \(list)")
  }

  // MARK: What is done

  private func show(_ text: @autoclosure () -> ShownText, _ json: @autoclosure () -> JSONValue) {
    switch format {
    case .text: Terminal.write(text())
    case .json: Terminal.write(content: PrettyJSON.text(of: json()))
    }
  }

  private func show(_ review: ModuleReview, _ records: ReviewRecords) {
    show(ReviewText.state(of: review), ReviewJSON.state(of: review, records))
    guard format == .text else { return }
    for (content, names) in records.earlier(review.outdated) {
      Terminal.write(ReviewText.since(names, changes: records.changes(since: content), style: color.style))
    }
  }

  private func approve(_ review: ModuleReview, _ records: ReviewRecords, _ reviewer: String) throws {
    if review.approving.contains(reviewer) {
      Terminal.write("nothing to do: '\(reviewer)' has approved '\(review.module.path)' as it is now\n")
      // What was approved is kept also where its copy was lost.
      if !dryRun { try records.keepCopy() }
      return Terminal.write(ReviewText.state(of: review))
    }
    let earlier = records.earlier([reviewer]).first
    Terminal.write(
      earlier.map { ReviewText.since([reviewer], changes: records.changes(since: $0.content), style: color.style) }
        ?? ReviewText.first(records.content.changes(since: nil), by: reviewer))
    guard !dryRun else { return }
    let path = try records.approve(as: reviewer)
    Terminal.write("approved '\(review.module.path)' as '\(reviewer)': \(path)\n")
    Terminal.write(ReviewText.state(of: review.approved(by: reviewer)))
    Terminal.write("  commit '\(records.shownFolder)', so that the others get it\n")
  }

  private func takeBack(_ review: ModuleReview, _ records: ReviewRecords, _ reviewer: String) throws {
    guard records.hasRecord(of: reviewer) else {
      throw CommandFailure(
        "'\(reviewer)' has not approved the module '\(review.module.path)'",
        help: "see who has with `hornbook review \(review.module.path)`")
    }
    let path = records.shownPath(of: reviewer)
    guard !dryRun else { return Terminal.write("would delete '\(path)'\n") }
    try records.withdraw(reviewer)
    Terminal.write("deleted '\(path)'; commit that, so that the others get it\n")
    Terminal.write(ReviewText.state(of: review.withdrawn(by: reviewer)))
  }
}
