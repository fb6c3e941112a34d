import Foundation
import JSON
import TestSupport

/// Somebody who edits, saves, renames and deletes files of a curriculum at random, in an editor and next to it.
struct RandomAuthor {
  /// A notification of the editor.
  typealias Notice = (method: String, params: JSONValue)

  let folder: TemporaryDirectory
  /// The curriculum's folder.
  let root: String
  /// The texts that are open, by their paths inside of it.
  private(set) var open: [String: EditedText] = [:]
  private var random: SeededRandom
  private var names = 0

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    folder = try TemporaryDirectory()
    root = folder.path + "/course"
    for (path, text) in Self.course { try folder.write(text, to: "course/\(path)") }
  }

  func uri(_ path: String) -> String { "file://\(root)/\(path)" }

  /// The `textDocument/didOpen` of all texts that are open.
  var openings: [Notice] { open.keys.sorted().map { opening($0) } }

  /// The paths of the files that are there.
  var files: [String] {
    (try? folder.files())?.compactMap { $0.hasPrefix("course/") ? String($0.dropFirst(7)) : nil } ?? []
  }

  /// Makes one edit.
  ///
  /// - Returns: What the editor reports of it.
  mutating func edit() throws -> [Notice] {
    switch number(below: 100) {
    case ..<60: return change()
    case ..<68: return try openOne()
    case ..<74: return try save()
    case ..<79: return close()
    case ..<85: return try repair()
    case ..<90: return try writeFile()
    case ..<94: return try delete()
    case ..<97: return try rename()
    default: return try create()
    }
  }

  // MARK: - In the editor

  private mutating func change() -> [Notice] {
    guard let path = pick(open.keys.sorted()), var text = open[path] else { return (try? openOne()) ?? [] }
    var changes: [JSONValue] = []
    for _ in 0..<(number(below: 8) == 0 ? 3 : 1) {
      if number(below: 12) == 0 {
        changes.append(text.replaceAll(by: mutated(text.text)))
        continue
      }
      let start = text.start(number(below: text.units.count + 1))
      let end = text.start(min(text.units.count, start + [0, 0, 0, 1, 1, 2, 9, 30][number(below: 8)]))
      changes.append(text.replace(start..<max(start, end), by: pick(Self.fragments) ?? ""))
    }
    open[path] = text
    return [
      (
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri(path)), "version": .integer(text.version)],
          "contentChanges": .array(changes),
        ]
      )
    ]
  }

  private func opening(_ path: String) -> Notice {
    let text = open[path] ?? EditedText("")
    return (
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(path)), "languageId": "yaml", "version": .integer(text.version),
          "text": .string(text.text),
        ]
      ]
    )
  }

  private mutating func openOne() throws -> [Notice] {
    let closed = files.filter { open[$0] == nil && $0.hasSuffix(".yaml") }
    guard open.count < 6, let path = pick(closed) else { return [] }
    open[path] = EditedText(String(decoding: try folder.read("course/\(path)"), as: UTF8.self))
    return [opening(path)]
  }

  private mutating func save() throws -> [Notice] {
    guard let path = pick(open.keys.sorted()), let text = open[path] else { return [] }
    try folder.write(text.text, to: "course/\(path)")
    return [("textDocument/didSave", document(path))]
  }

  private mutating func close() -> [Notice] {
    guard let path = pick(open.keys.sorted()) else { return [] }
    open[path] = nil
    return [("textDocument/didClose", document(path))]
  }

  private func document(_ path: String) -> JSONValue { ["textDocument": ["uri": .string(uri(path))]] }

  /// Puts a file into order again, in the editor or on disk, so that not everything is broken in the end.
  private mutating func repair() throws -> [Notice] {
    guard let path = pick(Self.course.keys.sorted()), let text = Self.course[path] else { return [] }
    guard open[path] != nil else { return try write(text, to: path) }
    let change = open[path]?.replaceAll(by: text) ?? .null
    let version = open[path]?.version ?? 0
    return [
      (
        "textDocument/didChange",
        ["textDocument": ["uri": .string(uri(path)), "version": .integer(version)], "contentChanges": [change]]
      )
    ]
  }

  // MARK: - Next to it

  private func write(_ text: String, to path: String) throws -> [Notice] {
    let kind = folder.holds("course/\(path)") ? 2 : 1
    try folder.write(text, to: "course/\(path)")
    return watched([(path, kind)])
  }

  private func watched(_ changes: [(path: String, kind: Int)]) -> [Notice] {
    let all = changes.map { ["uri": .string(uri($0.path)), "type": .integer($0.kind)] as JSONValue }
    return [("workspace/didChangeWatchedFiles", ["changes": .array(all)])]
  }

  private mutating func writeFile() throws -> [Notice] {
    guard let path = pick(files) else { return [] }
    return try write(mutated(String(decoding: try folder.read("course/\(path)"), as: UTF8.self)), to: path)
  }

  private mutating func delete() throws -> [Notice] {
    guard let path = pick(files) else { return [] }
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
    return watched([(path, 3)])
  }

  private mutating func rename() throws -> [Notice] {
    guard let path = pick(files), files.count > 4 else { return [] }
    var parts = path.split(separator: "/").map(String.init)
    let depth = number(below: parts.count)
    names += 1
    let old = parts[...depth].joined(separator: "/")
    parts[depth] = depth == parts.count - 1 ? "renamed-\(names).yaml" : "renamed-\(names)"
    let new = parts[...depth].joined(separator: "/")
    try FileManager.default.moveItem(atPath: "\(root)/\(old)", toPath: "\(root)/\(new)")
    return watched([(old, 3), (new, 1)])
  }

  private mutating func create() throws -> [Notice] {
    names += 1
    let folders = Set(files.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
    let text = mutated(pick(Self.course.values.sorted()) ?? "")
    return try write(text, to: "\(pick(folders) ?? "made")/made-\(names).yaml")
  }

  // MARK: - Choices

  private mutating func number(below end: Int) -> Int { Int.random(in: 0..<max(1, end), using: &random) }

  private mutating func pick<Element>(_ all: [Element]) -> Element? { all.randomElement(using: &random) }

  private mutating func mutated(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = number(below: lines.count)
    switch number(below: 4) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(pick(Self.fragments) ?? "", at: line)
    case 2: lines[line] += pick(Self.fragments) ?? ""
    default: lines.append(lines[line])
    }
    return lines.joined(separator: "\n")
  }
}

