import AuthoringSamples
import Diagnostics
import JSON
import Testing

@testable import Authoring

/// A curriculum of one module with an image, whose reviewers are Ada and Grace.
private struct ReviewedSample {
  var files = FilesInMemory([
    "curriculum.yaml": "title: Sample\nlocale: en\nmodules: [training]\n",
    "training/module.yaml": """
    title: Training
    summary: First steps.
    language: python
    review: {required: 2, by: [ada, grace]}
    blocks: [printing]

    """,
    "training/printing/block.yaml":
      "title: Printing\nbadge: {title: Printer, image: assets/box.svg}\nepisodes: [say-hello]\n",
    "training/printing/say-hello.yaml": """
    title: Say hello
    cards:
      - id: write
        type: exercise
        text: Print 5.
        language: python
        starter: print()
        solutions: [print(5)]
        result: "5"
      - {id: done, type: finished, header: Well done!, text: You did it.}

    """,
    "training/notes.yaml": "old ideas\n",
    "assets/box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
  ])

  /// The same with a change to a file.
  func replacing(_ old: String, _ new: String, in path: String) throws -> ReviewedSample {
    var changed = self
    let text = try #require(files[path])
    try #require(text.contains(old))
    changed.files[path] = text.replacing(old, with: new)
    return changed
  }

  func read() throws -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    try CurriculumReader.read(files, threads: 1)
  }

  func content() throws -> ReviewedContent {
    let authored = try read().authored
    return ReviewedContent(of: try #require(authored.modules.first), in: authored)
  }

  /// The same with the approval of what it has now.
  func approved(by reviewer: String, as path: String? = nil, content: String? = nil) throws -> ReviewedSample {
    var approved = self
    let bytes = Approval.record(module: "training", reviewer: reviewer, content: try content ?? self.content().digest)
    let record = path ?? Approval.path(module: "training", reviewer: reviewer)
    approved.files[record] = String(decoding: bytes, as: UTF8.self)
    return approved
  }

  func review() throws -> ModuleReview {
    let authored = try read().authored
    return try #require(authored.modules.first.flatMap(authored.review))
  }
}

@Suite("Reviews of modules")
struct ReviewTests {
  private static let episode = "training/printing/say-hello.yaml"
  private static let module = "training/module.yaml"

  @Test("the digest is that of the canonical JSON of all texts, which no release may change")
  func digest() throws {
    var sample = ReviewedSample()
    sample.files["training/printing/block.yaml"] = "title: Printing\nepisodes: [say-hello]\n"
    sample.files[Self.episode] =
      "title: 5 # a comment\ncards:\n- id: a\n  type: finished\n  header: 'b'\n  text: |\n    c\n"
    #expect(
      CanonicalJSON.text(of: try sample.content().value)
        == #"{"files":{"module.yaml":{"blocks":["printing"],"language":"python","summary":"First steps.","title":"#
        + #""Training"},"printing/block.yaml":{"episodes":["say-hello"],"title":"Printing"},"#
        + #""printing/say-hello.yaml":{"cards":[{"header":"b","id":"a","text":"c","type":"finished"}],"title":"5"}},"#
        + #""images":{}}"#)
    // By another program's SHA-256.
    #expect(try sample.content().digest == "fe528aec706304b5e5e38e373501584485b78f08bb7a6886ce40efe4a25718af")
  }

  @Test(
    "comments, layout, quotes, the order of keys and who reviews take no approval back",
    arguments: [
      (episode, "title: Say hello\n", "# greets\ntitle:   'Say hello' # the title\n"),
      (episode, "text: Print 5.", "text: >-\n          Print\n          5."),
      (
        episode, "{id: done, type: finished, header: Well done!, text: You did it.}",
        "text: You did it.\n    header: \"Well done!\"\n    type: finished\n    id: done"
      ),
      (episode, "result: \"5\"", "result: 5"),
      (module, "review: {required: 2, by: [ada, grace]}", "review: {required: 1, by: [grace, linus, ada]}"),
      (module, "language: python", "language: python\nvisibility: hidden"),
      ("curriculum.yaml", "title: Sample", "title: Another sample"),
      ("training/notes.yaml", "old", "new"),
    ])
  func layout(path: String, old: String, new: String) throws {
    let changed = try ReviewedSample().replacing(old, new, in: path)
    #expect(try changed.read().diagnostics.errors.isEmpty)
    #expect(try changed.content().digest == ReviewedSample().content().digest)
  }

