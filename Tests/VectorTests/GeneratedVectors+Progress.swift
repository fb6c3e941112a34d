import CurriculumBundle
import JSON
import TestSupport

extension GeneratedVectors {
  /// What is given for files about locks, progress and releases, at random.
  static func progress(_ random: inout SeededRandom) -> [String: [JSONValue]] {
    var files: [String: [JSONValue]] = [:]
    for _ in 0..<400 {
      let (index, paths) = random.index
      files["locks.json", default: []].append(["index": index, "progress": random.progress(of: paths)])
      let ids = random.ids
      files["ids.json", default: []].append(["ids": ids, "id": .string(random.path)])
      let known = (0..<6).map { _ in random.path }
      files["progress-follow.json", default: []].append(["ids": ids, "progress": random.progress(of: known)])
      files["progress-merge.json", default: []].append([
        "first": random.progress(of: known), "second": random.progress(of: known),
      ])
      files["channel.json", default: []].append([
        "file": random.channelFile, "client": .string(random.version),
        "sequence": random.isChosen ? .null : .integer(random.number(1...9)),
      ])
    }
    return files
  }

  /// What is given of the locks of an index: learners who have done whatever they have done.
  static func locks(of index: JSONValue, _ random: inout SeededRandom) throws -> [JSONValue] {
    let rules = UnlockRules(try JSONValueDecoder().decode(BundleIndex.self, from: index))
    let paths = rules.items.map(\.path.description)
    return (0..<60).map { _ in ["index": index, "progress": random.progress(of: paths)] }
  }
}

extension SeededRandom {
  /// Whether something is so, once in two times.
  fileprivate var isChosen: Bool { mutating get { next() % 2 == 0 } }

  fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  fileprivate mutating func some(_ parts: [String], upTo count: Int) -> [String] {
    (0..<number(0...count)).compactMap { _ in parts.randomElement(using: &self) }
  }

  /// A full id of a module, a block, an episode, a card or a question.
  fileprivate var path: String {
    mutating get {
      let parts = [["m", "n"], ["a", "b"], ["x", "y"], ["q", "r"], ["u"]]
      return parts.prefix(number(1...5)).compactMap { $0.randomElement(using: &self) }.joined(separator: "/")
    }
  }

  /// What became of some ids: each got other ids, was replaced, or is gone.
  fileprivate var ids: JSONValue {
    mutating get {
      var ids = JSONObject()
      for _ in 0..<number(0...6) {
        var fate = JSONObject()
        if isChosen { fate["now"] = .strings((0..<number(1...2)).map { _ in path }) }
        if next() % 3 == 0 { fate["successors"] = .strings((0..<number(1...2)).map { _ in path }) }
        ids[path] = .object(fate)
      }
      return .object(ids)
    }
  }

  /// Progress on items with some full ids, with any key left out now and then.
  fileprivate mutating func progress(of paths: [String]) -> JSONValue {
    var progress = JSONObject()
    func add(_ key: String, _ value: JSONValue) { if isChosen || isChosen { progress[key] = value } }
    add("finishedEpisodes", .strings(some(paths, upTo: paths.count * 2)))
    add("finishedCards", .strings(some(paths, upTo: 6)))
    add("badges", .strings(some(paths, upTo: 3)))
    add("accessCodes", .strings(some(["aa", "bb"], upTo: 2)))
    var (stars, wrong) = (JSONObject(), JSONObject())
    for path in some(paths, upTo: 8) {
      stars[path + some(["/q", "/q/u"], upTo: 1).joined()] = .integer(number(0...4))
    }
    for path in some(paths, upTo: 4) { wrong[path] = .strings(some(["4", "5", "a\nb", ""], upTo: 4)) }
    add("stars", .object(stars))
    add("wrongAnswers", .object(wrong))
    add("questions", .object(questions(some(paths, upTo: 6))))
    if isChosen, let path = paths.randomElement(using: &self) { progress["currentEpisode"] = .string(path) }
    if isChosen { progress["lastActive"] = .string("2026-11-2\(number(0...3))") }
    if next() % 4 == 0 { progress["version"] = .integer(number(0...3)) }
    if next() % 4 == 0 { progress["pet"] = .integer(number(0...3)) }
    if next() % 4 == 0 { progress["streak"] = ["days": .integer(number(0...3))] }
    return .object(progress)
  }

  /// Records of the questions with some full ids.
  mutating func questions(_ paths: [String]) -> JSONObject {
    var questions = JSONObject()
    for path in paths {
      var record = JSONObject()
      if !isChosen || isChosen { record["answered"] = .string("2027-01-\(number(19...32))") }
      if !isChosen || isChosen { record["misses"] = .integer(number(0...4)) }
      questions[path] = .object(record)
    }
    return questions
  }

