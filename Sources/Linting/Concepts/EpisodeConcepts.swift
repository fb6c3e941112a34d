internal import Authoring
internal import CurriculumBundle
internal import Evidence

/// What an episode teaches, and which concepts its programs use where.
struct EpisodeConcepts: Sendable {
  /// What an episode does with a concept.
  struct Entry: Sendable {
    let concept: String
    /// What is done with it.
    var marks: Set<ConceptMark>
    /// The first card on which code that uses it is there to be read, from 0; nil when there is none.
    var firstShown: Int?
    /// The first card on which any code uses it, from 0.
    let firstSeen: Int
    /// The first program that a learner is to run, to understand or to write and that uses it.
    var firstUse: Use?
  }

  /// A program that uses a concept, and where.
  struct Use: Sendable {
    let place: ProgramPlace
    /// The line, the element or the card, from 1.
    let part: Int
  }

  /// What a learner needs to write a program.
  struct Task: Sendable {
    /// The task's card, from 0.
    let card: Int
    let isChallenge: Bool
    /// The concepts that every solution uses, with their places in the first one.
    let needed: [(concept: String, use: Use)]
  }

  /// The episode with its places.
  let authored: AuthoredEpisode
  /// What its programs use, in the order of the first places.
  private(set) var entries: [Entry] = []
  /// Its exercises and challenges that have solutions.
  private(set) var tasks: [Task] = []
  private var index: [String: Int] = [:]

  /// What it says that it teaches.
  var taught: [String] { authored.episode.teaches }

  init(_ authored: AuthoredEpisode, _ limits: LintLimits) {
    self.authored = authored
    let context = EpisodeContext(authored, limits, isEnglish: false, Findings())
    for (place, authoredCard) in authored.cards.enumerated() {
      let (card, cardContext) = (authoredCard.card, CardContext(authoredCard, in: context))
      let programs = cardContext.lessonPrograms(card: place)
      // What is about an error shows what not to write.
      let showsError = cardContext.showsError
      let facts = programs.map { CodeFacts.facts(of: $0.program, in: $0.language) + card.content.typeAsked($0.place) }
      for (program, facts) in zip(programs, facts) {
        let isRight = card.content.isRightAnswer(program.place)
        for fact in facts {
          let isUse = program.isCode ? !showsError : isRight && !TaughtConcept.isWord(fact.concept)
          note(fact, in: program, isUse: isUse)
        }
      }
      if let task = Task(card.content, at: place, programs, facts) { tasks.append(task) }
    }
  }

  /// What is done with a concept; nil when no program uses it.
  subscript(concept: String) -> Entry? { index[concept].map { entries[$0] } }

  private mutating func note(_ fact: CodeFacts.Fact, in program: LessonProgram, isUse: Bool) {
    let position =
      index[fact.concept]
      ?? {
        entries.append(Entry(concept: fact.concept, marks: [], firstSeen: program.place.card))
        index[fact.concept] = entries.count - 1
        return entries.count - 1
      }()
    entries[position].marks.formUnion(program.marks)
    if program.marks == [.shown] {
      entries[position].firstShown = entries[position].firstShown ?? program.place.card
    } else if entries[position].firstUse == nil, isUse {
      entries[position].firstUse = Use(place: program.place, part: fact.part)
    }
  }
}

extension EpisodeConcepts.Task {
  /// What a task needs; nil for cards without solutions.
  fileprivate init?(_ content: CardContent, at card: Int, _ programs: [LessonProgram], _ facts: [[CodeFacts.Fact]]) {
    guard content.task != nil else { return nil }
    let solutions = zip(programs, facts).filter { $0.0.marks.contains(.asked) }
    guard let (first, firstFacts) = solutions.first else { return nil }
    let others = solutions.dropFirst().map { Set($0.1.map(\.concept)) }
    self.card = card
    if case .challenge = content { isChallenge = true } else { isChallenge = false }
    needed = firstFacts.filter { fact in others.allSatisfy { $0.contains(fact.concept) } }
      .map { ($0.concept, EpisodeConcepts.Use(place: first.place, part: $0.part)) }
  }
}

extension LessonProgram {
  /// Whether it stands where the card has its code.
  fileprivate var isCode: Bool { if case .code = place.site { true } else { false } }
}

extension CardContent {
  /// The type that an answer names which is right: who tells that a value is a float does something with floats.
  fileprivate func typeAsked(_ place: ProgramPlace) -> [CodeFacts.Fact] {
    let content = place.question.map { questions[$0].content } ?? self
    guard case .answer(let index) = place.site, case .type? = content.codeQuestion,
      let (answers, keys) = content.choices, keys.contains(index), let type = TypeName.type(namedBy: answers[index])
    else { return [] }
    let concept = "python.\(type)"
    return TaughtConcept.isInPrograms(concept) ? [CodeFacts.Fact(concept: concept, part: 1)] : []
  }

  /// Whether a program is a right answer, of a question that is no quiz's.
  fileprivate func isRightAnswer(_ place: ProgramPlace) -> Bool {
    guard case .answer(let index) = place.site, place.question == nil else { return false }
    return choices?.correctIndices.contains(index) ?? false
  }
}
