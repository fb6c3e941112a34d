import Diagnostics
import Linting
import Testing

@Suite("Prerequisites")
struct OrderTests {
  /// A module of three episodes, `one`, `two` and `three`, each with further keys.
  private func sample(
    one: String = "", two: String = "", three: String = "", block: String = "", module: String = ""
  ) -> Sample {
    let cards = """
      cards:
        - {id: ask, type: question, text: Is it dark?, answers: [Yes, No, Maybe], correctAnswerIndex: 0}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    return Sample([
      "training/module.yaml":
        "title: Training\nsummary: First steps.\nlanguage: python\n\(module)blocks: [printing, counting]\n",
      "training/printing/block.yaml": "title: Printing\n\(block)episodes: [one, two]\n",
      "training/printing/say-hello.yaml": Sample.absent,
      "training/printing/one.yaml": "title: One\n\(one)\(cards)",
      "training/printing/two.yaml": "title: Two\n\(two)\(cards)",
      "training/counting/block.yaml": "title: Counting\nepisodes: [three]\n",
      "training/counting/three.yaml": "title: Three\n\(three)\(cards)",
    ])
  }

  /// The findings about order.
  private func findings(_ sample: Sample) throws -> [Diagnostic] {
    try sample.lint().filter { AllRules.description(of: $0.code)?.area == .order }
  }

  private func only(_ sample: Sample) throws -> Diagnostic {
    let found = try findings(sample)
    try #require(found.count == 1, "\(found)")
    return found[0]
  }

  @Test(
    "a later prerequisite says which list to change",
    arguments: [
      ("requires: [training/counting/three]\n", "put 'printing' behind 'counting' under `blocks:` of 'training'"),
      ("requires: [training/printing/two]\n", "put 'one' behind 'two' under `episodes:` of 'training/printing'"),
    ])
  func laterPrerequisiteSaysList(_ keys: String, _ move: String) throws {
    #expect(try only(sample(one: keys)).help == "\(move), or take the requirement out")
  }

  @Test("a later prerequisite does not advise a move that leaves others locked")
  func laterPrerequisiteWithoutMove() throws {
    let later = "requires: [training/counting/three]\n"
    let stars = sample(one: "stars: {three: 0, two: 1}\n\(later)")
    let gated = stars.adding(
      "title: Counting\nrequiresStars: 3\nepisodes: [three]\n", at: "training/counting/block.yaml")
    let finding = try #require(try findings(gated).first { $0.code == "later-prerequisite" })
    #expect(finding.help?.hasPrefix("take the requirement out; behind 'training/counting/three'") == true)
    let repaired = try gated.applying(try #require(finding.fixes.first)).lint()
    #expect(repaired.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test("a prerequisite in a cycle is not also reported as later")
  func cycleIsReportedAlone() throws {
    let sample = sample(
      one: "requires: [training/counting/three]\n", two: "requires: [training/printing/one]\n",
      three: "requires: [training/printing/one]\n", block: "order: open\n")
    #expect(try findings(sample).map(\.code.rawValue).filter { $0 == "later-prerequisite" } == [])
  }

  @Test("of a way over a later item only the step that points forward is reported")
  func earlierPrerequisiteIsNotLater() throws {
    let sample = sample(
      one: "requires: [training/counting/three]\n", two: "requires: [training/printing/one]\n", block: "order: open\n")
    let later = try findings(sample).filter { $0.code == "later-prerequisite" }
    #expect(later.map(\.location.file) == ["curriculum/training/printing/one.yaml"])
  }

  @Test("a cycle names the requirement that points forward")
  func cycleNamesRequirement() throws {
    let finding = try only(
      sample(one: "requires: [training/printing/two]\n", two: "requires: [training/printing/one]\n"))
    #expect(
      finding.help == "take 'training/printing/two' out of `requires`, or break the cycle at another of these steps")
  }

  @Test("a prerequisite that only the order makes redundant is not removed without a choice")
  func redundantByOrder() throws {
    func effects(_ three: String, two: String = "") throws -> [Fix.Effect] {
      try findings(sample(two: two, three: three)).filter { $0.code == "redundant-prerequisite" }.flatMap(\.fixes)
        .map(\.effect)
    }
    let (one, two) = ("training/printing/one", "training/printing/two")
    #expect(try effects("requires: [\(one)]\n") == [.needsChoice])
    #expect(try effects("requires: [\(one), \(two)]\n") == [.needsChoice, .needsChoice])
    #expect(try effects("requires: [\(one), \(one)]\n") == [.needsChoice, .invisible])
    #expect(try effects("requires: [training/printing, \(one)]\n") == [.needsChoice, .invisible])
    #expect(
      try effects("requires: [\(one), \(two)]\n", two: "requires: [\(one)]\n") == [
        .invisible, .needsChoice, .needsChoice,
      ])
  }

  @Test("a circle shows each further requirement at its place")
  func circleShowsEachFurtherRequirement() throws {
    let finding = try only(
      sample(one: "requires: [training/printing/two]\n", two: "requires: [training/printing/one]\n"))
    #expect(finding.notes.first?.message == "'training/printing/two' requires 'training/printing/one'")
    #expect(finding.notes.first?.location?.file.hasSuffix("two.yaml") == true)
  }

  @Test("a former id is answered with the id of today, renamed containers included")
  func formerIdAnsweredWithId() throws {
    let sample = sample(
      two: "formerly: [second]\n", three: "requires: [training/output/second]\n", block: "formerly: [output]\n")
    let finding = try only(sample)
    #expect(finding.label == "it is called 'training/printing/two' now")
  }

  @Test("an episode that could not be read is not called unknown")
  func episodeCouldNotRead() throws {
    var files = sample(three: "requires: [training/printing/one]\n").files
    files["training/printing/one.yaml"] = "title: [\n"
    #expect(try findings(Sample(files)).codes == [])
  }

  @Test("a later prerequisite shows the later item and who never gets on")
  func laterPrerequisiteShowsLaterItem() throws {
    let finding = try only(sample(two: "requires: [training/counting]\n"))
    #expect(finding.message == "the episode 'training/printing/two' requires 'training/counting', which comes later")
    #expect(
      finding.notes.map(\.message) == [
        "the block 'training/counting' is here",
        "so no learner ever gets to 'training/printing/two', nor to the 1 episode after it",
      ])
    #expect(finding.notes.first?.location?.file == "curriculum/training/counting/block.yaml")
  }

  @Test("a cycle is reported once, with the whole way around")
  func cycleReportedOnce() throws {
    let sample = sample(
      one: "requires: [training/printing/two]\n", two: "requires: [training/counting/three]\n",
      three: "requires: [training/printing/one]\n")
    let finding = try only(sample)
    #expect(finding.code == "prerequisite-cycle")
    #expect(
      finding.message == "these items require each other: 'training/printing/one' → 'training/printing/two' → "
        + "'training/counting/three' → 'training/printing/one'")
  }

  @Test("a cycle may lead through what holds an item")
  func cycleMayLeadThrough() throws {
    let sample = sample(three: "requires: [training/printing]\n", block: "requires: [training/counting]\n")
    let finding = try only(sample)
    #expect(finding.code == "prerequisite-cycle")
    #expect(
      finding.message.hasSuffix(
        "'training/printing' → 'training/counting' → 'training/counting/three' → 'training/printing'"))
  }

  @Test(
    "a redundant prerequisite says why",
    arguments: [
      ("requires: [training/printing/one, training/printing/one]\n", "it is a duplicate in this list"),
      (
        "requires: [training/printing/one, training/printing]\n",
        "it is part of 'training/printing', which is required too"
      ),
    ])
  func redundantPrerequisiteSaysWhy(_ requires: String, _ reason: String) throws {
    #expect(try findings(sample(three: requires)).map(\.label).contains(reason))
  }

  @Test(
    "the fix takes a redundant prerequisite out and leaves the rest as it was",
    arguments: [
      ("requires:\n  - training/printing/one\n", ""),
      ("requires: [training/printing, training/printing/one]\n", "requires: [training/printing]\n"),
      ("requires: [training/printing/one, training/printing/one]\n", "requires: [training/printing/one]\n"),
      ("requires: [training/printing/one, nowhere]\n", "requires: [nowhere]\n"),
      ("requires: [nowhere, training/printing/one]\n", "requires: [nowhere]\n"),
      ("requires:\n  - nowhere\n  - training/printing/one\n", "requires:\n  - nowhere\n"),
      ("requires: [training/printing] # for the map\n", "requires: [training/printing] # for the map\n"),
    ])
  func fixTakesRedundantPrerequisiteOut(
    _ before: String, _ after: String
  ) throws {
    let files = sample(three: before).files
    let path = "training/counting/three.yaml"
    let fixes = try findings(Sample(files)).flatMap(\.fixes)
    let unasked = fixes.filter { $0.effect == .invisible }
    let edits = (unasked.isEmpty ? fixes : unasked).flatMap(\.edits)
    let fixed = Edit.apply(edits, to: Array(try #require(files[path]).utf8)).bytes
    #expect(String(decoding: fixed, as: UTF8.self) == sample(three: after).files[path])
  }

  @Test("a learner who cannot finish is reported when the cause is switched off")
  func learnerWhoCannotFinishReported() throws {
    var files = sample(two: "requires: [training/counting]\n").files
    files["curriculum.yaml"]? += "lint: {rules: {later-prerequisite: off}}\n"
    let finding = try only(Sample(files))
    #expect(finding.code == "unreachable-episode")
    #expect(finding.label == "it requires 'training/counting'")
    #expect(
      finding.notes.map(\.message) == [
        "'training/printing/two' requires 'training/counting'",
        "so no learner ever gets to 'training/printing/two', nor to the 1 episode after it",
      ])
  }

  @Test("a learner who cannot finish is reported when the cause is silenced or made milder")
  func learnerCannotFinishReportedWhen() throws {
    let comment = "# hornbook: ignore later-prerequisite because so\n"
    #expect(
      try findings(sample(two: "\(comment)requires: [training/counting]\n")).codes == ["unreachable-episode"])
    var files = sample(two: "requires: [training/counting]\n").files
    files["curriculum.yaml"]? += "lint: {rules: {later-prerequisite: info}}\n"
    #expect(try findings(Sample(files)).map(\.severity).sorted() == [.info, .error])
  }

  @Test("what is required of a module counts for all in it")
  func moduleRequirementCounts() throws {
    #expect(try only(sample(module: "requires: [training/counting]\n")).code == "self-prerequisite")
  }

  @Test("each of thousands of prerequisites that point forward is found")
  func eachThousandsPrerequisitesPointForward() throws {
    let count = 1000
    var files = ["training/printing/say-hello.yaml": Sample.absent]
    let cards = "cards: [{id: done, type: finished, header: Well done!, text: You did it.}]\n"
    for number in 0..<count {
      let next = number + 1 < count ? "requires: [training/printing/e\(number + 1)]\n" : ""
      files["training/printing/e\(number).yaml"] = "title: Episode \(number)\n\(next)\(cards)"
    }
    let list = (0..<count).map { "e\($0)" }.joined(separator: ", ")
    files["training/printing/block.yaml"] = "title: Printing\nepisodes: [\(list)]\n"
    let sample = Sample(files)
    #expect(try findings(sample).count == count - 1)
  }
}
