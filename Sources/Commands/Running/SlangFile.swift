import Authoring
import Diagnostics
import Slang
import SlangAnalysis

/// A file with a program of elements, or with one that was translated into another language.
struct SlangFile {
  /// How the name of a file with elements ends.
  static let suffix = ".slang"

  let path: String
  private let text: IndexedText
  private let source: SlangSource

  /// Reads a file, by the end of its name as elements, JavaScript or Python.
  ///
  /// - Throws: `CommandFailure` when it cannot be read, or is called otherwise.
  init(reading path: String) throws {
    self.path = path
    guard let read = Self.readers.first(where: { path.hasSuffix($0.suffix) })?.read else {
      let suffixes = Self.readers.map(\.suffix)
      throw CommandFailure(
        "'\(path)' ends in none of \(suffixes.joined(separator: ", ")), so nobody knows its language",
        help: "give it the end of its language's name: \(Self.suffix) for elements")
    }
    text = IndexedText(
      SourceText(path: path, bytes: try FileReading.bytesOrFail(of: path, atMost: CurriculumReader.mostFileBytes)))
    source = read(String(decoding: text.source.bytes, as: UTF8.self))
  }

  private static let readers: [(suffix: String, read: @Sendable (String) -> SlangSource)] = [
    (suffix, { SlangSource($0) }), (".py", { SlangSource(python: $0) }), (".js", { SlangSource(javaScript: $0) }),
  ]

  /// The text of the file.
  var string: String { text.source.text(in: Span(0, text.source.bytes.count)) }

  /// How many comments of another language were left out.
  var commentCount: Int { source.commentCount }

  /// The program of the file.
  ///
  /// - Throws: `ExitStatus.findings` when it has errors, which are shown.
  func checkedProgram() throws(ExitStatus) -> SlangProgram {
    let renderer = CaretRenderer()
    for error in source.errors {
      Terminal.writeError(ShownText(styled: renderer.render(diagnostic(error)) { _ in text }))
    }
    guard source.errors.isEmpty else { throw .findings }
    return source.program
  }

  private func diagnostic(_ error: SlangError) -> Diagnostic {
    let span = error.location.map { location in
      let start = text.lines.start(ofLine: location.line - 1)
      return Span(start + location.bytes.lowerBound, start + location.bytes.upperBound)
    }
    return Diagnostic(
      Diagnostic.Code(rawValue: error.kind.rawValue), .error, at: Location(path, span ?? .at(0)), error.message,
      help: error.help)
  }
}
