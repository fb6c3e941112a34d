import CurriculumBundle
import Diagnostics

extension Walk {
  /// How much of the course is done, without a full stop.
  var summary: String {
    let map = map
    let paths = course.rules.episodePaths
    return
      "\(paths.count(where: map.isFinished)) of \(counted(paths.count, "episode")) finished\(Self.stars(map.stars))"
  }

  /// The map in short: each module, and in it what is unlocked and not finished.
  func mapText() -> String {
    let map = map
    let modules = course.modules.filter { $0.visibility != .hidden }
    return "\(course.title): \(summary)\n" + modules.map { text(of: $0, on: map) }.joined()
  }

  private func text(of module: Module, on map: LessonMap) -> String {
    let path = ItemPath(module.id)
    let all = course.rules.episodePaths.filter { $0.isInside(path) }
    let finished = all.count(where: map.isFinished)
    guard map.isOpen(path) else {
      let begun = all.filter(map.mayPlay).map { line(for: $0, on: map) }.joined()
      return "  locked    \(course.title(of: path)): \(course.whyLocked(path, on: map))\n\(begun)"
    }
    let state = finished == all.count ? "done    " : "unlocked"
    let unlocked = all.filter { map.mayPlay($0) && !map.isFinished($0) }
    let count = "\(finished) of \(all.count) finished\(Self.stars(map.stars(of: path)))"
    let others = unlocked.count - Self.mostListed
    let rest = others > 0 ? "    and \(others) more that are unlocked\n" : ""
    return "  \(state)  \(course.title(of: path)): \(count)\n"
      + unlocked.prefix(Self.mostListed).map { line(for: $0, on: map) }.joined() + rest
  }

  private func line(for lesson: ItemPath, on map: LessonMap) -> String {
    let mark = map.resumeEpisode == lesson ? "next    " : "unlocked"
    return "    \(mark)  \(course.title(of: lesson)) (\(lesson))\n"
  }

  /// The most unlocked episodes of a module that are listed.
  private static let mostListed = 5

  private static func stars(_ stars: StarCount) -> String {
    stars.possible == 0 ? "" : ", \(stars.earned) of \(counted(stars.possible, "star"))"
  }
}
