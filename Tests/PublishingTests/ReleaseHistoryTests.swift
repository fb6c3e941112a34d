import Commands
import CurriculumBundle
import CurriculumSamples
import Publishing
import TestSupport
import Testing

/// A history of 30 releases on two channels, with promotions, hotfixes and rollbacks, and the apps that follow it.
struct ReleaseHistoryTests {
  /// What is done to a place where bundles are published.
  private enum Step {
    /// New content on a channel, which uses what the format brought up to a minor number.
    case publish(Channel, level: Int)
    /// New content for apps that cannot read the newest, under a version below it.
    case hotfix(String, level: Int)
    /// What another channel has.
    case promote
    /// The content of an older version.
    case rollback(Channel, to: String)
  }

  private static let beta = Channel("beta") ?? .stable

  /// The history, with the version that each step makes current on its channel.
  private static let steps: [(step: Step, version: String)] = [
    (.publish(.stable, level: 0), "1.0.0"), (.publish(.stable, level: 0), "1.1.0"),
    (.publish(beta, level: 1), "2.0.0"), (.publish(beta, level: 1), "2.1.0"), (.promote, "2.1.0"),
    (.hotfix("1.1.1", level: 0), "2.1.0"), (.hotfix("1.1.2", level: 0), "2.1.0"),
    (.publish(.stable, level: 1), "2.2.0"), (.publish(.stable, level: 2), "3.0.0"),
    (.rollback(.stable, to: "2.2.0"), "3.0.1"), (.publish(beta, level: 3), "4.0.0"),
    (.publish(.stable, level: 2), "3.1.0"), (.hotfix("3.0.2", level: 1), "3.1.0"),
    (.hotfix("1.1.3", level: 0), "3.1.0"), (.publish(beta, level: 3), "4.1.0"), (.promote, "4.1.0"),
    (.publish(.stable, level: 3), "4.2.0"), (.publish(.stable, level: 4), "5.0.0"),
    (.rollback(.stable, to: "1.1.0"), "5.0.1"), (.publish(.stable, level: 0), "5.1.0"),
    (.publish(.stable, level: 1), "6.0.0"), (.publish(beta, level: 4), "7.0.0"), (.promote, "7.0.0"),
    (.hotfix("6.0.1", level: 1), "7.0.0"), (.hotfix("5.1.1", level: 0), "7.0.0"),
    (.publish(beta, level: 4), "7.1.0"), (.rollback(beta, to: "7.0.0"), "7.1.1"),
    (.publish(.stable, level: 4), "7.2.0"), (.hotfix("6.0.2", level: 1), "7.2.0"),
    (.publish(.stable, level: 4), "7.3.0"),
  ]

  /// An app that follows a channel.
  private struct App {
    var version: SemanticVersion
    let channel: Channel
    var sequence = 0
    var progress = LearnerProgress()
    /// The numbers of the episodes that its learner finished.
    var finished: Set<Int> = []
  }

  /// What is published, with the course of each version, by numbers.
  private struct Place {
    let store: BundleStore
    var course = EditedCourse()
    var courses: [SemanticVersion: EditedCourse] = [:]
    /// The versions that each channel has offered and not taken back.
    var lines: [Channel: Set<SemanticVersion>] = [:]
  }

