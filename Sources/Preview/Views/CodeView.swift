import CurriculumBundle
import Highlighting
import JSON

/// Code as a page shows it: its lines, each cut into tokens that have a color.
struct CodeView {
  private let code: String
  private let language: CodeLanguage?

  init(_ code: String, _ language: CodeLanguage?) {
    self.code = code
    self.language = language
  }

  /// The code with its lines: `{"text", "language", "lines": [[["keyword", "for"], …]]}`.
  var json: JSONValue {
    .members([
      "text": .string(code), "language": language.map { .string($0.rawValue) }, "lines": .array(lines),
    ])
  }

  /// The lines, each a list of pairs of a kind and a text.
  var lines: [JSONValue] {
    ColoredCode(code, language).lines.map { line in
      .array(line.map { [.string($0.kind.rawValue), .string($0.text)] })
    }
  }

  /// What an editor is answered: `{"lines"}`.
  static func answer(to body: JSONValue) -> JSONValue {
    let language = body["language"]?.string.flatMap(CodeLanguage.init(rawValue:))
    return ["lines": .array(CodeView(body["code"]?.string ?? "", language).lines)]
  }
}
