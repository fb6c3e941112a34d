import Authoring
import CurriculumBundle
import CurriculumSamples
import Diagnostics
import Linting
import Testing

@Suite("Rules about what opens when")
struct LockRuleTests {
  @Test("what can never open is what brute force never opens, on 2,000 curricula at random")
  func neverOpens() throws {
    var count = 0
    var options = Linter.Options()
    options.threads = 1
    options.selected = ["unreachable-episode"]
    for seed in UInt64(0)..<2000 {
      let sample = RandomCurriculum.make(seed: seed, fewestChildren: 1)
      let (authored, reading) = try CurriculumReader.read(FilesInMemory(CurriculumText.files(of: sample)))
      #expect(reading.filter { $0.severity == .error } == [])
      #expect(authored.curriculum == sample, "seed \(seed)")
      let never = NaiveLocks(sample).neverOpen
      #expect(Linter.neverOpen(in: authored) == never, "seed \(seed)")
      let found = Linter(options).lint(authored).diagnostics
      #expect(found.isEmpty == never.isEmpty, "seed \(seed): \(found.map(\.message))")
      for finding in found {
        #expect(never.contains { finding.message.hasSuffix("'\($0)'") }, "seed \(seed): \(finding.message)")
      }
      if !never.isEmpty { count += 1 }
    }
    #expect(count > 200)
  }

  @Test("with all rules, whatever never opens has an error, and what all can open has none about order")
  func everyCauseIsShown() throws {
    var options = Linter.Options()
    options.threads = 1
    let order = Set(AllRules.descriptions.filter { [.order, .progress].contains($0.area) }.map(\.code))
    options.selected = order
    for seed in UInt64(0)..<500 {
      let sample = RandomCurriculum.make(seed: seed, fewestChildren: 1)
      let authored = try CurriculumReader.read(FilesInMemory(CurriculumText.files(of: sample))).authored
      let errors = Linter(options).lint(authored).diagnostics.filter { $0.severity == .error }
      let never = NaiveLocks(sample).neverOpen
      #expect(never.isEmpty || !errors.isEmpty, "seed \(seed)")
      let harmless: Set<Diagnostic.Code> = ["unknown-prerequisite", "self-prerequisite", "dead-end"]
      #expect(!never.isEmpty || errors.allSatisfy { harmless.contains($0.code) }, "seed \(seed): \(errors)")
    }
  }

  @Test("a requirement that the fix takes out changes nothing for any learner, on 500 curricula at random")
  func redundantIsRedundant() throws {
    var options = Linter.Options()
    options.threads = 1
    options.selected = ["redundant-prerequisite"]
    var count = 0
    for seed in UInt64(0)..<500 {
      let sample = RandomCurriculum.make(seed: seed, fewestChildren: 1)
      let files = CurriculumText.files(of: sample)
      let authored = try CurriculumReader.read(FilesInMemory(files)).authored
      for finding in Linter(options).lint(authored).diagnostics {
        let path = String(finding.location.file.dropFirst("curriculum/".count))
        let edits = finding.fixes.flatMap(\.edits)
        guard !edits.isEmpty, let text = files[path] else { continue }
        let fixed = Edit.apply(edits, to: Array(text.utf8)).bytes
        var changed = files
        changed[path] = String(decoding: fixed, as: UTF8.self)
        let other = try CurriculumReader.read(FilesInMemory(changed)).authored.curriculum
        #expect(LockRuleTests.ways(sample) == LockRuleTests.ways(other), "seed \(seed): \(finding.message)")
        count += 1
      }
    }
    #expect(count > 50, "\(count)")
  }