  /// A version, often one before another one.
  fileprivate var version: String {
    mutating get {
      let before = ["", "", "", "-beta", "-beta.1", "-beta.9", "-beta.10", "-beta.x", "-1", "-alpha", "-b-1"]
      let build = ["", "", "+1", "+a.b"]
      return "1.\([1, 2, 9, 10].randomElement(using: &self) ?? 1).\(number(0...1))"
        + (before.randomElement(using: &self) ?? "") + (build.randomElement(using: &self) ?? "")
    }
  }

  /// The file of a channel.
  fileprivate var channelFile: JSONValue {
    mutating get {
      var file = release
      if isChosen { file["offers"] = .array((0..<number(1...3)).map { _ in .object(release) }) }
      return .object(file)
    }
  }

  private var release: JSONObject {
    mutating get {
      let release: JSONValue = [
        "formatVersion": .integer(next() % 4 == 0 ? number(3...5) : 4), "formatMinor": .integer(number(0...9)),
        "version": .string(version), "sequence": .integer(number(1...9)), "minimumClient": .string(version),
        "toolVersion": "1.0.0", "index": ["sha256": "00", "size": 2],
      ]
      return release.object ?? JSONObject()
    }
  }
}

extension SeededRandom {
  /// An index with locks at random, and the full ids of its items.
  fileprivate var index: (JSONValue, paths: [String]) {
    mutating get {
      let shape = ["m", "n", "o"].prefix(number(1...3)).map { module in
        (module, ["a", "b"].prefix(number(1...2)).map { ($0, Array(["x", "y", "z"].prefix(number(1...3)))) })
      }
      let paths = shape.flatMap { module, blocks in
        [module]
          + blocks.flatMap { block, episodes in
            ["\(module)/\(block)"] + episodes.map { "\(module)/\(block)/\($0)" }
          }
      }
      let modules = shape.enumerated().map { number, module in
        outline(of: module.0, number + 1, module.1.map { block(of: $0.0, $0.1, paths) }, paths)
      }
      var index = JSONObject()
      index["title"] = "Course"
      index["locale"] = "en"
      index["minimumClient"] = "1.0.0"
      if isChosen, let former = paths.randomElement(using: &self) { index["ids"] = .object(formerCard(in: former)) }
      index["modules"] = .array(modules)
      return (.object(index), paths)
    }
  }

  /// An entry for a card that is gone.
  private func formerCard(in path: String) -> JSONObject {
    var ids = JSONObject()
    ids["\(path)/q"] = .object(JSONObject())
    return ids
  }

  private mutating func outline(
    of id: String, _ number: Int, _ blocks: [JSONValue], _ paths: [String]
  ) -> JSONValue {
    var module = item(id, paths)
    module["number"] = .integer(number)
    module["summary"] = "About it."
    module["language"] = "python"
    module["authors"] = []
    module["content"] = ["sha256": "00", "size": 2]
    if next() % 3 == 0 { module["access"] = ["salt": "5a", "sha256": "aa"] }
    module["blocks"] = .array(blocks)
    return .object(module)
  }

  private mutating func block(of id: String, _ episodes: [String], _ paths: [String]) -> JSONValue {
    var block = item(id, paths)
    if next() % 3 == 0 { block["optional"] = true }
    block["episodes"] = .array(
      episodes.map { id in
        var episode = item(id, paths)
        episode["cardCount"] = 2
        if isChosen { episode["starCount"] = .integer(3 * number(1...2)) }
        if next() % 3 == 0 { episode["optional"] = true }
        return .object(episode)
      })
    return .object(block)
  }

  private mutating func item(_ id: String, _ paths: [String]) -> JSONObject {
    var (item, lock) = (JSONObject(), JSONObject())
    let known = paths + ["m/gone"]
    if isChosen { lock["after"] = known.randomElement(using: &self).map { .string($0) } }
    lock["allOf"] = .strings(some(known, upTo: 1))
    if next() % 3 == 0 {
      lock["oneOfEach"] = .array((0..<number(0...2)).map { _ in .strings(some(known, upTo: 3)) })
    }
    if next() % 4 == 0, let before = paths.randomElement(using: &self) {
      lock["stars"] = [["count": .integer(number(1...5)), "before": .string(before)]]
    }
    item["id"] = .string(id)
    item["title"] = .string(id)
    item["lock"] = .object(lock)
    if next() % 3 == 0 { item["badge"] = ["title": "Badge"] }
    return item
  }
}
