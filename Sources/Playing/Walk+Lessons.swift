import CurriculumBundle
import Diagnostics
import JSON
import Support

extension Walk {
  /// Begins an episode, or asks for the code that would unlock one; nil for none that is unlocked.
  mutating func enter(_ lesson: ItemPath?) -> String {
    guard let lesson else { return askForCode(before: nil) }
    return start(lesson, again: false)
  }

  /// Begins an episode at its first card that is not finished.
  ///
  /// - Parameter again: Whether marks of an earlier time are taken away.
  mutating func start(_ lesson: ItemPath, again: Bool) -> String {
    guard let (episode, _, _) = course.episode(lesson) else { return leave("'\(lesson)' is not at hand.\n") }
    if again { progress.begin(anew: lesson) }
    let summary = episode.summary.map { "\($0)\n" } ?? ""
    let banner = episode.banner.map { paragraph("[image: \($0.alt)]") } ?? ""
    let title = "\(course.title(of: lesson)) (\(lesson))\n\(summary)\(banner)\n"
    guard progress.nextCard(of: episode, at: lesson) == nil else { return title + show(lesson) }
    // All its cards are finished, since others were taken away: so it is.
    let before = map
    progress.finish(episode, at: lesson)
    progress.earnBadges(on: map)
    let change = MapChange(from: before, to: map)
    return title + finished(lesson, change) + enter(change.after.next(after: lesson))
  }

  /// Shows the first card of an episode that is not finished.
  mutating func show(_ lesson: ItemPath) -> String {
    guard let (episode, language, library) = course.episode(lesson),
      let index = episode.cards.firstIndex(where: { !progress.finishedCards.contains(lesson.appending($0.id)) })
    else { return "" }
    let card = CurrentCard(
      episode, at: lesson, language: language, library: library, elements: course.elements,
      index: index, seed: nextSeed(for: episode.cards[index]))
    position = .card(card)
    return card.shown(tried: progress.wrongAnswers[card.path] ?? [])
  }

  /// The words for an episode that is finished.
  func finished(_ lesson: ItemPath, _ change: MapChange) -> String {
    let stars = change.after.stars(of: lesson)
    let earned = stars.possible == 0 ? "" : " with \(stars.earned) of \(counted(stars.possible, "star"))"
    var lines = ["Finished '\(course.title(of: lesson))'\(earned)."]
    lines += change.badges.map { "Badge: \($0.badge.title.visible)" }
    let opened = change.opened.map { "'\(course.title(of: $0))'" }
    if !opened.isEmpty { lines.append("Unlocked: \(opened.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n\n"
  }

  // MARK: Access codes

  /// Asks for the code without which nothing is unlocked, or ends the walk where no code would help.
  mutating func askForCode(before lesson: ItemPath?) -> String {
    let map = map
    let asking = course.rules.items.filter { item in
      item.level == .module && map.whyShut(item.path).contains(.needsAccessCode(item.path))
        && lesson.map { $0.isInside(item.path) } ?? true
    }
    guard let module = asking.first(where: { map.whyShut($0.path).count == 1 }) ?? asking.first else {
      return leave("\(summary).\n" + (isEverythingFinished ? "" : "Nothing else is unlocked.\n"))
    }
    position = .code(module: module.path, lesson: lesson)
    return "'\(course.title(of: module.path))' needs an access code. Type it, or press Enter to leave.\n"
  }

  /// What comes of a code that was typed.
  mutating func enter(code: String, of module: ItemPath, before lesson: ItemPath?) -> String {
    guard !AccessDigest.code(in: code).isEmpty, Command(code) != .quit else { return end() }
    let keys = course.accessKeys(for: code)
    guard !keys.isEmpty else {
      mistakes += 1
      return "This code does not unlock anything. Check it and try again.\n"
    }
    progress.accessCodes.formUnion(keys)
    guard let lesson else { return enter(map.resumeEpisode) }
    guard map.mayPlay(lesson) else { return askForCode(before: lesson) }
    return start(lesson, again: progress.finishedEpisodes.contains(lesson))
  }

  mutating func leave(_ words: String) -> String {
    isOver = true
    position = .nowhere
    return words
  }

  private var isEverythingFinished: Bool { course.rules.episodePaths.allSatisfy(map.isFinished) }
}