  @Test("each of six apps is always on the newest release that it can read, and nobody loses anything")
  func history() throws {
    let folder = try TemporaryDirectory()
    var place = Place(store: BundleStore(folder.path))
    var random = SeededRandom(seed: 7)
    var apps = [0, 1, 2, 3, 4, 5].map { minor in
      App(version: SemanticVersion(1, minor, 0), channel: minor == 5 ? Self.beta : .stable)
    }
    #expect(Self.steps.count == 30)
    for (number, (step, version)) in Self.steps.enumerated() {
      try Self.perform(step, on: &place, version, &random)
      let problems = try SiteVerification(place.store.site).problems
      #expect(problems == [], "step \(number): \(problems)")
      // In the middle an app is updated, and goes on with what its learner did.
      if number == 15 { apps[0].version = SemanticVersion(1, 3, 0) }
      for index in apps.indices { try Self.update(&apps[index], place, "step \(number), app \(index)") }
    }
    #expect(
      try place.store.history().releases.map(\.sequence) == place.store.history().releases.map(\.sequence).sorted())
    #expect(apps.allSatisfy { $0.finished.count > 4 })
    #expect(try place.store.prune(keeping: 1).versions.count > 10)
    #expect(try SiteVerification(place.store.site).problems == [])
    for index in apps.indices { try Self.update(&apps[index], place, "after the prune, app \(index)") }
  }

  private static func perform(
    _ step: Step, on place: inout Place, _ version: String, _ random: inout SeededRandom
  ) throws {
    let history = try place.store.history()
    let current = try #require(SemanticVersion(version))
    let (channel, made): (Channel, SemanticVersion)
    switch step {
    case .publish(let on, let level):
      (channel, made) = (on, current)
      try publish(&place, on, current, level, history, &random)
    case .hotfix(let text, let level):
      (channel, made) = (.stable, try #require(SemanticVersion(text)))
      try publish(&place, .stable, made, level, history, &random)
    case .promote:
      (channel, made) = (.stable, current)
      let manifest = try #require(history.release(of: current))
      let bundle = try Self.bundle(of: manifest, place)
      _ = try place.store.publish(bundle, as: ReleaseStamp(version: current, toolVersion: "1"))
    case .rollback(let on, let text):
      (channel, made) = (on, current)
      try rollBack(&place, on, current, to: try #require(SemanticVersion(text)), history)
    }
    place.lines[channel, default: []].insert(made)
    #expect(try place.store.history().channels[channel]?.version == current, "\(version)")
  }

  private static func publish(
    _ place: inout Place, _ channel: Channel, _ version: SemanticVersion, _ level: Int, _ history: PublishedHistory,
    _ random: inout SeededRandom
  ) throws {
    if !history.releases.isEmpty { place.course.edit(&random) }
    let bundle = try PublishedBundle(
      place.course.curriculum.using(level: level), after: try earlier(history, place))
    #expect(bundle.minimumClient == SemanticVersion(1, level, 0) && bundle.format == FormatVersion(4, level))
    let stamp = ReleaseStamp(version: version, channel: channel, toolVersion: "1")
    _ = try place.store.publish(bundle, as: stamp)
    place.courses[version] = place.course
  }

  private static func rollBack(
    _ place: inout Place, _ channel: Channel, _ version: SemanticVersion, to old: SemanticVersion,
    _ history: PublishedHistory
  ) throws {
    let manifest = try #require(history.release(of: old))
    let index = try place.store.site.index(of: manifest)
    let bundle = try PublishedBundle(
      restoring: index, place.store.site.curriculum(of: index), format: manifest.format,
      after: try #require(try earlier(history, place)))
    let stamp = ReleaseStamp(version: version, channel: channel, toolVersion: "1", restores: old, because: "it broke")
    _ = try place.store.publish(bundle, as: stamp)
    place.course = place.course.restoring(try #require(place.courses[old]))
    place.courses[version] = place.course
    let undone = history.releases.filter { $0.sequence > manifest.sequence }.map(\.version)
    place.lines[channel]?.subtract(undone)
  }

  private static func earlier(_ history: PublishedHistory, _ place: Place) throws -> EarlierRelease? {
    guard let latest = history.latest else { return nil }
    let index = try place.store.site.index(of: latest)
    return EarlierRelease(index, try place.store.site.curriculum(of: index))
  }

  private static func bundle(of manifest: Manifest, _ place: Place) throws -> PublishedBundle {
    let index = try place.store.site.index(of: manifest)
    return try PublishedBundle(
      restoring: index, place.store.site.curriculum(of: index), format: manifest.format,
      after: EarlierRelease(index, place.store.site.curriculum(of: index)))
  }

  /// Fetches what the app's channel offers, and learns something there.
  private static func update(_ app: inout App, _ place: Place, _ step: String) throws {
    guard let file = try place.store.site.manifest(at: app.channel.path) else { return }
    #expect(file.sequence >= app.sequence, "\(step): the sequence falls")
    app.sequence = file.sequence
    let version = app.version
    let release = file.release(for: version)
    // The newest of the channel's line that is made for an app as old as this one.
    let known = try place.store.history().releases
    let readable = known.filter {
      place.lines[app.channel]?.contains($0.version) ?? false && $0.isReadable(by: version)
    }
    #expect(release?.version == readable.map(\.version).max(), "\(step)")
    guard let release else { return }
    let index = try place.store.site.index(of: release)
    app.progress = app.progress.following(index.ids ?? IDMap())
    let course = try #require(place.courses[release.version])
    for number in app.finished {
      guard let path = course.paths[number] else { continue }
      #expect(app.progress.finishedEpisodes.contains(path), "\(step): \(path) is lost")
    }
    let next = course.episodes.first { !app.progress.finishedEpisodes.contains($0.path) }
    guard let next else { return }
    app.progress.finishedEpisodes.insert(next.path)
    if next.numbers.count == 1 { app.finished.formUnion(next.numbers) }
  }
}

extension Curriculum {
  /// The curriculum with a card in its first episode that needs a minor number of the format.
  fileprivate func using(level: Int) -> Curriculum {
    var curriculum = self
    let task = ChallengeCard(title: "T", text: "T", language: .python, checks: [])
    let content: CardContent
    switch level {
    case 0: return curriculum
    case 1: content = .poll(PollCard(text: "How?", answers: ["a", "b"]))
    case 2: content = .question(QuestionCard(text: "?", answers: ["a"], correctAnswerIndex: 0, given: "n = 1"))
    case 3:
      var task = task
      task.checks = [ProgramCheck(call: "f()", returns: "1")]
      content = .challenge(task)
    default:
      var task = task
      task.checks = [ProgramCheck(satisfies: "output == '1'")]
      content = .challenge(task)
    }
    for m in curriculum.modules.indices where !curriculum.modules[m].blocks.isEmpty {
      for b in curriculum.modules[m].blocks.indices where !curriculum.modules[m].blocks[b].episodes.isEmpty {
        curriculum.modules[m].blocks[b].episodes[0].cards.append(Card(id: "level", content: content))
        return curriculum
      }
    }
    return curriculum
  }
}
