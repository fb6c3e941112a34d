import AuthoringSamples
import Diagnostics
import TestSupport
import Testing
import YAMLSource

@testable import Authoring

@Suite("A text is written so that it comes back")
struct ScalarTextTests {
  @Test(
    "it is plain where it can be, a block for several lines, quoted otherwise",
    arguments: [
      ("Say hello", "Say hello"), ("2 + 3", "2 + 3"), ("5 apples", "5 apples"), ("a, b", "a, b"), ("", "\"\""),
      ("5", "\"5\""), ("yes", "\"yes\""), ("a: b", "\"a: b\""), ("a #b", "\"a #b\""), ("\"banana\"", "'\"banana\"'"),
      ("\"it's\" x", "'\"it''s\" x'"), ("a\tb", "\"a\\tb\""), ("a\r\nb", "\"a\\r\\nb\""),
      ("a\u{2028}b", "\"a\\u2028b\""),
      ("a\nb", "|\n    a\n    b"), ("a\nb\n", "|+\n    a\n    b\n"), (" a\nb", "|2\n     a\n    b"),
      ("a \nb", "\"a \\nb\""), ("\ta\nb", "\"\\ta\\nb\""), ("print(1)", "print(1)"), ("2026-11-21", "\"2026-11-21\""),
    ])
  func styles(text: String, written: String) {
    #expect(ScalarText.written(text, indent: 2) == written)
  }

  @Test(
    "in a field that takes scalars as they are written, common numbers and booleans need no quotes",
    arguments: [
      ("5", "5"), ("-0.25", "-0.25"), ("0", "0"), ("0.5", "0.5"), ("True", "True"), ("false", "false"),
      ("010", "\"010\""), ("1.", "\"1.\""), ("--1", "\"--1\""), ("1.2.3", "\"1.2.3\""), ("1e5", "\"1e5\""),
      ("-", "\"-\""), ("", "\"\""), ("null", "\"null\""), ("yes", "\"yes\""), ("1:30", "\"1:30\""),
    ])
  func content(text: String, written: String) {
    #expect(ScalarText.written(text, indent: 2, isContent: true) == written)
    #expect(ScalarText.written(text, indent: 2, in: .flow, isContent: true) == written)
  }

  @Test("whatever the text, our reader and PyYAML read it back", .enabled(if: TestRun.hasJudges))
  func comesBack() throws {
    var random = SeededRandom(seed: 7)
    let texts = RandomText.whole + (0..<4000).map { _ in random.awkwardText() }
    let file = WrittenValue.lines([
      .init("texts", .texts(texts)),
      .init("cards", .list(texts.map { .mapping([.init("text", .text($0)), .init("end", .text("here"))]) })),
      .init("flow", .asWritten(WrittenValue.texts(texts).inBrackets)),
    ])
    let (tree, diagnostics) = YAMLTree.read(
      SourceText(path: "texts.yaml", file),
      limits: YAMLLimits(fileBytes: 10_000_000, scalarBytes: 10_000, depth: 10, aliasedNodes: 0))
    #expect(diagnostics.isEmpty, "\(diagnostics.prefix(3))")
    let root = try #require(tree.root)
    for key in ["texts", "cards", "flow"] {
      let list = try #require(tree.value(for: key, in: root))
      let read = tree.elements(of: list).map { element in
        writtenText(of: tree.value(for: "text", in: element) ?? element, in: tree)
      }
      #expect(firstDifference(read, texts) == nil)
    }
    #expect(try firstDifference(readByPyYAML(file), texts) == nil)
  }

  /// The texts as PyYAML reads them; like our reader, without the line end that closes a block.
  private func readByPyYAML(_ file: String) throws -> [String] {
    let program = """
      import sys, yaml
      class Loader(yaml.SafeLoader):
          def construct_scalar(self, node):
              value = super().construct_scalar(node)
              return value[:-1] if node.style == "|" and value.endswith("\\n") else value
      Loader.add_constructor("tag:yaml.org,2002:str", lambda loader, node: loader.construct_scalar(node))
      data = yaml.load(sys.stdin.buffer.read().decode("utf-8"), Loader)
      assert all(isinstance(text, str) for text in data["texts"]), [t for t in data["texts"] if not isinstance(t, str)]
      assert data["texts"] == [card["text"] for card in data["cards"]] == data["flow"]
      sys.stdout.buffer.write(b"".join(text.encode("utf-8") + b"\\xff" for text in data["texts"]))
      """
    let result = try Judge.python(program, input: Array(file.utf8))
    #expect(result.status == 0, "\(result.errors)")
    return result.outputBytes.split(separator: 0xFF, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func firstDifference(_ read: [String], _ wanted: [String]) -> String? {
    if read.count != wanted.count { return "\(read.count) texts for \(wanted.count)" }
    return zip(read, wanted).first { !$0.utf8.elementsEqual($1.utf8) }.map {
      "\($1.debugDescription) came back as \($0.debugDescription)"
    }
  }
}
