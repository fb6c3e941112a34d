public import TestSupport

/// One change of the kind that authors make, at random, to the files of a curriculum.
public enum RandomEdit {
  /// Changes files, and gives the words for what was done.
  public static func apply(to files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String {
    let edit = edits.randomElement(using: &random) ?? edits[0]
    return "\(edit.name): \(edit.change(&files, &random) ?? "nothing")"
  }

  private typealias Change = @Sendable (inout [String: [UInt8]], inout SeededRandom) -> String?

  private static let edits: [(name: String, change: Change)] = [
    (
      "set a key of a module",
      { set(["language: slang", "language: python", "visibility: draft"], in: "/module.yaml", &$0, &$1) }
    ),
    ("set a key of the curriculum", { set(settings, in: "curriculum.yaml", &$0, &$1) }),
    (
      "set a key of a block",
      { set(["order: open", "order: linked", "title: B", "requires: [m1]"], in: "/block.yaml", &$0, &$1) }
    ),
    ("edit a list", { editList(&$0, &$1) }), ("delete", { delete(&$0, &$1) }), ("rename", { rename(&$0, &$1) }),
    ("replace a word", { replace(&$0, &$1) }), ("replace a word", { replace(&$0, &$1) }), ("add", { add(&$0, &$1) }),
    ("break", { breakApart(&$0, &$1) }), ("silence", { silence(&$0, &$1) }),
  ]

  private static let settings = [
    "locale: de", "locale: en", "lint: {limits: {codeWidth: 3}}", "lint: {limits: {cardText: 5}}",
    "lint: {rules: {wrong-result: warning}}", "lint: {rules: {duplicate-answer: off}}", "title: Another",
    "modules: [m1, m0]", "modules: [m0]", "order: open",
  ]

  /// Sets a key in one of the files whose path ends so, in place of the line that had it.
  private static func set(
    _ keys: [String], in end: String, _ files: inout [String: [UInt8]], _ random: inout SeededRandom
  ) -> String? {
    guard let path = files.keys.sorted().filter({ $0.hasSuffix(end) }).randomElement(using: &random),
      let line = keys.randomElement(using: &random), let key = line.split(separator: ":").first
    else { return nil }
    var lines = text(files[path]).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeAll { $0.hasPrefix("\(key):") || $0.isEmpty }
    files[path] = Array((lines + [line, ""]).joined(separator: "\n").utf8)
    return "\(line) in \(path)"
  }

  /// Reverses, shortens or lengthens the list of a block's episodes.
  private static func editList(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    guard let path = files.keys.sorted().filter({ $0.hasSuffix("/block.yaml") }).randomElement(using: &random),
      let list = text(files[path]).firstMatch(of: /episodes: \[(.*)\]/)
    else { return nil }
    var names = list.output.1.split(separator: ", ").map(String.init)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: names.reverse()
    case 1: _ = names.popLast()
    case 2: names += names.prefix(1)
    default: names.append("e7")
    }
    let new = "episodes: [\(names.joined(separator: ", "))]"
    files[path] = Array(text(files[path]).replacing(list.output.0, with: new).utf8)
    return "\(new) in \(path)"
  }

  private static func delete(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    guard let path = content(files, &random) else { return nil }
    files[path] = nil
    return path
  }

  private static func rename(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    guard let path = content(files, &random) else { return nil }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let name = ["e8.yaml", "zwölf.yaml", "a b.yaml", "e9.yml", "notes.txt"].randomElement(using: &random) ?? "e8.yaml"
    files["\(folder)/\(name)"] = files.removeValue(forKey: path)
    return "\(path) to \(name)"
  }

  private static func replace(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    let words = [
      "print(1 + 1)", "result: 2", "c0", "c1", "Index: 0", "Index: 1", "Run it.", "two", "python", "done", "b0", "1",
    ]
    guard let path = content(files, &random), let old = words.randomElement(using: &random),
      let new = (words + ["TODO", "print(", "a a a", "\"", "x: y"]).randomElement(using: &random)
    else { return nil }
    files[path] = Array(text(files[path]).replacing(old, with: new).utf8)
    return "\(old) by \(new) in \(path)"
  }

  private static func add(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    let paths = [
      "m0/b0/e7.yaml", "m0/b0/e8.yaml", "m0/b1/e7.yaml", "m2/module.yaml", "stray.yaml", "assets/a.png", "m0/b0/x.txt",
    ]
    guard let path = paths.randomElement(using: &random) else { return nil }
    files[path] =
      path.hasSuffix(".png") ? [0x89, 0x50] : Array(RandomLessons.episode(title: "New \(path)", &random).utf8)
    return path
  }

  /// Takes bytes out or puts some in, so that the file may be no YAML any more.
  private static func breakApart(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    guard let path = content(files, &random), var bytes = files[path], !bytes.isEmpty else { return nil }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let pieces: [[UInt8]] = [Array("[".utf8), Array("\t".utf8), [0xFF], Array("\n- ".utf8), Array(": ".utf8), []]
    bytes.replaceSubrange(
      start..<min(bytes.count, start + Int.random(in: 0...6, using: &random)),
      with: pieces.randomElement(using: &random) ?? [])
    files[path] = bytes
    return path
  }

  private static func silence(_ files: inout [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    guard let path = content(files, &random) else { return nil }
    let code = ["wrong-result", "doubled-word", "answer-key-wrong"].randomElement(using: &random) ?? "wrong-result"
    let comment = "\n# hornbook: ignore \(code) because it is so\ncards:"
    files[path] = Array(text(files[path]).replacing("\ncards:", with: comment).utf8)
    return "\(code) in \(path)"
  }

  /// A file below a module.
  private static func content(_ files: [String: [UInt8]], _ random: inout SeededRandom) -> String? {
    files.keys.sorted().filter { $0.contains("/") }.randomElement(using: &random)
  }

  private static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
}
