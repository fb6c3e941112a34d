import CurriculumBundle
import Foundation
import JSON
import TestSupport
import Testing

/// `Tests/PythonClient/follow.py`: six apps that follow what `hornbook publish` and `hornbook rollback` write.
@Suite("Apps in Python that follow a history of releases", .enabled(if: TestRun.hasJudges))
struct PythonHistoryTests {
  /// What is done on a channel.
  private enum Step {
    /// New content, which uses what the format brought up to a minor number.
    case publish(String, level: Int)
    /// New content for apps that cannot read the newest, under a version below it; it keeps all ids.
    case hotfix(String, level: Int)
    /// What another channel has.
    case promote
    /// The content of an older version.
    case rollback(String)
  }

  private static let steps: [(channel: String, step: Step, version: String)] = [
    ("stable", .publish("1.0.0", level: 0), "1.0.0"), ("stable", .publish("1.1.0", level: 0), "1.1.0"),
    ("beta", .publish("2.0.0", level: 1), "2.0.0"), ("beta", .publish("2.1.0", level: 1), "2.1.0"),
    ("stable", .promote, "2.1.0"), ("stable", .hotfix("1.1.1", level: 0), "2.1.0"),
    ("stable", .hotfix("1.1.2", level: 0), "2.1.0"), ("stable", .publish("2.2.0", level: 1), "2.2.0"),
    ("stable", .publish("3.0.0", level: 2), "3.0.0"), ("stable", .rollback("2.2.0"), "3.0.1"),
    ("beta", .publish("4.0.0", level: 3), "4.0.0"), ("stable", .publish("4.1.0", level: 2), "4.1.0"),
    ("stable", .hotfix("3.0.2", level: 1), "4.1.0"), ("stable", .hotfix("1.1.3", level: 0), "4.1.0"),
    ("beta", .publish("5.0.0", level: 3), "5.0.0"), ("stable", .promote, "5.0.0"),
    ("stable", .publish("5.1.0", level: 3), "5.1.0"), ("stable", .publish("6.0.0", level: 4), "6.0.0"),
    ("stable", .rollback("1.1.0"), "6.0.1"), ("stable", .publish("6.1.0", level: 0), "6.1.0"),
    ("stable", .publish("7.0.0", level: 1), "7.0.0"), ("beta", .publish("8.0.0", level: 4), "8.0.0"),
    ("stable", .promote, "8.0.0"), ("stable", .hotfix("7.0.1", level: 1), "8.0.0"),
    ("stable", .hotfix("6.1.1", level: 0), "8.0.0"), ("beta", .publish("8.1.0", level: 4), "8.1.0"),
    ("beta", .rollback("8.0.0"), "8.1.1"), ("stable", .publish("8.2.0", level: 4), "8.2.0"),
    ("stable", .hotfix("7.0.2", level: 1), "8.2.0"), ("stable", .publish("9.0.0", level: 4), "9.0.0"),
  ]

  /// An app, as this test sees it.
  private struct App {
    var version: String
    let channel: String
    /// After how many releases it is opened again.
    var interval = 1
    var sequence = 0
    /// The titles and texts of what was finished in it.
    var finished: Set<String> = []
  }

  /// A release, as whoever published it knows it.
  private struct Release {
    let version: SemanticVersion
    let level: Int
    let course: FollowedCourse
  }

  /// What is published.
  private struct Place {
    let folder: TemporaryDirectory
    var names = FollowedCourse.Names()
    var random: SeededRandom
    var course: FollowedCourse
    /// All releases in the order in which they were made.
    var releases: [Release] = []
    /// The versions that each channel has offered and not taken back.
    var lines: [String: Set<SemanticVersion>] = [:]

    init(seed: UInt64) throws {
      folder = try TemporaryDirectory()
      random = SeededRandom(seed: seed)
      course = FollowedCourse(&names)
    }
  }

  @Test(
    "each is always on the newest release that it can read, and nobody loses anything",
    arguments: [1, 2] as [UInt64])
  func history(seed: UInt64) throws {
    var place = try Place(seed: seed)
    var apps = ["1.0.0", "1.1.0", "1.2.0", "1.3.0", "1.4.0"].map { App(version: $0, channel: "stable") }
    apps.append(App(version: "1.4.0", channel: "beta"))
    apps[2].interval = 3
    apps[4].interval = 2
    #expect(Self.steps.count == 30)
    for number in Self.steps.indices {
      try Self.perform(number, on: &place)
      // An app is updated while its channel stays as it is, and goes on with what its learner did.
      if number == 14 { apps[0].version = "1.3.0" }
      try Self.open(&apps, number, place)
    }
    #expect(apps.allSatisfy { $0.finished.count { $0.hasPrefix("Lesson") } > 4 })
    let releases = try place.folder.files().filter { $0.hasPrefix("dist/versions/") }
    #expect(releases.count == Set(place.releases.map(\.version)).count)
  }

