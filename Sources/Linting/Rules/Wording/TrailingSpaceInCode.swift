import Authoring
import CurriculumBundle
import Diagnostics

/// Whitespace at the end of a line of code.
enum TrailingSpaceInCode: CodeTextRule {
  static let description = RuleDescription(
    "trailing-space-in-code", .wording, .warning, "a line of code ends with whitespace",
    explanation: """
      Nobody sees whitespace at the end of a line. After a `\\` it is a syntax error that no reading can find, and it
      makes a line wrap on a phone for no visible reason. `hornbook lint --fix` takes it out. Code with a text in three
      quotes, and code that is to end in an error, is left alone, for there it may be meant.
      """,
    wrong: [.cards(look("name = \"Ada\"↓  \n    print(name)"))],
    right: [.cards(look("name = \"Ada\"\n\n    print(name)")), .cards(look("print(\"\"\"a  \n    b\"\"\")"))])

  static func findings(in context: CodeContext) -> [Finding] {
    let code = context.code
    guard context.isText, !context.showsError else { return [] }
    return code.withBytes { bytes in
      var ends: [Range<Int>] = []
      for line in CodeLines(bytes) {
        var start = line.upperBound
        while start > line.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        if start < line.upperBound { ends.append(start..<line.upperBound) }
      }
      guard let first = ends.first, code.offset(of: "\"\"\"") == nil, code.offset(of: "'''") == nil else { return [] }
      return [
        Finding(
          at: context.location(of: first),
          ends.count == 1
            ? "a line of \(context.name) ends with whitespace"
            : "\(ends.count) lines of \(context.name) end with whitespace",
          help: "take it out", fixes: ends.contains { isAfterBackslash($0, bytes) } ? [] : fix(ends, context))
      ]
    }
  }

  /// Whether whitespace follows a `\`, which without it would join the next line: another program.
  private static func isAfterBackslash(_ end: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    end.lowerBound > 0 && bytes[end.lowerBound - 1] == UInt8(ascii: "\\")
  }

  /// Takes the whitespace out where it stands in the file as it does in the code.
  private static func fix(_ ends: [Range<Int>], _ code: CodeContext) -> [Fix] {
    let bytes = code.document.source.bytes
    let places = ends.map { code.location(of: $0) }
    let areAsWritten = places.allSatisfy { place in
      place.span.count > 0 && bytes[place.span.start..<place.span.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
    guard areAsWritten, code.role == .shown, code.card.written.isOwn(.code) else {
      return []
    }
    return [Fix("take the whitespace out", .invisible, places.map { Edit($0, "") })]
  }

  private static func look(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read the code.\n  code: |\n    \(code)\n"
  }
}
