import AuthoringSamples
import CurriculumBundle
import Foundation
import JSON
import TestSupport
import Testing

/// The preview's pages in Chromium, driven by the programs in `Tests/Browser`; each fails by itself at any error or
/// warning in the console, and at any request that fails or goes elsewhere.
@Suite("The preview in a browser", .enabled(if: TestRun.hasJudges))
struct BrowserTests {
  private static let everyKind = "Tests/Browser/every-kind"
  private static let samples =
    ["ar-programming", "champion", "quicode", "slang", "swiftly"].map { "Tests/Samples/\($0)" } + [everyKind]

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test(
    "every sample is played from its first card to its last by each hand, wrong answers first",
    arguments: ["touch", "keyboard"])
  func samplesArePlayed(hand: String) throws {
    try drive("play.py", hand, courses: Self.samples.map(Repository.path))
  }

  @Test("the shipped lessons are played from the first card to the last, an episode by each hand in turn")
  func lessonsArePlayed() throws {
    try drive("play.py", "touch,keyboard", courses: [Repository.path("curriculum")])
  }

  @Test("a copy for review is played from its first card to its last, from the disk")
  func copyIsPlayed() throws {
    let path = Repository.path(Self.everyKind)
    let copied = try Command(
      try BuiltProduct.path(of: "hornbook"), ["preview", path, "--export", "review"], in: folder.path
    ).run()
    #expect(copied.status == 0, "\(copied.errors)")
    let page = "file://\(folder.path)/review/index.html"
    let course = try PreviewedCourse.json(ofCurriculumAt: path, address: nil, page: page)
    let file = try folder.write(CanonicalJSON.bytes(of: [course]), to: "courses.json")
    try python("play.py", "keyboard", file)
  }

  @Test("the course with every kind of card has every kind of card")
  func everyKindIsThere() throws {
    let cards = try SampleFolder.read(Self.everyKind).episodes.flatMap(\.cards).map(\.card.content.kindName)
    let missing = CardKind.allCases.map(\.rawValue).filter { !cards.contains($0) }
    #expect(missing.isEmpty)
  }

  @Test("axe-core finds nothing on any kind of card, the map, the end of an episode, the workbench and its dialogs")
  func accessible() throws {
    for (path, text) in SampleCurriculum.files {
      let wrong = text.replacingOccurrences(of: "result: Champion", with: "result: Lost")
      try folder.write(wrong, to: "fixable/\(path)")
    }
    try drive("audit.py", courses: [Repository.path(Self.everyKind), "\(folder.path)/fixable"])
  }

  @Test("script in any text is shown as text, and nothing of it runs")
  func scriptInTexts() throws {
    let spoiled = "\(folder.path)/spoiled"
    try python("spoil.py", Repository.path(Self.everyKind), spoiled)
    try drive("texts.py", courses: [spoiled])
  }

  @Test("a saved edit is shown without a reload, and the scroll and what was entered stay")
  func savedEdits() throws {
    let copy = "\(folder.path)/copy"
    try FileManager.default.copyItem(atPath: Repository.path(Self.everyKind), toPath: copy)
    try drive("saves.py", copy, courses: [copy])
  }

  @Test("a language of code that is chosen is shown, and kept")
  func languages() throws { try drive("languages.py", courses: [Repository.path(Self.everyKind)]) }

  @Test("a program that loops for ever is stopped, and the page stays usable meanwhile")
  func endlessProgram() throws {
    for (path, text) in SampleCurriculum.files {
      let looping = text.replacingOccurrences(of: "print(name)", with: "while True: pass")
      try folder.write(looping, to: "looping/\(path)")
    }
    try drive("loops.py", courses: ["\(folder.path)/looping"])
  }

  /// Serves courses, and runs a program of `Tests/Browser` with its arguments and a file about them.
  private func drive(_ program: String, _ arguments: String..., courses paths: [String]) throws {
    var courses: [PreviewedCourse] = []
    defer { for course in courses { course.end() } }
    for path in paths { courses.append(try PreviewedCourse(at: path)) }
    let file = try folder.write(CanonicalJSON.bytes(of: .array(courses.map(\.json))), to: "courses.json")
    try python(program, arguments: arguments + [file])
  }

  private func python(_ program: String, _ arguments: String...) throws { try python(program, arguments: arguments) }

  private func python(_ program: String, arguments: [String]) throws {
    let judged = try Command(
      try Judge.path(of: "python3"), [Repository.path("Tests/Browser/\(program)")] + arguments,
      environment: ["PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
    #expect(judged.status == 0, "\(judged.output)\(judged.errors)")
    print(judged.output, terminator: "")
  }
}