  private static func perform(_ number: Int, on place: inout Place) throws {
    let (channel, step, text) = steps[number]
    let current = try #require(SemanticVersion(text))
    switch step {
    case .publish(let text, let level):
      if number > 0 { place.course.edit(&place.names, &place.random) }
      try publish(text, level, on: channel, &place)
    case .hotfix(let text, let level):
      place.course.repair(&place.names, &place.random)
      try publish(text, level, on: channel, &place)
    case .promote:
      try hornbook(place, ["publish", "courses/\(text)", "--channel", channel])
      place.lines[channel, default: []].insert(current)
    case .rollback(let old):
      try hornbook(place, ["rollback", old, "--channel", channel, "--because", "it broke"])
      let kept = try #require(place.releases.map(\.version.description).lastIndex(of: old))
      place.lines[channel]?.subtract(place.releases[(kept + 1)...].map(\.version))
      place.course = place.releases[kept].course
      place.releases.append(Release(version: current, level: place.releases[kept].level, course: place.course))
      place.lines[channel, default: []].insert(current)
    }
    let path = channel == "stable" ? Manifest.path : "channels/\(channel).json"
    let file = try JSONReader.read(try place.folder.read("dist/\(path)")).get()
    #expect(file["version"]?.string == text, "release \(number)")
  }

  private static func publish(_ text: String, _ level: Int, on channel: String, _ place: inout Place) throws {
    let version = try #require(SemanticVersion(text))
    try place.course.write(to: place.folder, at: "courses/\(text)", level: level)
    let first = place.releases.isEmpty ? ["--first"] : []
    try hornbook(
      place, ["publish", "courses/\(text)", "--version", text, "--channel", channel, "--because", "a test"] + first)
    place.releases.append(Release(version: version, level: level, course: place.course))
    place.lines[channel, default: []].insert(version)
  }

  private static func hornbook(_ place: Place, _ arguments: [String]) throws {
    let finished = try Command(try BuiltProduct.path(of: "hornbook"), arguments, in: place.folder.path).run()
    try #require(finished.status == 0, "\(arguments)\n\(finished.output)\(finished.errors)")
  }

  /// Opens those apps whose turn it is, and looks at what they have.
  private static func open(_ apps: inout [App], _ number: Int, _ place: Place) throws {
    let names = apps.map { number % $0.interval == 0 ? "\($0.version)@\($0.channel)" : "-" }
    let program = [Repository.path("Tests/PythonClient/follow.py"), "\(place.folder.path)/dist", "apps.json"]
    let finished = try Command(
      try Judge.path(of: "python3"), program + names, in: place.folder.path,
      environment: ["PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
    let reports = try #require(
      (try? JSONReader.read(finished.outputBytes).get())?.array, "\(finished.errors)")
    for index in apps.indices where names[index] != "-" {
      try check(reports[index], of: &apps[index], place, "release \(number), app \(index)")
    }
  }

  private static func check(_ report: JSONValue, of app: inout App, _ place: Place, _ step: String) throws {
    let client = try #require(SemanticVersion(app.version))
    let readable = place.releases.filter { release in
      release.level <= client.minor && place.lines[app.channel]?.contains(release.version) ?? false
    }
    let newest = readable.max { $0.version < $1.version }
    #expect(report["version"]?.string == newest?.version.description, "\(step)")
    guard let newest else { return }
    let sequence = try report.decoded(Int.self, "sequence")
    #expect(sequence >= app.sequence, "\(step): the sequence falls")
    app.sequence = sequence
    app.finished.formUnion(newest.course.credited(for: app.finished))
    let found = Set(try report.decoded([String].self, "found"))
    let lost = app.finished.intersection(newest.course.marks).subtracting(found)
    #expect(lost.isEmpty, "\(step) on \(newest.version)")
    app.finished.formUnion(found.union(try report.decoded([String].self, "left")))
  }
}