  @Test(
    "what a learner reads, what only authors read, and an image take all approvals back",
    arguments: [
      (episode, "Print 5.", "Print five."), (episode, "[print(5)]", "[print(2 + 3)]"),
      (episode, "header: Well done!", "header: Well  done!"), (module, "First steps.", "The first steps."),
      ("assets/box.svg", "\n", " \n"), ("training/printing/block.yaml", "title: Printing", "title: Print"),
    ])
  func change(path: String, old: String, new: String) throws {
    let approved = try ReviewedSample().approved(by: "ada").approved(by: "grace")
    #expect(try approved.review().isApproved)
    let review = try approved.replacing(old, new, in: path).review()
    #expect(review.approving == [] && review.outdated == ["ada", "grace"] && !review.isApproved)
    #expect(try approved.replacing(old, new, in: path).read().authored.unapproved.map(\.module.path) == ["training"])
  }

  @Test("as many as are required have to approve, and only those who are asked count")
  func counting() throws {
    let one = try ReviewedSample().approved(by: "grace")
    #expect(try one.review().approving == ["grace"] && one.review().missing == ["ada"] && !one.review().isApproved)
    #expect(try !one.approved(by: "eve").review().isApproved)
    #expect(try one.approved(by: "ada").review().isApproved)
    let eased = try one.replacing("required: 2", "required: 1", in: Self.module)
    #expect(try eased.review().isApproved)
  }

  @Test("a module's own review counts instead of that of the curriculum")
  func inheritance() throws {
    var sample = ReviewedSample()
    sample.files["curriculum.yaml"]? += "review: {required: 1, by: [linus], unreviewed: leaveOut}\n"
    #expect(try sample.review().policy.reviewers == ["ada", "grace"] && sample.review().policy.unreviewed == .refuse)
    let plain = try sample.replacing("review: {required: 2, by: [ada, grace]}\n", "", in: Self.module)
    #expect(try plain.review().policy.reviewers == ["linus"] && plain.review().policy.unreviewed == .leaveOut)
  }

  @Test(
    "a record that is damaged, copied or about something else counts for nothing",
    arguments: [
      "", "[]", "approved", "module: training\nreviewer: ada\n", "module: training\nreviewer: ada\ncontent: yes\n",
      "module: training\nreviewer: ada\ncontent: [@]\n", "module: training\nreviewer: grace\ncontent: @\n",
      "module: other\nreviewer: ada\ncontent: @\n", "module: training\nreviewer: ada\ncontent: @\ncontent: @\n",
      "module: training\nreviewer: ada\ncontent: @\nextra: 1\n", "module: training\nreviewer: ada\ncontent: @0\n",
      "module: training\nreviewer: ada\ncontent: A@\n", "<<<<<<< HEAD\nmodule: training\n=======\n>>>>>>> b\n",
      "module: training\nreviewer: ada\ncontent: @\n---\nmodule: training\n", "module: &a [*a, *a]\n", "\u{0}\u{1}",
      "module: training\nreviewer: ada\ncontent: |\n  @\n  @\n",
    ])
  func hostileRecord(text: String) throws {
    var sample = try ReviewedSample().approved(by: "grace")
    let digest = try sample.content().digest
    sample.files["reviews/training/ada.yaml"] = text.replacing("@", with: digest)
    let (authored, diagnostics) = try sample.read()
    let module = try #require(authored.modules.first)
    #expect(authored.review(of: module)?.approving == ["grace"])
    let approval = try #require(authored.approvals.first { $0.reviewer == "ada" })
    #expect(approval.content == nil)
    // What is not reported here is a finding of a rule.
    let isReported = diagnostics.contains { $0.severity == .error && $0.location.file.hasSuffix("ada.yaml") }
    #expect(isReported || approval.statement != nil)
    // The damage of a record is none of the module.
    #expect(module.isWhole)
  }

