import Authoring
import Diagnostics
import Linting
import Testing

/// Modules that are not published yet.
@Suite("Drafts")
struct DraftTests {
  private static let draft = """
    title: Later
    summary: More steps.
    language: python
    visibility: draft
    requires: [training/none]
    blocks: [more]

    """

  private static func files(_ changes: [String: String] = [:]) -> [String: String] {
    let episode = """
      title: Say bye
      cards:
        - {id: run, type: executor, text: Press Run., code: print(2), result: 3}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    return [
      "curriculum.yaml": "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training, later]\n",
      "later/module.yaml": draft, "later/more/block.yaml": "title: More\nepisodes: [say-bye]\n",
      "later/more/say-bye.yaml": episode,
    ].merging(changes) { _, new in new }
  }

  @Test("a draft's cards are checked; its locks are not, since they hold nobody up")
  func draftCardsChecked() throws {
    let found = try Sample(Self.files()).lint()
    #expect(found.codes == ["wrong-result"])
  }

  @Test("a draft stays out of what is published, and keeps its place in the files")
  func draftStaysOutWhatPublished() throws {
    let files = Sample(Self.files()).files
    let authored = try CurriculumReader.read(FilesInMemory(files)).authored
    #expect(authored.curriculum.modules.map(\.id) == ["training"])
    #expect(authored.modules.map(\.isDraft) == [false, true])
    #expect(authored.withoutDrafts.modules.map(\.path) == ["training"])
  }

  @Test("what requires a draft is told that it is one")
  func draftIsRequired() throws {
    let block = "title: Printing\nrequires: [later/more]\nepisodes: [say-hello]\n"
    let found = try Sample(Self.files(["training/printing/block.yaml": block])).lint()
    let finding = try #require(found.first { $0.code == "unknown-prerequisite" })
    #expect(finding.message.hasSuffix("requires 'later/more', which is part of the draft 'later'"))
    #expect(
      finding.help == "take the requirement out, or take `visibility: draft` out of 'curriculum/later/module.yaml'")
  }

  @Test("what a draft does not have is unknown, and the nearest name is proposed")
  func misspelledPartOfDraft() throws {
    let block = "title: Printing\nrequires: [later/mroe]\nepisodes: [say-hello]\n"
    let found = try Sample(Self.files(["training/printing/block.yaml": block])).lint()
    let finding = try #require(found.first { $0.code == "unknown-prerequisite" })
    #expect(finding.message.hasSuffix("requires 'later/mroe', which does not exist"))
    #expect(finding.help == "write `later/more`")
  }

  @Test("a published module that becomes a draft is lost to those who learn in it")
  func publishedModuleBecomesDraftLost() throws {
    let published = ["curriculum.yaml", "later/module.yaml"].reduce(into: Self.files()) { files, path in
      files[path] = files[path]?.replacing("visibility: draft\nrequires: [training/none]\n", with: "")
    }
    let sample = Sample(.release(published: published, now: Self.files()))
    let finding = try #require(try sample.lint().first { $0.code == "lost-id" })
    #expect(finding.help == "take `visibility: draft` out of its file")
  }
}
