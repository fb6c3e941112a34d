import Authoring
import CurriculumBundle
import Evidence

/// Which concepts the programs of an episode use where, and what its tasks need.
struct ConceptUses: Sendable, Equatable {
  /// What an episode does with a concept.
  struct Entry: Sendable, Equatable, Codable {
    let concept: String
    /// What is done with it.
    var marks: Set<ConceptMark>
    /// The first card on which code that uses it is there to be read, from 0; nil when there is none.
    var firstShown: Int?
    /// The first card on which any code uses it, from 0.
    let firstSeen: Int
    /// The first program that a learner is to run, to understand or to write and that uses it.
    var firstUse: Occurrence?
  }

  /// A use of a concept in a program: enough to find it again when a finding asks.
  struct Occurrence: Sendable, Equatable, Codable {
    let card: CardIndex
    /// Where on the card.
    let site: ConceptEvidence.Site
    /// The line, the element or the card, from 1.
    let part: Int
  }

  /// What a learner needs to write a program.
  struct Task: Sendable, Equatable, Codable {
    /// The task's card, from 0.
    let card: Int
    let isChallenge: Bool
    /// The concepts that every solution uses, each as the first one uses it.
    let needed: [Need]
  }

  /// A concept that a task needs.
  struct Need: Sendable, Equatable, Codable {
    let concept: String
    let occurrence: Occurrence
  }

  /// The concepts that its programs use, in the order of their first uses.
  private(set) var entries: [Entry] = []
  /// Its exercises and challenges that have solutions.
  private(set) var tasks: [Task] = []
  private var index: [String: Int] = [:]

  /// Nothing is used.
  init() {}

  /// The findings of before.
  init(entries: [Entry], tasks: [Task]) {
    self.entries = entries
    self.tasks = tasks
    index = Dictionary(entries.enumerated().map { ($1.concept, $0) }) { first, _ in first }
  }

  /// What the programs of an episode use, found by reading them alone.
  init(_ episode: AuthoredEpisode, _ limits: LintLimits) {
    func add(_ card: AuthoredCard, at index: CardIndex) {
      let subject = EvidenceSubject(card, in: episode, limits: limits)
      self.add(card.card.content, in: episode.locale, at: index, ConceptEvidence.all(on: subject))
    }
    for (index, card) in episode.cards.enumerated() {
      add(card, at: CardIndex(index))
      guard case .quiz = card.card.content else { continue }
      for (question, card) in card.questions.enumerated() { add(card, at: CardIndex(index, question: question)) }
    }
  }

  /// What is done with a concept; nil when no program uses it.
  subscript(concept: String) -> Entry? { index[concept].map { entries[$0] } }

  /// Adds what the programs on a card use.
  mutating func add(_ content: CardContent, in locale: String, at index: CardIndex, _ programs: [ConceptEvidence]) {
    // What is about an error shows what not to write; a question of a quiz never counts as such.
    let showsError = index.question == nil && content.showsError(in: locale)
    for program in programs {
      let isRight = index.question == nil && content.isRightAnswer(program.site)
      for use in program.uses {
        let isUse = program.isCode ? !showsError : isRight && !TaughtConcept.isWord(use.concept)
        note(use, in: program, at: index, isUse: isUse)
      }
    }
    if let task = Task(content, at: index, programs) { tasks.append(task) }
  }

  private mutating func note(_ use: ConceptUse, in program: ConceptEvidence, at card: CardIndex, isUse: Bool) {
    let position = position(of: use.concept, firstSeen: card.index)
    entries[position].marks.formUnion(program.marks)
    if program.marks == [.shown] {
      entries[position].firstShown = entries[position].firstShown ?? card.index
    } else if entries[position].firstUse == nil, isUse {
      entries[position].firstUse = Occurrence(card: card, site: program.site, part: use.part)
    }
  }

  private mutating func position(of concept: String, firstSeen card: Int) -> Int {
    if let position = index[concept] { return position }
    entries.append(Entry(concept: concept, marks: [], firstSeen: card))
    index[concept] = entries.count - 1
    return entries.count - 1
  }
}

extension ConceptUses: Codable {
  private enum CodingKeys: CodingKey { case entries, tasks }

  /// Reads what programs use; where each concept is in the list follows from it.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      entries: try container.decode([Entry].self, forKey: .entries),
      tasks: try container.decode([Task].self, forKey: .tasks))
  }

  /// Writes what `init(from:)` reads.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(tasks, forKey: .tasks)
  }
}

extension ConceptUses.Task {
  /// What a task needs; nil for cards without solutions.
  fileprivate init?(_ content: CardContent, at card: CardIndex, _ programs: [ConceptEvidence]) {
    guard content.hasTask else { return nil }
    let solutions = programs.filter { $0.marks.contains(.asked) }
    guard let first = solutions.first else { return nil }
    let others = solutions.dropFirst().map { Set($0.uses.map(\.concept)) }
    self.card = card.index
    if case .challenge = content { isChallenge = true } else { isChallenge = false }
    needed = first.uses.filter { use in others.allSatisfy { $0.contains(use.concept) } }.map {
      ConceptUses.Need(
        concept: $0.concept, occurrence: ConceptUses.Occurrence(card: card, site: first.site, part: $0.part))
    }
  }
}

extension ConceptEvidence {
  /// Whether it is where the card has its code.
  fileprivate var isCode: Bool {
    switch site {
    case .code, .blanks, .lines, .part, .task: true
    case .answer, .text: false
    }
  }
}

extension CardContent {
  /// Whether a program is a right answer.
  fileprivate func isRightAnswer(_ site: ConceptEvidence.Site) -> Bool {
    guard case .answer(let index) = site else { return false }
    return choices?.correctIndices.contains(index) ?? false
  }
}
