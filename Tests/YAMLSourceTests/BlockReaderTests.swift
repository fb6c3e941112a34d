import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSamples

@testable import YAMLSource

/// The fast reader of what lessons are written in, beside libyaml's events.
@Suite("What is read without libyaml")
struct BlockReaderTests {
  @Test("every shipped lesson is read so")
  func shippedLessons() throws {
    let texts = try Self.lessons()
    #expect(texts.count > 10)
    for text in texts {
      #expect(YAMLTree.readBlocks(of: SourceText(path: "lesson.yaml", text)) != nil, "\(text)")
      try expectSameTree(Array(text.utf8))
    }
  }

  @Test("the tree is what libyaml's events say, for mutants of lessons and of samples")
  func mutants() throws {
    var random = SeededRandom(seed: 20_261_121)
    let texts = try Self.lessons() + Samples.blocks + samples
    var accepted = 0
    for number in 0..<FuzzTests.count * 4 {
      if try expectSameTree(mutant(of: texts[number % texts.count], &random)) { accepted += 1 }
    }
    #expect(accepted > FuzzTests.count / 4, "too few mutants were read by both")
  }

  @Test("the tree is what libyaml's events say, whatever a line begins and ends with", arguments: Samples.blocks)
  func pieces(block: String) throws {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      for (before, after) in Samples.pieces {
        var changed = lines
        changed[index] = "\(before)\(lines[index])\(after)"
        try expectSameTree(Array(changed.joined(separator: "\n").utf8))
      }
    }
  }

  @Test("what means more than it seems is left to libyaml", arguments: Samples.leftToLibYAML)
  func leftToLibYAML(text: String) throws {
    #expect(YAMLTree.readBlocks(of: SourceText(path: "sample.yaml", text)) == nil)
  }

  /// Whether the fast reader reads a text; if so, it must be as libyaml does.
  @discardableResult
  private func expectSameTree(_ bytes: [UInt8]) throws -> Bool {
    let source = SourceText(path: "mutant.yaml", bytes: bytes)
    guard let fast = YAMLTree.readBlocks(of: source) else { return false }
    let events = YAMLTree.readEvents(of: source)
    let text = Comment(rawValue: source.text(in: Span(0, bytes.count)).debugDescription)
    #expect(fast.diagnostics == events.diagnostics, text)
    #expect(fast.tree.root == events.tree.root, text)
    #expect(fast.tree.nodeDump == events.tree.nodeDump, text)
    return true
  }

  private static func lessons() throws -> [String] {
    let root = Repository.path("curriculum")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).sorted().filter { $0.hasSuffix(".yaml") }
    return try names.map { try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8) }
  }
}

/// What the readers are given.
private enum Samples {
  /// Small texts that have everything that the fast reader knows.
  static let blocks = [
    "a: b\nc: d e  # f\n",
    "# g\n\na:\n  - b\n  - c d\n\n  # e\n  - \"f\"\ng: 'h'\n",
    "a:\n- b\n- c\nd: [e, \"f, g\", 'h', i j]\n",
    "a:\n  - b: c\n    d: |\n      e\n        f\n\n      g\n    h: >-\n      i\n      j\n  - b: k\nl: m\n",
    "a: []\nb: [ c ]\nd: \"e\\\"f\\\\g\\n\"\nh: é ü\ni:\n  j:\n    k: l\n",
    "a: |-\n  b\n\n\nc: |\n   d\n   \ne: >\n  f\n  g\n",
    "a:\n  - |\n    b\n      c\n\n    d\n  - >-\n   e\n   f\n  - |\n     g\nh:\n- |\n i\n- j\n",
    "a: b\na: c\nd: 1\n",
  ]

  /// What is put before and after a line.
  static let pieces = [
    (" ", ""), ("  ", ""), ("- ", ""), ("", " "), ("", ":"), ("", ": x"), ("", " #x"), ("", "#x"), ("", " # x"),
    ("", "\n"), ("", "\n\n"), ("", "\n "), ("", "\n    "), ("", "\n  x"), ("", "\n      x"), ("", "\nx"), ("", "\n- x"),
    ("", "\nx: y"), ("", "\n  x: y"), ("", "\n    x: y"), ("", "\n# x"), ("", "\n  # x"), ("", ","), ("", "]"),
    ("", "["), ("", "\""), ("", "'"), ("", "|"), ("", " |"), ("", " >"), ("", "-"), ("---\n", ""), ("", "\n---"),
    ("", "\n..."), ("%", ""), ("? ", ""), ("&x ", ""), ("!x ", ""), ("*x", ""), ("", "\t"), ("\t", ""), ("", "\r"),
    ("", "\u{85}"), ("", "\u{2028}"), ("\u{FEFF}", ""), ("", "\u{FEFF}"), ("", "\u{A0}"), ("", "\u{0}"),
  ]

  static let leftToLibYAML = [
    "", "a: b", "- a\n", "a\n", "a: b\n c\n", "a: &b c\n", "a: *b\n", "a: !b c\n", "? a\n: b\n", "a:\n", "a:\nb: c\n",
    "a: b: c\n", "\"a\": b\n", "a b: c\n", "a:\tb\n", "a: {b: c}\n", "a: [b: c]\n", "a: [[b]]\n", "a: [b\n  ]\n",
    "a: \"b\n  c\"\n", "a: \"\\x41\"\n", "a: 'b''c'\n", "a: |+\n  b\n", "a: |2\n  b\n", "a: >\n  b\n\n  c\n",
    "a: >\n  b\n   c\n", "a: |\n\n  b\n", "---\na: b\n", "a: b\n...\n", "a: b\r\n", "\u{FEFF}a: b\n", "a: \u{85}\n",
    "a: -\n", "a: ,b\n", "a: b\n---\nc: d\n", "- - a\n", "a: `b`\n", "a: @b\n", "<<: a\n",
  ]
}

extension YAMLTree {
  /// Every node with all that is known of it.
  fileprivate var nodeDump: [String] {
    nodes.indices.map { index in
      let node = nodes[index]
      let value = node.form == .scalar ? text(of: NodeID(index: UInt32(index))).debugDescription : ""
      let isInFile = !node.flags.contains(.unescaped)
      return "\(node.form) \(node.style) \(node.start)..<\(node.end) next \(node.next) flags \(node.flags.rawValue) "
        + "\(isInFile ? node.content : 0) \(value)"
    }
  }
}
