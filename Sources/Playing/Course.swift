public import CurriculumBundle
import Diagnostics
import JSON

/// What a learner walks through: the lessons as they are published, and when each is unlocked.
public struct Course: Sendable {
  /// What it is called, on one line.
  public let title: String
  /// When what is unlocked.
  public let rules: UnlockRules
  let modules: [Module]
  /// The texts for those who stay away.
  let reminders: [Reminder]
  /// The texts that explain the elements of Slang.
  let elements: [ElementHelp]
  /// What became of the ids of earlier releases.
  let ids: IDMap
  /// What to note for a code that is typed: the keys of all modules that it unlocks.
  private let keys: @Sendable (String) -> Set<ExactText>
  /// Programs that solve tasks, by the full ids of their cards, as far as they are known.
  private let solutions: [ItemPath: Program]
  private let places: [ItemPath: (module: Int, block: Int, episode: Int)]

  /// A course as its authors have it.
  ///
  /// - Parameters:
  ///   - solutions: Programs that solve tasks, by the full ids of their cards, besides those that are published.
  ///   - accessKey: What progress notes of the access code of a module; by default the code itself.
  public init(
    _ curriculum: Curriculum, solutions: [ItemPath: Program] = [:],
    accessKey: (_ code: String, _ module: ItemPath) -> String = { code, _ in code }
  ) {
    var noted = curriculum
    var keys: [ExactText: Set<ExactText>] = [:]
    for (index, module) in curriculum.modules.enumerated() {
      guard let code = module.access else { continue }
      let key = accessKey(code, ItemPath(module.id))
      noted.modules[index].access = key
      keys[ExactText(AccessDigest.code(in: code)), default: []].insert(ExactText(key))
    }
    self.init(curriculum, UnlockRules(noted), IDMap(), solutions) { [keys] typed in
      keys[ExactText(AccessDigest.code(in: typed))] ?? []
    }
  }

  /// A course that is published.
  ///
  /// - Parameter sha256: The SHA-256 of some bytes, as 32 bytes.
  public init(_ curriculum: Curriculum, index: BundleIndex, sha256: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    let digests = index.modules.compactMap(\.access)
    self.init(curriculum, UnlockRules(index), index.ids ?? IDMap(), [:]) { typed in
      Set(digests.filter { $0.accepts(typed, sha256: sha256) }.map { ExactText($0.sha256) })
    }
  }

  private init(
    _ curriculum: Curriculum, _ rules: UnlockRules, _ ids: IDMap, _ solutions: [ItemPath: Program],
    keys: @escaping @Sendable (String) -> Set<ExactText>
  ) {
    title = curriculum.title.visible
    modules = curriculum.modules
    reminders = curriculum.reminders ?? []
    elements = curriculum.elements ?? []
    self.rules = rules
    self.ids = ids
    self.keys = keys
    self.solutions = solutions
    var places: [ItemPath: (Int, Int, Int)] = [:]
    for (module, held) in curriculum.modules.enumerated() {
      for (block, inner) in held.blocks.enumerated() {
        for (episode, innermost) in inner.episodes.enumerated() {
          places[ItemPath("\(held.id)/\(inner.id)/\(innermost.id)")] = (module, block, episode)
        }
      }
    }
    self.places = places
  }

  /// What an item is called, on one line.
  func title(of item: ItemPath) -> String { rules.title(of: item).visible }

  /// All that keeps an item locked on a map, on one line; empty for one that is unlocked.
  func whyLocked(_ item: ItemPath, on map: LessonMap) -> String {
    map.whyShut(item).map(rules.words).joined(separator: " ").visible
  }

  /// The episode with a full id, and the language and card library of its module; nil where there is none.
  func episode(_ path: ItemPath) -> (episode: Episode, language: String, library: CardLibrary?)? {
    places[path].map { place in
      let module = modules[place.module]
      return (module.blocks[place.block].episodes[place.episode], module.language, module.cardLibrary)
    }
  }

  /// The card, or the question of a quiz, with a full id; nil where there is none.
  func card(_ path: ItemPath) -> Card? {
    guard let holder = path.parent, let id = path.components.last else { return nil }
    let cards = episode(holder)?.episode.cards ?? card(holder)?.content.questions
    return cards?.first { ExactText($0.id) == ExactText(String(id)) }
  }

  /// A program that solves a card's task; nil where none is known.
  func solution(of path: ItemPath, _ content: CardContent) -> Program? { solutions[path] ?? content.task?.solution }

  /// What to note for an access code that is typed, a key for each module that it unlocks; none for a wrong one.
  func accessKeys(for code: String) -> Set<ExactText> { keys(code) }

  /// The access code of a module; nil where it has none, or a release keeps it.
  func accessCode(of module: ItemPath) -> String? { modules.first { ItemPath($0.id) == module }?.access }
}
