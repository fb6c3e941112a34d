import Foundation
import TestSupport

/// The runs to count, the same for every commit.
struct CostPlans {
  private let plain: GeneratedCurriculum
  private let programs: GeneratedCurriculum
  private let episode: GeneratedCurriculum

  init() throws {
    plain = try GeneratedCurriculum(.init(cards: 4_000))
    programs = try GeneratedCurriculum(.init(cards: 4_000, programs: 1_000))
    episode = try GeneratedCurriculum(.init(cards: 10, programs: 3))
  }

  /// All plans, the longest first, or those with a run whose name has one of some texts in it.
  func plans(_ wanted: [String]) -> [CostPlan] {
    let all =
      [lint(programs, "with 1,000 programs"), lint(plain, "without programs"), release] + python
      + [oneEpisode, slang, robot, quiz, lessons, start]
    guard !wanted.isEmpty else { return all }
    return all.filter { plan in plan.runs.contains { run in wanted.contains { run.name.contains($0) } } }
  }

  /// A lint with nothing remembered, the same again, and one episode of it, as all are known by then.
  private func lint(_ curriculum: GeneratedCurriculum, _ what: String) -> CostPlan {
    let episode = "course/module-0001/block-0010/episode-0200.yaml"
    return CostPlan(
      runs: [
        CostRun(name: "lint 400 episodes \(what), cold", arguments: ["lint", "--threads", "1", "course"]),
        CostRun(name: "lint 400 episodes \(what), warm", arguments: ["lint", "--threads", "1", "course"]),
        CostRun(name: "first", arguments: ["lint", "--threads", "1", episode], isPreparation: true),
        CostRun(name: "lint 1 of 400 episodes \(what), warm", arguments: ["lint", "--threads", "1", episode]),
      ], prepare: copying(curriculum, to: "course"))
  }

  private var oneEpisode: CostPlan {
    CostPlan(
      runs: [CostRun(name: "lint 1 episode", arguments: ["lint", "--no-cache", "--threads", "1", "course"])],
      prepare: copying(episode, to: "course"))
  }

  /// A first release, a second one with another card, and the difference.
  private var release: CostPlan {
    let publish = ["publish", "--curriculum", "course", "--output", "dist", "--version"]
    return CostPlan(
      runs: [
        CostRun(name: "publish 400 episodes", arguments: publish + ["1.0.0", "--first"]),
        CostRun(
          name: "changed", arguments: ["publish", "--curriculum", "newer", "--output", "dist", "--version", "1.1.0"],
          isPreparation: true),
        CostRun(name: "diff 400 episodes", arguments: ["diff", "dist@1.0.0", "dist@1.1.0"]),
      ],
      prepare: { [plain] folder in
        try copying(plain, to: "course")(folder)
        try copying(plain, to: "newer")(folder)
        let file = "newer/module-0001/block-0003/episode-0050.yaml"
        let text = String(decoding: try folder.read(file), as: UTF8.self)
        guard let place = text.range(of: "    text: ") else { throw BenchmarkFailure("'\(file)' has no text") }
        try folder.write(text[..<place.upperBound] + "Really, " + text[place.upperBound...], to: file)
      })
  }

  /// Two million steps of each program: in full they take a hundred times as long.
  private var python: [CostPlan] {
    ["classes", "dictionaries", "exceptions", "floats", "strings", "text-processing"].map { name in
      CostPlan(
        runs: [
          CostRun(name: "Python: \(name)", arguments: ["run", "--max-steps", "2000000", "p.py"], expectedStatus: 3)
        ],
        prepare: { try $0.write(try bytes(of: "Tests/Benchmarks/Programs/\(name).py"), to: "p.py") })
    }
  }

  private var slang: CostPlan {
    let lines =
      ["variable s = \"\"", "variable n = 0", "repeat 100000", "variable n = n + 1"]
      + ["if n % 15 == 0", "variable s = s + \"x\"", "end", "end", "print s + n"]
    return CostPlan(
      runs: [CostRun(name: "Slang: a loop with texts", arguments: ["run", "p.slang"])],
      prepare: { try $0.write(lines.joined(separator: "\n") + "\n", to: "p.slang") })
  }

  private var robot: CostPlan {
    let level = "######\n#>.o.#\n#.##.#\n#o..G#\n######\n"
    let solve = ["solve", "level.txt", "--deck", "forward,left,right,collect,repeat", "--limit", "10"]
    return CostPlan(
      runs: [CostRun(name: "robot: solve a level", arguments: solve)],
      prepare: { try $0.write(level, to: "level.txt") })
  }

  private var quiz: CostPlan {
    CostPlan(
      runs: [
        CostRun(name: "import 600 questions of GIFT", arguments: ["import", "gift", "quiz.gift", "course"]),
        CostRun(name: "import 5,000 answers of GIFT", arguments: ["import", "gift", "answers.gift", "answers"]),
      ],
      prepare: { folder in
        let questions = (1...600).map {
          "::Question \($0)::What is \($0) + \($0 * 7)? {=\($0 * 8) ~\($0) ~\($0 * 9)}\n\n"
        }
        try folder.write(questions.joined(), to: "quiz.gift")
        let answers = (1...5_000).map { " ~\($0 + 10)" }
        try folder.write("What is 1 + 2? {=3\(answers.joined())}\n", to: "answers.gift")
      })
  }

  /// The lessons that come with the tool: questions about code, tasks, puzzles, and their mutants.
  private var lessons: CostPlan {
    CostPlan(
      runs: [CostRun(name: "lint the shipped lessons", arguments: ["lint", "--no-cache", "--threads", "1", "course"])],
      prepare: { try copy("curriculum", to: "course", in: $0) })
  }

  private var start: CostPlan { CostPlan(runs: [CostRun(name: "--version", arguments: ["--version"])]) }
}

/// Copies a generated curriculum into the folder of a plan.
private func copying(
  _ curriculum: GeneratedCurriculum, to name: String
) -> @Sendable (TemporaryDirectory) throws -> Void {
  // The curriculum's folder goes with the last of its copies, so that the closure keeps one.
  { try FileManager.default.copyItem(atPath: curriculum.path, toPath: "\($0.path)/\(name)") }
}

private func copy(_ path: String, to name: String, in folder: TemporaryDirectory) throws {
  try FileManager.default.copyItem(atPath: Repository.path(path), toPath: "\(folder.path)/\(name)")
}

private func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: Repository.path(path))))
}
