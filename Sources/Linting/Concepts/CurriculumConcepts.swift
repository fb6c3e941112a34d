import Authoring
import CurriculumBundle
import Evidence

/// All concepts of a curriculum: what is taught, shown, practised and asked where, and what learners know before.
final class CurriculumConcepts {
  /// The episodes in order.
  let episodes: [EpisodeConcepts]
  /// The numbers against which rules measure.
  let limits: LintLimits
  private let numbers: ConceptNumbers
  private let unlocking: UnlockRules
  private let known: KnownConcepts
  /// The episodes that teach each concept, by its name under `teaches`.
  let teachers: [String: [Int]]
  private let languages: Set<Substring>
  /// What is open for a learner who avoids all episodes with a concept, worked out once for each.
  private var unseen: [String: LessonMap] = [:]

  /// The concepts of a curriculum.
  ///
  /// - Parameter episodes: All of its episodes, in order.
  init(_ authored: AuthoredCurriculum, _ episodes: [EpisodeConcepts]) {
    precondition(episodes.count == authored.episodes.count, "an episode of which nobody knows what it uses")
    limits = authored.settings.limits
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
    unlocking = UnlockRules(authored.outline)
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
