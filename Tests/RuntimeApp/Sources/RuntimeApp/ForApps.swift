import CurriculumBundle
import Execution
import Foundation
import Grading
import Python

/// What the article "For apps" shows, line by line; a test compares the two.
func followForApps(of dist: URL) throws {
  let program = PythonProgram(source: "print('Hello,', input())")
  _ = program.run(input: ["Ada"]).standardOutput
  func decoded<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: dist.appendingPathComponent(path)))
  }
  let manifest = try decoded(Manifest.self, from: Manifest.path)
  let index = try decoded(BundleIndex.self, from: manifest.index.path)
  let modules = try index.modules.map { try decoded(ModuleContent.self, from: $0.content.path).module }
  let episode = modules[0].blocks[0].episodes[0]
  _ = grade(.chose(1), on: episode.cards[2].content)
  var progress = LearnerProgress().following(index.ids ?? IDMap())
  let map = UnlockRules(index).map(for: progress)
  _ = map.openEpisodes
  _ = map.whyShut("training/practice/first")
  _ = map.resumeEpisode
  progress.finish(episode, at: "training/printing/say-hello")
  let day = CalendarDay("2026-11-22")!
  _ = DailyQuestion(on: day, in: modules, after: progress)?.card
  progress.noteAnswer(to: "training/printing/say-hello/quiz", isRight: false, on: day)
  let practice = Practice(progress, modules, on: day)
  _ = practice.questions.first?.card
  _ = practice.lesson(atMost: 6)?.cards
}
