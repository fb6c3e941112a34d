import Authoring
import AuthoringSamples
import CurriculumBundle
import Testing

/// What is published of cards, and what stays at home.
@Suite("The published model")
struct PublishedTests {
  private func published(_ cards: String) throws -> [Card] {
    let (authored, diagnostics) = try read(SampleCurriculum.withCards(cards))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return authored.published.modules[0].blocks[0].episodes[0].cards
  }

  private func fetch(_ more: String) -> String {
    """
    - id: fetch
      type: challenge
      title: Fetch
      text: Take it.
      language: robot
      solutions: ["forward\\ncollect", "forward\\nforward"]
      checks: [{world: "#>o#"}]
      \(more)

    """
  }

  @Test("why a decoy is wrong is published as feedback on it, after the feedback that is written by itself")
  func decoys() throws {
    let cards = try published(
      """
      - id: sort
        type: codeBlocks
        text: Print 8.
        lines: [n = 8, print(n)]
        decoys: [print(0), {code: print(m), because: There is no m.}]
        result: 8
        feedback: [{answer: print(0), text: That is 0.}]

      """)
    guard case .codeBlocks(let card) = cards[0].content else { return #expect(Bool(false), "\(cards)") }
    #expect(card.decoys == ["print(0)", "print(m)"])
    #expect(
      card.feedback == [
        AnswerFeedback(answer: "print(0)", text: "That is 0."),
        AnswerFeedback(answer: "print(m)", text: "There is no m."),
      ])
  }

  @Test("a solution stays at home unless its author lets it be shown, which shows the first alone")
  func reveal() throws {
    #expect(try published(fetch("reveal: false"))[0].content.task?.solution == nil)
    #expect(try published(fetch("practises: [collect]"))[0].content.task?.solution == nil)
    let shown = try published(fetch("reveal: true"))[0].content.task
    guard case .elements(let cards)? = shown?.solution else {
      Issue.record("\(String(describing: shown))")
      return
    }
    #expect(cards.map { $0["card"]?.string } == ["forward", "collect"])
  }

  @Test("programs of elements and cards are published as an app's editor holds them")
  func structured() throws {
    let task = try published(fetch("starter: \"forward\\nforward\""))[0].content.task
    guard case .elements(let cards)? = task?.starter else {
      Issue.record("\(String(describing: task))")
      return
    }
    #expect(cards.count == 2)
  }

  @Test(
    "a program with a line that is no card stays a text, and nothing of it is lost",
    arguments: ["repeat 500\nforward\nend", "forward\nfwd", "\nforward\n\nwhile rain\nend", "forward now"])
  func unstructured(text: String) throws {
    let written = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    let task = try published(fetch("starter: \"\(written)\""))[0].content.task
    #expect(task?.starter == .text(text))
  }

  @Test("a curriculum without a task is published as it was read, drafts left out")
  func plain() throws {
    var module = try #require(SampleCurriculum.files["training/module.yaml"])
    let (authored, _) = try read(SampleCurriculum.with([:]))
    #expect(authored.published == authored.curriculum)
    module += "visibility: draft\n"
    let (draft, _) = try read(SampleCurriculum.with(["training/module.yaml": module]))
    #expect(draft.published.modules.isEmpty && draft.modules.count == 1)
  }
}
