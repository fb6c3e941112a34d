import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Remembering
import Synchronization
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
    let (limits, memory) = (authored.settings.limits, Memory())
    let subjects = episode.cards.map { EvidenceSubject($0, in: episode, limits: limits) }
    let programs = subjects.filter { $0.content.hasPrograms }.compactMap { EntryKey($0) }
    let first = try #require(programs.first)
    // It stays cancelled, since what is remembered is not forgotten.
    let proven = EvidencePlanner(memory).prove(episode, limits: limits) { memory.unknown(among: [first]).isEmpty }
    #expect(proven == nil && memory.unknown(among: [first]).isEmpty)
    #expect(programs.count == 1 || memory.unknown(among: Set(programs)).count == Set(programs).count - 1)
  }

  @Test("of a card whose programs run is given up soon, and nothing of it is remembered")
  func cancelledWhileRunning() throws {
    let card = ExecutorCard(text: "Run it.", code: "while True: pass", result: "?")
    let subject = EvidenceSubject(.executor(card), language: .python, steps: 20_000_000)
    let (memory, key) = (Memory(), try #require(EntryKey(subject)))
    let asked = Mutex(0)
    let evidence = EvidencePlanner(memory).evidence(on: subject) {
      asked.withLock { asked in
        asked += 1
        return asked > 3
      }
    }
    #expect(evidence.steps < 1_000_000 && asked.withLock { $0 } > 3)
    #expect(memory.unknown(among: [key]) == [key])
    #expect(EvidencePlanner(memory).evidence(on: subject).steps > 1_000_000)
    #expect(memory.unknown(among: [key]).isEmpty)
  }
}
