internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import YAMLSource

/// The code of a card without what text processors, chats and other habits have made of it, and how to write it.
struct CodeRepair {
  /// What to do, as an imperative.
  let help: String
  /// The edit that does it; none where the layout leaves no safe way.
  let fixes: [Fix]

  /// What to do about code that Python cannot read.
  init(_ error: RaisedError, in card: CardContext) {
    let code = card.code ?? ""
    let edit = Self.meant(by: code, error).flatMap { meant in
      CardEntries(card.authored).set(.code, toText: meant, insteadOf: nil).map { (meant, $0) }
    }
    guard let (meant, edit) = edit else {
      (help, fixes) = (error.repair(code), [])
      return
    }
    fixes = [Fix("write the code as a program has it", .needsChoice, [edit])]
    if !meant.utf8.contains(0x0A) {
      help = "write `code: \(edit.replacement)`"
    } else if !code.utf8.contains(0x0A) {
      help = "write `code: |` and each line of the code below it, without `\\n`"
    } else {
      help = code.contains("```") ? "take the lines with ``` out" : error.repair(code)
    }
  }

  /// The code as it was most likely meant; nil where nothing says so.
  private static func meant(by code: String, _ error: RaisedError) -> String? {
    let meant: String
    if code.contains("```") {
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      meant = lines.filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("```") }.joined(separator: "\n")
    } else if error.message.hasPrefix("unexpected character after line continuation"), !code.utf8.contains(0x0A) {
      meant = withLineEnds(code)
    } else if error.message.hasPrefix("invalid character") || error.message.hasPrefix("unterminated") {
      meant = RaisedError.withSignsOfPrograms(withoutTypographicQuotes(code))
    } else {
      return nil
    }
    return meant == code || isBlank(meant) ? nil : meant
  }

  private static func isBlank(_ code: String) -> Bool { code.allSatisfy(\.isWhitespace) }

  /// Code in which each `\n` outside of strings ends a line.
  private static func withLineEnds(_ code: String) -> String {
    var (lines, quote, isEscaped) = ("", nil as Character?, false)
    for character in code {
      if isEscaped, quote == nil, character == "n" {
        lines.removeLast()
        lines.append("\n")
      } else {
        lines.append(character)
      }
      if !isEscaped, character == "\"" || character == "'" {
        quote = quote == nil ? character : quote == character ? nil : quote
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return lines
  }
}