  @Test("openings that are called redundant change nothing, each alone and all together, on 2,000 curricula at random")
  func redundantOpeningsAreRedundant() throws {
    var options = Linter.Options()
    options.threads = 1
    options.selected = ["redundant-opening"]
    var count = 0
    for seed in UInt64(0)..<2000 {
      let sample = RandomCurriculum.make(seed: seed, fewestChildren: 1)
      let authored = try CurriculumReader.read(FilesInMemory(CurriculumText.files(of: sample))).authored
      let pairs = Linter(options).lint(authored).diagnostics.map { finding in
        let names = finding.message.split(separator: "'")
        return (opener: ItemPath(String(names[1])), opened: ItemPath(String(names[3])))
      }
      guard !pairs.isEmpty else { continue }
      let ways = LockRuleTests.ways(sample)
      for pair in pairs { #expect(LockRuleTests.ways(sample.without([pair])) == ways, "seed \(seed): \(pair)") }
      #expect(LockRuleTests.ways(sample.without(pairs)) == ways, "seed \(seed): \(pairs)")
      count += pairs.count
    }
    #expect(count > 50, "\(count)")
  }

  @Test("of an item that several open, those are redundant that are finished later, or only after it")
  func laterOpeners() throws {
    let opens = "opens: [training/printing/two]\n"
    var files = linked(second: "opens: [training/printing/three]\n", third: opens)
    files["training/printing/say-hello.yaml"]?.replace("title: One\n", with: "title: One\n\(opens)")
    let found = try Sample(files).lint().filter { $0.code == "redundant-opening" }
    #expect(
      found.map(\.message) == ["the episode 'training/printing/three' need not open 'training/printing/two'"])
    #expect(found.first?.label == "it is open before 'training/printing/three' can be finished")
  }

  /// What is open at each step of a way through a curriculum, for some learners.
  private static func ways(_ curriculum: Curriculum) -> [[ItemPath]] {
    let naive = NaiveLocks(curriculum)
    var states: [[ItemPath]] = []
    for takesLast in [false, true] {
      var learner = NaiveLocks.Learner()
      while true {
        let open = naive.open(for: learner)
        states.append(open)
        let new = open.filter { !learner.finished.contains($0) }
        guard let next = takesLast ? new.last : new.first else { break }
        learner.finished.insert(next)
      }
    }
    return states
  }

