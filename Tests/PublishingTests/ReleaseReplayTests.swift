import CurriculumBundle
import CurriculumSamples
import Publishing
import Support
import TestSupport
import Testing

/// Learners who go through many releases on two devices each lose nothing, unless a comparison says so.
struct ReleaseReplayTests {
  private static let sequences = TestRun.hasTime ? 200 : 20
  private static let edits = 20
  private static let learners = 1000

  @Test("1,000 learners on two devices go through 200 sequences of 20 releases, and nothing they did is lost")
  func replay() {
    let outcomes = Array(0..<Self.sequences).concurrentMap(chunk: 1) { Self.play(UInt64($0)) }
    let faults = outcomes.enumerated().flatMap { seed, outcome in
      (outcome.losses + outcome.unsaid.map { "\($0) went without a word" }).map { "sequence \(seed): \($0)" }
    }
    #expect(faults.isEmpty, "\(faults.count), such as \(faults.prefix(3))")
    let checks = outcomes.reduce(0) { $0 + $1.checks }
    let kinds = outcomes.reduce(into: Set<String>()) { $0.formUnion($1.edits) }
    #expect(kinds.count == 14, "\(kinds)")
    #expect(checks > Self.sequences * Self.learners * 5, "\(checks) checks")
  }

  private struct Outcome: Sendable {
    var losses: [String] = []
    var unsaid: [String] = []
    var checks = 0
    var edits: Set<String> = []
  }

  /// One sequence of releases, and the learners who go through it.
  private static func play(_ seed: UInt64) -> Outcome {
    var outcome = Outcome()
    var random = SeededRandom(seed: seed)
    do {
      let releases = try publish(&random, &outcome)
      for learner in 0..<learners { follow(releases, &random, learner, &outcome) }
    } catch {
      outcome.losses.append("\(error)")
    }
    return outcome
  }

  /// Publishes a course, edited 20 times; now and then an older release comes back.
  private static func publish(_ random: inout SeededRandom, _ outcome: inout Outcome) throws -> [DeviceRelease] {
    var course = EditedCourse()
    var bundles = [try PublishedBundle(course.curriculum)]
    var releases = [DeviceRelease(ids: IDMap(), course: course)]
    for _ in 0..<edits {
      let last = bundles[bundles.count - 1]
      let earlier = EarlierRelease(last.outline, last.curriculum)
      let before = course
      let bundle: PublishedBundle
      if releases.count > 2, Int.random(in: 0..<6, using: &random) == 0 {
        let back = Int.random(in: 0..<(releases.count - 1), using: &random)
        course = course.restoring(releases[back].course)
        bundle = try PublishedBundle(
          restoring: bundles[back].outline, bundles[back].curriculum, format: .current, after: earlier)
        outcome.edits.insert("roll back")
      } else {
        if let edit = course.edit(&random) { outcome.edits.insert(edit) }
        bundle = try PublishedBundle(course.curriculum, after: earlier)
      }
      try noteUnsaid(from: last, before, to: bundle, course, &outcome)
      // The same content again is the same release.
      let again = EarlierRelease(bundle.outline, bundle.curriculum)
      let isSame =
        try PublishedBundle(
          restoring: bundle.outline, bundle.curriculum, format: bundle.format, after: again
        ).index == bundle.index
      if !isSame { outcome.losses.append("published again, release \(releases.count) has other ids") }
      bundles.append(bundle)
      releases.append(DeviceRelease(ids: bundle.outline.ids ?? IDMap(), course: course))
    }
    return releases
  }

  /// What is gone must be among the changes that the comparison of two releases lists.
  private static func noteUnsaid(
    from old: PublishedBundle, _ before: EditedCourse, to new: PublishedBundle, _ after: EditedCourse,
    _ outcome: inout Outcome
  ) throws {
    func release(_ bundle: PublishedBundle) -> ComparedRelease {
      let modules = bundle.curriculum.modules
      return ComparedRelease(bundle.outline, format: bundle.format) { modules[$0] }
    }
    let comparison = try ReleaseComparison(release(old), release(new))
    let gone = comparison.changes.filter { [.removed, .retired].contains($0.kind) }.map(\.item)
    let paths = after.paths
    let current = Set(paths.values)
    let ids = new.outline.ids ?? IDMap()
    for (number, path) in before.paths where paths[number] == nil && !gone.contains(where: path.isInside) {
      // What was added to a lesson goes with it when that becomes an older one again.
      if !ids.names(of: path).contains(where: current.contains) { outcome.unsaid.append("\(path)") }
    }
  }

  /// A learner with two devices, which take releases late, or older ones again, and hear of each other now and then.
  private static func follow(
    _ releases: [DeviceRelease], _ random: inout SeededRandom, _ learner: Int, _ outcome: inout Outcome
  ) {
    var devices = [SimulatedDevice(), SimulatedDevice()]
    for latest in releases.indices {
      let device = Int.random(in: 0..<2, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<5: devices[device].take(latest, of: releases)
      case 5: devices[device].take(Int.random(in: 0...latest, using: &random), of: releases)
      case 6: devices[device].merge(devices[1 - device], releases)
      default: break
      }
      let card = Bool.random(using: &random) ? Int.random(in: 0..<8, using: &random) : nil
      devices[device].learn(Int.random(in: 0..<64, using: &random), card: card, in: releases)
      guard latest % 2 == 0 else { continue }
      check(devices[device], releases, learner, &outcome)
    }
    devices[0].take(releases.count - 1, of: releases)
    devices[0].merge(devices[1], releases)
    check(devices[0], releases, learner, &outcome)
  }

  private static func check(
    _ device: SimulatedDevice, _ releases: [DeviceRelease], _ learner: Int, _ outcome: inout Outcome
  ) {
    outcome.checks += 1
    let losses = device.losses(releases)
    if !losses.isEmpty, outcome.losses.count < 3 {
      outcome.losses.append("learner \(learner) at release \(device.release): \(losses)")
    }
  }
}