  @Test("a module that was not read whole has no approval")
  func damagedModule() throws {
    let approved = try ReviewedSample().approved(by: "ada").approved(by: "grace")
    let damaged = try approved.replacing("title: Say hello", "titel: Say hello", in: Self.episode)
    #expect(try damaged.review().approving == [] && damaged.review().outdated == ["ada", "grace"])
  }

  @Test(
    "a review that nobody can pass, or that says too little, is an error",
    arguments: [
      ("{required: 3, by: [ada, grace]}", "'required' is 3, but goes from 1 to 2, the number of names under 'by'"),
      ("{required: 0, by: [ada]}", "'required' is 0, but goes from 1 to the number of names under 'by'"),
      ("{required: 2, by: [ada, ada]}", "'required' is 2, but goes from 1 to 1, the number of names under 'by'"),
    ])
  func impossibleReview(review: String, message: String) throws {
    let sample = try ReviewedSample().replacing("{required: 2, by: [ada, grace]}", review, in: Self.module)
    #expect(try sample.read().diagnostics.errors.map(\.message).contains(message))
  }

  @Test("no module is called like the folder of approvals, and nothing else is in it")
  func reservedFolder() throws {
    var sample = try ReviewedSample().replacing("[training]", "[training, reviews]", in: "curriculum.yaml")
    #expect(try sample.read().diagnostics.errors.map(\.code) == ["malformed-id"])
    sample = ReviewedSample()
    sample.files["reviews/module.yaml"] = "title: Reviews\n"
    sample.files["reviews/training/old/ada.yaml"] = "module: training\n"
    let found = try sample.read().diagnostics.filter { $0.location.file.contains("reviews/") }
    #expect(found.map(\.code) == ["malformed-id", "misplaced-file"])
  }

  @Test("a copy gives the content back, and one that was changed gives none")
  func copies() throws {
    let content = try ReviewedSample().content()
    let copy = content.copy
    #expect(ReviewedContent(copy: copy, digest: content.digest)?.value == content.value)
    let changed = String(decoding: copy, as: UTF8.self).replacing("First steps", with: "Last steps")
    #expect(ReviewedContent(copy: Array(changed.utf8), digest: content.digest) == nil)
    for text in ["", "[]", "{", "{\"files\": 5}", "{\"files\": {}, \"files\": {}}"] {
      #expect(ReviewedContent(copy: Array(text.utf8), digest: content.digest) == nil)
    }
  }

  @Test("what changed is shown value by value, with the card that has it")
  func changes() throws {
    let old = try ReviewedSample().content()
    let changed = try ReviewedSample().replacing("Print 5.", "Print five.", in: Self.episode)
      .replacing("starter: print()", "starter: |\n      # five\n      print()", in: Self.episode)
      .replacing("<svg", "<svg ", in: "assets/box.svg")
    let changes = try changed.content().changes(since: old)
    #expect(changes.map(\.path) == ["printing/say-hello.yaml", "assets/box.svg"])
    #expect(
      changes.first?.lines == [
        "+cards/write/starter: # five", "-cards/write/text: Print 5.", "+cards/write/text: Print five.",
      ])
    #expect(changes.last?.lines == [] && changes.last?.kind == .changed)
    #expect(try ReviewedSample().content().changes(since: old).isEmpty)
    #expect(old.changes(since: nil).allSatisfy { $0.kind == .added })
  }

  @Test("a module that is left out becomes a draft, and the others stay")
  func drafting() throws {
    let authored = try ReviewedSample().read().authored
    let drafted = authored.drafting(["training"])
    #expect(drafted.published.modules.isEmpty && drafted.modules.map(\.isDraft) == [true])
    #expect(drafted.unapproved.isEmpty && authored.unapproved.count == 1)
  }
}