  @Test("items that open each other only are told with the whole way around")
  func openingCircle() throws {
    let files = linked(second: "opens: [training/printing/three]\n", third: "opens: [training/printing/two]\n")
    let found = try Sample(files).lint().filter { $0.code == "unreachable-episode" }
    #expect(found.map(\.message) == ["a learner who does everything cannot open 'training/printing/two'"])
    #expect(
      found.first?.notes.map(\.message) == [
        "'training/printing/two' requires 'training/printing/three'",
        "'training/printing/three' requires 'training/printing/two'",
        "so no learner ever gets to 'training/printing/two', nor to the 1 episode after it",
      ])
  }

  @Test("blocks that open each other, and that nothing comes before, are sent to no place before them")
  func circleOfAll() throws {
    let cards = """
      cards:
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    let found = try Sample([
      "training/module.yaml": "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing, loops]\n",
      "training/printing/block.yaml": "title: Printing\nopens: [training/loops]\nepisodes: [say-hello]\n",
      "training/loops/block.yaml": "title: Loops\nopens: [training/printing]\nepisodes: [turns]\n",
      "training/loops/turns.yaml": "title: Turns\n\(cards)",
    ]).lint().filter { $0.code == "unreachable-episode" }
    #expect(
      found.map(\.help) == [
        "these open only each other: let something else name one of them under `opens`, or take one `opens` out where "
          + "items open in order"
      ])
  }

  @Test("what opens nothing is a dead end, and the last that opened is named")
  func deadEnd() throws {
    let found = try Sample(linked(second: "", third: "")).lint().filter { $0.severity == .error }
    #expect(found.codes == ["dead-end", "dead-end"])
    #expect(found.first?.help == "write `opens: [training/printing/three]` in 'training/printing/say-hello'")
  }

  @Test("an item that opens itself is told once")
  func opensItself() throws {
    let found = try Sample(linked(second: "opens: [training/printing/two]\n", third: "")).lint()
      .filter { $0.severity == .error }
    #expect(found.codes.sorted() == ["dead-end", "self-prerequisite"])
  }

  @Test("an unknown item that is opened is answered with the nearest id")
  func unknownOpened() throws {
    let sample = Sample([
      Sample.episodePath:
        "title: Say hello\nopens: [training/printng]\ncards: [{id: done, type: finished, header: H, text: T.}]\n"
    ])
    let found = try sample.lint().filter { $0.code == "unknown-prerequisite" }
    #expect(
      found.map(\.message)
        == ["the episode 'training/printing/say-hello' opens 'training/printng', which does not exist"])
    #expect(found.first?.label == "did you mean 'training/printing'?")
  }

  @Test("in an open block an episode may require a later one, and an earlier one not in vain")
  func openBlock() throws {
    var files = linked(
      second: "requires: [training/printing/three]\n", third: "requires: [training/printing/say-hello]\n")
    files["training/printing/block.yaml"] = "title: Printing\norder: open\nepisodes: [say-hello, two, three]\n"
    let found = try Sample(files).lint().filter { AllRules.description(of: $0.code)?.area == .order }
    #expect(found.codes == [])
  }

  private func linked(second: String, third: String) -> [String: String] {
    let cards =
      "cards: [{id: run, type: executor, text: Press Run., code: print(1), result: 1},"
      + " {id: done, type: finished, header: Well done!, text: You did it.}]\n"
    return [
      "training/printing/block.yaml": "title: Printing\norder: linked\nepisodes: [say-hello, two, three]\n",
      "training/printing/say-hello.yaml": "title: One\n\(cards)",
      "training/printing/two.yaml": "title: Two\n\(second)\(cards)",
      "training/printing/three.yaml": "title: Three\n\(third)\(cards)",
    ]
  }
}

/// A curriculum as its authors would write it.
enum CurriculumText {
  /// Its files, by path.
  static func files(of curriculum: Curriculum) -> [String: String] {
    var files = [
      "curriculum.yaml":
        "title: C\nlocale: en\nminimumClient: \"1.0.0\"\n\(key("order", curriculum.order?.rawValue))"
        + list("modules", curriculum.modules.map(\.id))
    ]
    for module in curriculum.modules {
      files["\(module.id)/module.yaml"] =
        "title: M\nsummary: S\nlanguage: python\n\(key("access", module.access))\(key("order", module.order?.rawValue))"
        + shared(module.requires, module.opens, module.requiresStars, module.badge)
        + list("blocks", module.blocks.map(\.id))
      for block in module.blocks {
        files["\(module.id)/\(block.id)/block.yaml"] =
          "title: B\n\(key("order", block.order?.rawValue))\(key("optional", block.optional.map { "\($0)" }))"
          + shared(block.requires, block.opens, block.requiresStars, nil) + list("episodes", block.episodes.map(\.id))
        for episode in block.episodes { files["\(module.id)/\(block.id)/\(episode.id).yaml"] = text(of: episode) }
      }
    }
    return files
  }

  private static func text(of episode: Episode) -> String {
    "title: E\n\(key("difficulty", episode.difficulty?.rawValue))\(key("optional", episode.optional.map { "\($0)" }))"
      + key("stars", episode.stars.map { "{three: \($0.three), two: \($0.two)}" })
      + shared(episode.requires, episode.opens, nil, nil) + """
        cards:
          - {id: ask, type: question, text: Q?, answers: [x, y, z], correctAnswerIndex: 0}
          - {id: done, type: finished, header: H, text: T}

        """
  }

  private static func shared(_ requires: [ItemPath], _ opens: [ItemPath]?, _ stars: Int?, _ badge: Badge?) -> String {
    (requires.isEmpty ? "" : list("requires", requires.map(\.description)))
      + (opens.map { list("opens", $0.map(\.description)) } ?? "") + key("requiresStars", stars.map { "\($0)" })
      + key("badge", badge.map { "{title: \($0.title)}" })
  }

  private static func key(_ name: String, _ value: String?) -> String { value.map { "\(name): \($0)\n" } ?? "" }

  private static func list(_ name: String, _ values: [String]) -> String {
    "\(name): [\(values.joined(separator: ", "))]\n"
  }
}

extension Curriculum {
  /// The same, in which some items do not open some others.
  fileprivate func without(_ openings: [(opener: ItemPath, opened: ItemPath)]) -> Curriculum {
    func rest(_ opens: [ItemPath]?, of opener: ItemPath) -> [ItemPath]? {
      opens.map { $0.filter { opened in !openings.contains { $0 == (opener, opened) } } }
    }
    var other = self
    for module in modules.indices {
      let path = ItemPath(modules[module].id)
      other.modules[module].opens = rest(modules[module].opens, of: path)
      for block in modules[module].blocks.indices {
        let path = path.appending(modules[module].blocks[block].id)
        other.modules[module].blocks[block].opens = rest(modules[module].blocks[block].opens, of: path)
        for episode in modules[module].blocks[block].episodes.indices {
          let path = path.appending(modules[module].blocks[block].episodes[episode].id)
          other.modules[module].blocks[block].episodes[episode].opens = rest(
            modules[module].blocks[block].episodes[episode].opens, of: path)
        }
      }
    }
    return other
  }
}
