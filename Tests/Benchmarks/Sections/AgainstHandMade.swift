import Foundation
import TestSupport

/// `hornbook lint` beside what authors put together today: yamllint, check-jsonschema, and one `python3` a program.
enum AgainstHandMade: Section {
  static let name = "pipeline"
  private static let size = GeneratedCurriculum.Size(cards: 2_000, programs: 200)

  static func run(on bench: Workbench) throws -> String {
    let curriculum = try GeneratedCurriculum(size)
    try AgainstLibYAML.expectNoFindings(in: curriculum, bench)
    let steps = [
      try bench.stopwatch.measure([yamllint(curriculum)], rounds: 1)[0],
      try bench.stopwatch.measure([validator(curriculum)], rounds: 1)[0],
      try python(curriculum, bench),
    ]
    let ours = try bench.stopwatch.measure([bench.hornbook("hornbook lint", "lint", curriculum.path)], rounds: 9)[0]
    var table = Table(
      "pipeline: \(curriculum.extent(size)), \(size.programs) programs", columns: ["wall", "CPU", "to hornbook", "bar"])
    for step in steps {
      table.add(step.name, time(step.wall), time(step.processor), ratio(step.wall / ours.wall), "")
    }
    let wall = steps.map(\.wall).reduce(0, +)
    let processor = steps.map(\.processor).reduce(0, +)
    table.add(
      "all three", time(wall), time(processor), ratio(wall / ours.wall), Bar.atLeast(300, wall / ours.wall).verdict)
    table.add(ours.name, time(ours.wall), time(ours.processor), "1", "")
    return table.text
  }

  private static func yamllint(_ curriculum: GeneratedCurriculum) throws -> Subject {
    let rules = "{extends: default, rules: {line-length: disable, document-start: disable}}"
    return Subject(
      name: "yamllint", command: Command(try Judge.path(of: "yamllint"), ["-d", rules, curriculum.path]))
  }

  private static func validator(_ curriculum: GeneratedCurriculum) throws -> Subject {
    let episodes = curriculum.files.filter { $0.contains("/episode-") }
    let schema = Repository.path("schemas/episode.schema.json")
    return Subject(
      name: "check-jsonschema",
      command: Command(try Judge.path(of: "check-jsonschema"), ["--schemafile", schema] + episodes))
  }

  /// One process a program, started by the real interpreter: a version manager's shim would be ten times slower.
  private static func python(_ curriculum: GeneratedCurriculum, _ bench: Workbench) throws -> Series {
    let folder = try TemporaryDirectory()
    let interpreter = try Judge.python("import os, sys; print(os.path.realpath(sys.executable), end='')")
    var total = (wall: 0.0, processor: 0.0)
    for (index, program) in curriculum.programs.enumerated() {
      let file = try folder.write(program + "\n", to: "\(index).py")
      let figures = try bench.stopwatch.measure(
        Subject(name: "python3", command: Command(interpreter.output, [file])))
      total = (total.wall + figures.wall, total.processor + figures.processor)
    }
    return Series(
      name: "python3 \(curriculum.programs.count) times",
      runs: [Figures(wall: total.wall, processor: total.processor, peak: 0, status: 0)])
  }
}
