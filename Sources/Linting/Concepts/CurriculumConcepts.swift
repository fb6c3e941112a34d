internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Parallelism

/// All concepts of a curriculum: what is taught, shown, practised and asked where, and what learners know before.
final class CurriculumConcepts {
  /// The episodes in order.
  let episodes: [EpisodeConcepts]
  /// Where findings go.
  let findings: Findings
  /// The numbers against which rules measure.
  let limits: LintLimits
  private let numbers: ConceptNumbers
  private let unlocking: UnlockRules
  private let known: KnownConcepts
  /// The episodes that teach each concept, by its name under `teaches`.
  let teachers: [String: [Int]]
  private let languages: Set<Substring>
  private let isWanted: (String) -> Bool
  /// What is open for a learner who avoids all episodes with a concept, worked out once for each.
  private var unseen: [String: LessonMap] = [:]

  init(
    _ authored: AuthoredCurriculum, threads: Int, isWanted: @escaping (String) -> Bool = { _ in true },
    _ findings: Findings = Findings()
  ) {
    self.findings = findings
    self.isWanted = isWanted
    let limits = authored.settings.limits
    self.limits = limits
    let episodes = authored.episodes.concurrentMap(threads: threads, chunk: 8) { EpisodeConcepts($0, limits) }
    self.episodes = episodes
    var numbers = ConceptNumbers()
    let own = episodes.map { episode in
      var met = KnownConcepts.Met()
      for concept in episode.taught {
        met.taught.insert(numbers[concept])
        met.seen.insert(numbers[concept])
      }
      for entry in episode.entries {
        if entry.firstShown != nil { met.taught.insert(numbers[entry.concept]) }
        met.seen.insert(numbers[entry.concept])
      }
      return met
    }
    self.numbers = numbers
    unlocking = UnlockRules(authored.curriculum)
    known = KnownConcepts(unlocking, own: own)
    var teachers: [String: [Int]] = [:]
    for (index, episode) in episodes.enumerated() {
      for concept in episode.taught { teachers[concept, default: []].append(index) }
    }
    self.teachers = teachers
    languages = Set(teachers.keys.map { $0.prefix { $0 != "." } })
  }

  /// Whether every learner was taught a concept, or shown code with it, before an episode opens.
  func isTaught(_ concept: String, before episode: Int) -> Bool {
    numbers.number(of: concept).map(known[episode].taught.contains) ?? false
  }

  /// The episodes among some that a learner can open to whom nobody taught a concept, or showed code with it.
  func open(withoutTeaching concept: String, among episodes: [Int]) -> [Int] {
    let candidates = episodes.filter { !isTaught(concept, before: $0) }
    guard !candidates.isEmpty else { return [] }
    let map = map(avoiding: { $0.taught.contains(concept) || $0[concept]?.firstShown != nil })
    return candidates.filter { map.isOpen(self.episodes[$0].authored.path) }
  }

  /// Whether a learner can open an episode who has never seen code with a concept, and was never taught it.
  func isOpen(_ episode: Int, withoutSeeing concept: String) -> Bool {
    guard !(numbers.number(of: concept).map(known[episode].seen.contains) ?? false) else { return false }
    let map = unseen[concept] ?? map(avoiding: { $0.taught.contains(concept) || $0[concept] != nil })
    unseen[concept] = map
    return map.isOpen(episodes[episode].authored.path)
  }

  /// What is open for a learner who avoids some episodes, however far this learner gets.
  private func map(avoiding isAvoided: (EpisodeConcepts) -> Bool) -> LessonMap {
    let avoided = Set(episodes.filter(isAvoided).map(\.authored.path))
    return LearnerSimulation(.doesEverything, unlocking, avoiding: avoided).map
  }

  /// The first place under `teaches` of each concept of a language that we run.
  var firstTeachings: [(episode: EpisodeConcepts, place: Int, concept: String)] {
    var seen: Set<String> = []
    return episodes.flatMap { episode in
      episode.taught.enumerated().compactMap { place, concept in
        guard TaughtConcept.isInPrograms(concept), seen.insert(concept).inserted else { return nil }
        return (episode, place, concept)
      }
    }
  }

  /// Whether any episode does something with a concept.
  func has(_ mark: ConceptMark, _ concept: String) -> Bool {
    episodes.contains { $0[concept]?.marks.contains(mark) == true }
  }

  /// Whether the curriculum teaches something of a concept's language.
  func teachesLanguage(of concept: String) -> Bool { languages.contains(concept.prefix { $0 != "." }) }

  /// Adds a finding about a place in an episode.
  func report(
    _ rule: any Rule.Type, in episode: EpisodeConcepts, at location: @autoclosure () -> Location,
    _ message: @autoclosure () -> String, label: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil
  ) {
    guard isWanted(episode.authored.document.source.path) else { return }
    findings.report(
      rule, in: episode.authored.document, at: location(), message(), label: label(), notes: notes(), help: help())
  }

  /// Where a use stands in its file.
  func location(of use: EpisodeConcepts.Use, in episode: EpisodeConcepts) -> Location {
    let authored = episode.authored
    let context = EpisodeContext(authored, limits, isEnglish: false, findings)
    let place = use.place
    var card = CardContext(authored.card(at: place.card), in: context)
    if let question = place.question { card = card.questions[question] }
    if case .answer(let index) = place.site { return card.location(ofAnswer: index) }
    guard case .code(let role) = place.site, let language = card.language?.program else {
      return card.authored.location
    }
    switch role {
    case .task(let program): return program.location(ofPart: use.part, language, in: card.authored)
    case .line:
      let lines = card.codes.filter { if case .line = $0.role { true } else { false } }
      return lines.indices.contains(use.part - 1) ? lines[use.part - 1].location(of: 0..<0) : card.authored.location
    case .shown, .blanked, .part, .decoy:
      return card.codes.first { $0.role == role }?.location(ofLine: use.part) ?? card.authored.location
    }
  }
}

/// Numbers for the names of concepts, in the order in which they are met.
private struct ConceptNumbers {
  private var numbers: [String: Int] = [:]

  /// The number of a concept, a new one where it has none.
  subscript(concept: String) -> Int {
    mutating get {
      if let number = numbers[concept] { return number }
      numbers[concept] = numbers.count
      return numbers.count - 1
    }
  }

  /// The number of a concept; nil when nothing in the curriculum has it.
  func number(of concept: String) -> Int? { numbers[concept] }
}
