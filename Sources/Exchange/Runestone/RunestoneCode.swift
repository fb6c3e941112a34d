internal import CurriculumBundle
internal import PythonSyntax

/// Code that a page shows, and the language that a card says of it: nil for Python.
struct RunestoneCode {
  let text: String
  let language: CodeLanguage?

  /// Code of which the page does not say the language: a session with an interpreter and what Python cannot read are
  /// pseudocode.
  init(_ lines: [ForeignLine]) {
    text = lines.text
    let isProgram = (try? SyntaxTree(parsing: PythonSyntax.SourceText(text))) != nil
    language = Self.isSession(text) || !isProgram ? .pseudocode : nil
  }

  /// The code of a directive with the language that it names; a session is not a program, whatever it says.
  init(_ directive: RSTDirective, in source: ForeignText) {
    text = directive.body.text
    let named = source.language(named: directive.argument, at: directive.span)
    language = named == nil && Self.isSession(text) ? .pseudocode : named
  }

  private static func isSession(_ code: String) -> Bool {
    code.split(separator: "\n").contains { $0.hasPrefix(">>>") }
  }
}

extension CodeLanguage {
  /// The language as an import gives it, which says nothing of Python.
  var orNilForPython: CodeLanguage? { self == .python ? nil : self }
}

extension ChoiceQuestion {
  /// The question as an import gives it, which says nothing of Python.
  var leavingOutPython: ChoiceQuestion {
    var question = self
    question.language = language?.orNilForPython
    return question
  }
}
