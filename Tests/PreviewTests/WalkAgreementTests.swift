import Authoring
import AuthoringSamples
import CurriculumBundle
import JSON
import Playing
import TestSupport
import Testing

@testable import Preview

/// A learner who answers each card wrongly first has the same progress in the preview and on the command line.
@Suite("The preview and the walk")
struct WalkAgreementTests {
  @Test("wrong answers, then right ones, leave the same progress in both", arguments: PlayingTests.folders)
  func sameProgress(folder: String) throws {
    let authored = try SampleFolder.read(folder)
    let desk = PreviewDesk(authored)
    let keys = Dictionary(uniqueKeysWithValues: AnswerKey.all(in: authored).map { ($0.path, $0.key) })
    let solutions = authored.episodes.flatMap { episode in
      episode.cards.compactMap { card in card.task?.solutions.first.map { (episode.path.appending(card.card.id), $0) } }
    }
    var progress: JSONValue = ["accessCodes": .strings(authored.modules.compactMap(\.module.access))]
    let start = LearnerProgress(in: ["progress": progress])
    let course = Course(authored.published, solutions: Dictionary(uniqueKeysWithValues: solutions))
    var walk = Walk(course, progress: start)
    _ = walk.begin()
    func post(_ action: JSONValue, on item: ItemPath) throws {
      let answer = try desk.post(
        "/api/grade", ["path": .string(item.description), "action": action, "progress": progress])
      progress = try #require(answer["progress"])
    }
    var wrongCount = 0
    while let item = walk.item {
      let card = try desk.site.current.card(ItemPath(item.components.prefix(4).joined(separator: "/"))).card.card
      if case .quiz(let quiz) = card.content {
        if walk.progress.wrongAnswers[item] == nil, let path = item.parent,
          LearnerProgress(in: ["progress": progress]).finishedCards.contains(path) == false
        {
          try post(["kind": "scored", "right": .integer(quiz.askedCount)], on: path)
        }
      } else {
        let key = try #require(keys[item])
        if let wrong = key.wrong {
          try post(wrong, on: item)
          for line in try #require(lines(of: wrong, on: card.content, at: item)) { _ = walk.answer(line) }
          wrongCount += 1
        }
        try post(key.right, on: item)
      }
      for line in try walk.rightLines() { _ = walk.answer(line) }
    }
    #expect(walk.isOver && wrongCount > 0 && walk.mistakes == wrongCount)
    #expect(walk.progress == LearnerProgress(in: ["progress": progress]))
  }

  /// What a learner types for an action that a page posts.
  private func lines(of action: JSONValue, on content: CardContent, at path: ItemPath) -> [String]? {
    func texts(_ key: String) -> [String] { action[key]?.array?.compactMap(\.string) ?? [] }
    switch action["kind"]?.string {
    case "chose": return action["index"]?.integer.map { ["\($0 + 1)"] }
    case "selected":
      let numbers = action["indices"]?.array?.compactMap(\.integer).map { "\($0 + 1)" } ?? []
      return [numbers.isEmpty ? "none" : numbers.joined(separator: " ")]
    case "said": return action["answer"]?.bool.map { ["\($0)"] }
    case "filled": return [texts("words").map { "\($0)," }.joined()]
    case "laid":
      guard case .codeBlocks(let card) = content else { return nil }
      var shuffled = card.shuffledLines(at: path).map { Optional($0) }
      let numbers = texts("lines").compactMap { line -> String? in
        guard let place = shuffled.firstIndex(of: line) else { return nil }
        shuffled[place] = nil
        return "\(place + 1)"
      }
      return [numbers.joined(separator: " ")]
    case "wrote": return action["program"]?.string.map { $0.split(separator: "\n").map(String.init) + ["."] }
    default: return nil
    }
  }
}
