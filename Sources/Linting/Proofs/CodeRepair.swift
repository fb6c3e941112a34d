import Authoring
import CurriculumBundle
import Diagnostics
import Execution
import YAMLSource

/// Code without what text processors, chats and other habits have made of it, and how to write it.
struct CodeRepair {
  /// The help of a finding, as an imperative.
  let help: String
  /// The edit that does it; none where the layout leaves no safe way.
  let fixes: [Fix]

  private init(help: String, fixes: [Fix]) { (self.help, self.fixes) = (help, fixes) }

  /// The repair for a card whose code Python cannot parse.
  init(_ error: RaisedError, in card: CardContext) {
    let code = card.code ?? ""
    if !code.contains("```"), let text = card.text(of: .shown), text.isBlock {
      self.init(error, of: [text], called: "code", in: card.document)
      return
    }
    let edit = Self.meant(by: code, error).flatMap { meant in
      card.written.set(.code, toText: meant, insteadOf: nil).map { (meant, $0) }
    }
    guard let (meant, edit) = edit else {
      self.init(help: error.repair(code), fixes: [])
      return
    }
    let hasLines = code.utf8.contains(0x0A)
    let help =
      code.contains("```") && hasLines
      ? "take the lines with ``` out"
      : !meant.utf8.contains(0x0A)
        ? "write `code: \(edit.replacement)`"
        : hasLines ? error.repair(code) : "write `code: |` and each line of the code below it, without `\\n`"
    self.init(help: help, fixes: [Self.fix([edit])])
  }

  /// The repair for other code of a card, several texts that form one program which Python cannot parse.
  ///
  /// - Parameter name: The word for them in the help where no repair is known.
  init(_ error: RaisedError, of texts: [SourceValue], called name: String, in document: Document) {
    let meant = texts.compactMap { text -> Edit? in Self.written(for: text, error).map { Edit(text.location, $0) } }
    let advice = error.repair(texts.map(\.text).joined(separator: "\n"), called: name)
    guard let first = meant.first, !document.hasAliases else {
      self.init(help: advice, fixes: [])
      return
    }
    let help = first.replacement.utf8.contains(0x0A) ? advice : "write `\(first.replacement)`"
    self.init(help: help + (meant.count > 1 ? ", and the others in the same way" : ""), fixes: [Self.fix(meant)])
  }

  private static func fix(_ edits: [Edit]) -> Fix { Fix("write the code as a program has it", .needsChoice, edits) }

  /// The replacement for a text of code, in YAML; nil where the intended code is unclear.
  private static func written(for text: SourceValue, _ error: RaisedError) -> String? {
    guard text.isScalar else { return nil }
    if text.isBlock {
      let written = text.document.source.text(in: text.span)
      let meant = error.isAboutSigns ? ProgramSigns.program(meantBy: written) : nil
      return meant == written ? nil : meant
    }
    return meant(by: text.text, error).map {
      ScalarText.written($0, indent: 0, in: .flow, isContent: true)
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
    } else if error.isAboutSigns {
      let programs = [withoutTypographicQuotes(code), code].lazy.compactMap { ProgramSigns.program(meantBy: $0) }
      guard let program = programs.first else { return nil }
      meant = program
    } else {
      return nil
    }
    return meant == code || meant.allSatisfy(\.isWhitespace) ? nil : meant
  }

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
