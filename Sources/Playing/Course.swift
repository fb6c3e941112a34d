public import CurriculumBundle
internal import Diagnostics

/// What a learner walks through: the lessons as they are published, and when each opens.
public struct Course: Sendable {
  /// What it is called, on one line.
  public let title: String
  /// When what opens.
  public let rules: UnlockRules
  let modules: [Module]
  let history: IDHistory
  /// Programs that solve tasks, by the full ids of their cards, as far as they are known.
  private let solutions: [ItemPath: Program]
  private let places: [ItemPath: (module: Int, block: Int, episode: Int)]

  /// A course.
  ///
  /// - Parameters:
  ///   - index: The index of the release that it is read from; nil where it is not read from one.
  ///   - solutions: Programs that solve tasks, by the full ids of their cards, besides those that are published.
  public init(_ curriculum: Curriculum, index: BundleIndex? = nil, solutions: [ItemPath: Program] = [:]) {
    title = curriculum.title.visible
    modules = curriculum.modules
    rules = index.map { UnlockRules($0) } ?? UnlockRules(curriculum)
    history = IDHistory(curriculum)
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

  /// All that keeps an item locked on a map, on one line; empty for one that is open.
  func whyLocked(_ item: ItemPath, on map: LessonMap) -> String {
    map.whyShut(item).map(rules.words).joined(separator: " ").visible
  }

  /// The episode with a full id and the language of its module; nil where there is none.
  func episode(_ path: ItemPath) -> (episode: Episode, language: String)? {
    places[path].map { place in
      let module = modules[place.module]
      return (module.blocks[place.block].episodes[place.episode], module.language)
    }
  }

  /// A program that solves a card's task; nil where none is known.
  func solution(of path: ItemPath, _ content: CardContent) -> Program? { solutions[path] ?? content.task?.solution }

  /// The access code of a module; nil where it has none, or a release keeps it.
  func accessCode(of module: ItemPath) -> String? { modules.first { ItemPath($0.id) == module }?.access }
}
