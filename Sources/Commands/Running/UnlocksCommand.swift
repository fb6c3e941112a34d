import ArgumentParser
import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting
import Support

/// `hornbook unlocks`.
struct UnlocksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlocks",
    abstract: "Show what is open for a learner, and why the rest is shut.",
    discussion: """
      Examples:
        hornbook unlocks                                   for a learner who begins
        hornbook unlocks --finished training/printing      who has finished a block
        hornbook unlocks --finished training --stars training/printing/say-hello=2
        hornbook unlocks --finished training --day 2026-11-21

      An item that is finished is named by its full id; a module or a block stands
      for all that is in it. Stars are earned in an episode or a challenge
      that has `stars:`.

      Exit status: 0, or 2 when it could not run.
      """)

  @Option(parsing: .upToNextOption, help: "Full ids of what is finished.")
  var finished: [String] = []

  @Option(parsing: .upToNextOption, help: "Stars that were earned in an episode or a challenge, as ID=COUNT.")
  var stars: [String] = []

  @Option(parsing: .upToNextOption, help: "Access codes that were entered.")
  var codes: [String] = []

  @Option(help: "A day, such as 2026-11-21, to show its question of the day.")
  var day: String?

  @Option(help: "The curriculum's folder.")
  var curriculum = CurriculumFolder.unnamed

  func run() throws {
    let day = try day.map { text in
      guard let day = CalendarDay(text) else {
        throw CommandFailure("'\(text)' is not a day", help: "write it like 2026-11-21")
      }
      return day
    }
    let authored = try readOrFail(try CurriculumFolder(containing: curriculum)).authored
    tellOfMissingParts(of: authored)
    let whole = authored.curriculum
    let rules = UnlockRules(whole)
    let progress = try progress(rules, whole)
    let map = rules.map(for: progress)
    for path in rules.episodePaths { Terminal.write("\(line(for: path, map))\n") }
    Terminal.write("\(summary(map))\n")
    for (item, badge) in map.badges { Terminal.write("badge: \(badge.title) ('\(item)')\n") }
    if let day {
      let card = DailyQuestion(on: day, in: whole.modules, after: progress)?.card
      Terminal.write("question of \(day): \(card?.description ?? "none; nothing that is finished asks one")\n")
    }
  }

  private func line(for path: ItemPath, _ map: LessonMap) -> String {
    if map.isFinished(path) { return "finished  \(path)" }
    guard map.isOpen(path) else {
      return "shut      \(path): \(map.whyShut(path).map(\.label).joined(separator: "; "))"
    }
    return "open      \(path)\(map.resumeEpisode == path ? ", which comes next" : "")"
  }

  private func summary(_ map: LessonMap) -> String {
    let finished = map.rules.episodePaths.count(where: map.isFinished)
    let percent = Int((map.fractionDone * 100).rounded(.down))
    let stars = map.stars.possible == 0 ? "" : ", \(map.stars.earned) of \(counted(map.stars.possible, "star"))"
    return
      "\(finished) of \(counted(map.rules.episodePaths.count, "episode")) finished, "
      + "\(percent)% of what must be done\(stars)"
  }

  private func progress(_ rules: UnlockRules, _ whole: Curriculum) throws -> LearnerProgress {
    var progress = LearnerProgress(accessCodes: Set(codes.map { ExactText($0) }))
    for id in finished {
      let episodes = rules.episodePaths.filter { $0.isInside(ItemPath(id)) }
      guard !episodes.isEmpty else { throw unknown(id, among: rules.items.map(\.path), "MODULE/BLOCK/EPISODE") }
      progress.finishedEpisodes.formUnion(episodes)
      // Who finishes an episode with stars has one at least, or those for finishing it.
      let ofFinishing = Self.finishStars(in: whole)
      for episode in episodes where rules[episode].map({ $0.starCount > 0 }) ?? false {
        progress.earn(ofFinishing[episode] ?? 1, for: episode)
      }
    }
    for text in stars {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[1]), 0...StarCount.mostAtOnce ~= count else {
        throw CommandFailure(
          "'\(text)' is not an id with its stars, 0 to \(StarCount.mostAtOnce)",
          help: "write it like `\(parts[0].isEmpty ? "training/printing/say-hello" : parts[0])=3`")
      }
      let sources = Self.sourcesOfStars(in: whole)
      guard sources.contains(ItemPath(String(parts[0]))) else {
        guard !whole.has(ItemPath(String(parts[0]))) else {
          throw CommandFailure(
            "no stars can be earned in '\(parts[0])'",
            help: "name an episode that has `stars:`, or a challenge that has them")
        }
        throw unknown(String(parts[0]), among: sources, "an episode that has `stars:`, or a challenge that has them")
      }
      progress.earn(count, for: ItemPath(String(parts[0])))
    }
    return progress
  }

  /// How many stars finishing each episode earns that has such.
  private static func finishStars(in curriculum: Curriculum) -> [ItemPath: Int] {
    var stars: [ItemPath: Int] = [:]
    for module in curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes {
          if let count = episode.finishStars { stars[ItemPath("\(module.id)/\(block.id)/\(episode.id)")] = count }
        }
      }
    }
    return stars
  }

  private static func sourcesOfStars(in curriculum: Curriculum) -> [ItemPath] {
    curriculum.modules.flatMap { module in
      module.blocks.flatMap { block in
        block.episodes.flatMap { episode -> [ItemPath] in
          let path = ItemPath("\(module.id)/\(block.id)/\(episode.id)")
          let cards = episode.cards.filter { $0.content.starCount > 0 }.map { path.appending($0.id) }
          return (episode.stars == nil && episode.finishStars == nil ? [] : [path]) + cards
        }
      }
    }
  }

  private func unknown(_ id: String, among known: [ItemPath], _ wanted: String) -> CommandFailure {
    let near = nearestName(to: id, among: known.lazy.map(\.description)).map { "did you mean '\($0)'?" }
    return CommandFailure("there is no '\(id)' in '\(curriculum)' that this could be", help: near ?? "name \(wanted)")
  }
}

extension Curriculum {
  /// Whether there is a module, block, episode or card with a full id.
  fileprivate func has(_ item: ItemPath) -> Bool {
    modules.contains { module in
      let path = ItemPath(module.id)
      return path == item
        || module.blocks.contains { block in
          let path = path.appending(block.id)
          return path == item
            || block.episodes.contains { episode in
              let path = path.appending(episode.id)
              return path == item || episode.cards.contains { path.appending($0.id) == item }
            }
        }
    }
  }
}