extension RandomAuthor {
  /// What is written: letters of every length, and what means something to YAML and to lessons.
  fileprivate static let fragments = [
    "", "", "", "a", "e", " ", "\n", "\r\n", "\r", "é", "😀", "𝕏 ", "e\u{301}", "\t", ":", ": ", "- ", "\n  - ", "[",
    "]", "{", "}",
    "\"", "'", "|\n      ", "#", "# hornbook: ignore answer-key-wrong because 😀\n", "&a ", "*a", "!t ", "---\n", "0",
    "1",
    "correctAnswerIndex: 2", "print(2 + 3)", "ERROR", "title: ", "id: add\n", "requires: [m1/b1/e1]\n",
    "modules: [m1, m2]\n",
    "episodes: [e1, e2, e9]\n", "\u{FEFF}", "\u{0}", "~", "yes", "1e400",
  ]

  /// A curriculum of two modules with a finding here and there.
  fileprivate static let course: [String: String] = {
    var files = [
      "curriculum.yaml": "title: Course 😀\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [m1, m2]\n",
      "assets/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>\n",
    ]
    for module in 1...2 {
      files["m\(module)/module.yaml"] = """
        title: Module \(module)
        language: python
        summary: It begins with é.
        blocks: [b1, b2]

        """
      for block in 1...2 {
        files["m\(module)/b\(block)/block.yaml"] = "title: Block \(block)\nepisodes: [e1, e2]\n"
        for episode in 1...2 {
          files["m\(module)/b\(block)/e\(episode).yaml"] = text(ofEpisode: episode + block * 2)
        }
      }
    }
    return files
  }()

  private static func text(ofEpisode number: Int) -> String {
    """
    title: Sum \(number) 😀
    summary: You add numbers.
    cards:
      - id: look
        type: description
        header: Look
        text: A dot, and “é😀”.
        image: assets/dot.svg
        alt: A dot.
      - id: add
        type: questionWithCode
        text: What does 😀 print?
        code: print(\(number) + 3)
        answers: [\(number + 3), 23, 16]
        correctAnswerIndex: \(number % 2)
      - id: run
        type: executor
        text: Run it.
        code: |
          for i in range(\(number)):
              print(i, "é")
        result: \(number)
      - {id: done, type: finished, header: Done, text: You did it.}

    """
  }
}
