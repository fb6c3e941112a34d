import Authoring
import AuthoringSamples
import Evidence
import Remembering
import Testing

@Suite("The evidence on an episode")
struct EvidenceByCardTests {
  @Test("has every card in order, each quiz before its questions, with what is found out about the card alone")
  func order() throws {
    let authored = try SampleFolder.read("curriculum")
    let limits = authored.settings.limits
    let planner = EvidencePlanner(Memory([:], .heldHere))
    for episode in authored.episodes {
      let entries = try #require(planner.prove(episode, limits: limits)).cards
      #expect(entries.map(\.path) == episode.cardsByPath.map(\.path))
      for entry in entries {
        #expect(entry.evidence == planner.evidence(on: entry.subject), "\(entry.path)")
        let card = episode.card(at: entry.index)
        #expect(entry.question.map { card.questions[$0].card.id } ?? card.card.id == entry.card.card.id)
      }
    }
  }

  @Test("of one card is that of the card, or of each of its questions")
  func oneCard() throws {
    let authored = try SampleFolder.read("curriculum")
    let (limits, planner) = (authored.settings.limits, EvidencePlanner(Memory([:], .heldHere)))
    let quiz = authored.episodes.lazy.flatMap { episode in episode.cards.map { (episode, $0) } }
      .first { !$0.1.questions.isEmpty }
    let (episode, card) = try #require(quiz)
    let path = episode.path.appending(card.card.id)
    let questions = planner.prove(card, at: path, in: episode, limits: limits).cards
    #expect(questions.map(\.path) == card.questions.map { path.appending($0.card.id) })
    let question = try #require(questions.first)
    let alone = planner.prove(question.card, at: question.path, in: episode, limits: limits).cards
    #expect(alone.map(\.path) == [question.path] && alone.map(\.evidence) == [question.evidence])
  }

  @Test("is none where nobody waits for it any more, and what was found out till then is remembered")
  func cancelled() throws {
    let authored = try SampleFolder.read("curriculum")
    let episode = try #require(authored.episodes.first { $0.cards.dropLast().contains { $0.card.content.hasPrograms } })
    let memory = Memory()
    var asked = 0
    let proven = EvidencePlanner(memory).prove(episode, limits: authored.settings.limits) {
      asked += 1
      return asked > episode.cards.count - 1
    }
    #expect(proven == nil && asked == episode.cards.count)
    let subjects = episode.cards.dropLast().map { EvidenceSubject($0, in: episode, limits: authored.settings.limits) }
    let programs = subjects.filter { $0.content.hasPrograms }.compactMap { EntryKey($0) }
    #expect(!programs.isEmpty && memory.unknown(among: Set(programs)).isEmpty)
  }
}
