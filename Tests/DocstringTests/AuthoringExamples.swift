import Authoring
import CurriculumBundle
import TestSupport
import Testing

/// What the examples in the comments of `Authoring` say.
@Suite("Examples of authoring")
struct AuthoringExamples {
  private let files = [
    "curriculum.yaml": """
    title: First steps
    locale: en
    minimumClient: "1.0.0"
    lint: {rules: {high-reading-grade: off}}
    modules: [training]

    """,
    "training/module.yaml": "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing]\n",
    "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello]\n",
    "training/printing/say-hello.yaml":
      "title: Say hello\ncards:\n  - {id: well-done, type: finished, header: Well done!, text: You can print.}\n",
  ]

  @Test("a curriculum is read with the places of everything in it")
  func reading() throws {
    let (authored, _) = try CurriculumReader.read(FilesInMemory(files))
    #expect(authored.curriculum.title == "First steps")
    #expect(authored.isWhole == true)
    #expect(authored.modules.map(\.path) == ["training"])
    #expect(authored.blocks.map(\.path) == ["training/printing"])
    #expect(authored.episodes[0].path == "training/printing/say-hello")
    #expect(authored.episodes[0].document.path == "training/printing/say-hello.yaml")
    let card = authored.episodes[0].card(at: 0)
    #expect(card.card.id == "well-done")
    #expect(card.document.source.text(in: card.location.span) == "well-done")
    let module = authored.modules[0].document
    #expect(module.location(of: .title).span.start == 7)
    let written = authored.episodes[0].card(at: 0).written
    #expect(written.document.source.text(in: written.location(of: .text).span) == "You can print.")
    #expect(authored.settings.severities.map(\.code) == ["high-reading-grade"])
    #expect(authored.settings.severities.map(\.severity) == [nil])
  }

  @Test("a review knows who has approved, and for whom a module waits")
  func reviews() throws {
    var files = FilesInMemory(files)
    files["training/module.yaml"]? += "review: {required: 2, by: [ada, grace]}\n"
    let (before, _) = try CurriculumReader.read(files)
    let content = ReviewedContent(of: before.modules[0], in: before).digest
    files[Approval.path(module: "training", reviewer: "ada")] = String(
      decoding: Approval.record(module: "training", reviewer: "ada", content: content), as: UTF8.self)
    let (authored, _) = try CurriculumReader.read(files)
    #expect(authored.modules[0].review?.required == 2)
    #expect(authored.modules[0].review?.reviewers == ["ada", "grace"])
    #expect(authored.approvals[0].module == "training")
    #expect(authored.approvals[0].reviewer == "ada")
    let review = authored.review(of: authored.modules[0])
    #expect(review?.approving == ["ada"])
    #expect(review?.missing == ["grace"])
    #expect(review?.isApproved == false)
  }

  @Test("what is wrong in a file is a finding")
  func findings() throws {
    let (_, findings) = try CurriculumReader.read(FilesInMemory(["curriculum.yaml": "titel: First steps\n"]))
    #expect(findings.map(\.code).contains("unknown-key") == true)
  }

  @Test("the forms of cards say which keys there are")
  func forms() {
    #expect(CardForms.form(of: .question).name == "question card")
    #expect(CardForms.form(of: .question).payload.first?.key == "text")
    #expect(CardForms.form(of: .poll).payload.map(\.typeName).prefix(2) == ["text", "list of texts"])
    #expect(FieldKey(rawValue: "correctAnswerIndex") == .correctAnswerIndex)
    #expect(FieldKey(rawValue: "correctAnswerIdx") == nil)
  }

  @Test("a line of input is a range, a word or one of several")
  func inputLines() {
    #expect(InputLine(name: "price", values: "0.5..2.5").kind == .decimal(5...25, digits: 1))
    #expect(InputLine(name: "pet", choices: ["cat", "owl"]).kind == .choice(["cat", "owl"]))
  }

  @Test("a text is written so that it comes back")
  func scalars() {
    #expect(ScalarText.written("a, b", indent: 0, in: .block) == "a, b")
    #expect(ScalarText.written("a, b", indent: 0, in: .flow) == "\"a, b\"")
    let level = AuthoredLevel.Content(
      title: "Fetch the coin", checks: [ProgramCheck(world: ">..o")], cardLimit: 4)
    #expect(
      AuthoredLevel.text(of: level) == "title: Fetch the coin\ncardLimit: 4\nchecks:\n  - world: \">..o\"\n")
  }

  @Test("files are measured, listed and refused")
  func fileSystem() throws {
    #expect(try FilesInMemory(["a.yaml": "title: A\n"]).measure("a.yaml", readingAtMost: 5).size == 9)
    #expect(try FilesInMemory(["a.yaml": "title: A\n"]).measure("a.yaml", readingAtMost: 5).bytes == nil)
    do {
      let files: any CurriculumFiles = FilesInMemory(["training/module.yaml": "title: A\n"])
      #expect(files.shownPath(of: "training/module.yaml") == "curriculum/training/module.yaml")
      #expect(files.holds("training") == true)
    }
    var files = FilesInMemory(["curriculum.yaml": "title: First steps\n"])
    files["training/module.yaml"] = "title: Training\n"
    #expect(files.paths == ["curriculum.yaml", "training/module.yaml"])
    #expect(FileListing.isRead("training/module.yaml") == true)
    #expect(FileListing.isRead("notes/ideas.txt") == false)
    #expect(CurriculumAsset.mostBytes == 16_000_000)
    #expect(RefusedFile(path: "notes", refusal: .notAFile(kind: "a pipe")).refusal.reason == "it is a pipe, not a file")
    #expect(UnreadableFile(path: "a.yaml", .tooLarge(size: 9, limit: 5)).reason == "it has 9 bytes, and 5 are allowed")
    #expect(ToolRequirement(">= 0.2, < 1.0")?.isMet(by: "0.3.1") == true)
    #expect(ToolRequirement("0.2")?.isMet(by: "0.1.0") == false)
    #expect(ToolRequirement("~> 0.2") == nil)
    #expect(UnreadableFile.Refusal.tooLarge(size: nil, limit: 5).reason == "it has more than 5 bytes")
  }
}
