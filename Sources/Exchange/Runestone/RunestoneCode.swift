import CurriculumBundle
import Diagnostics

/// Code that a page shows, and the language that a card says of it: nil for Python.
struct RunestoneCode {
  let text: String
  /// The language that the page names; nil for Python, or where it names none.
  private let named: CodeLanguage?
  /// True where the page says that it is Python.
  private let isPython: Bool
  private let span: Span

  /// Code in a block of which the page does not say the language.
  init(_ lines: [ForeignLine]) {
    self.init(text: lines.text, named: nil, isPython: false, span: lines.place)
  }

  /// The code of a directive that holds Python only.
  init(ofPython directive: RSTDirective) {
    self.init(text: directive.body.text, named: nil, isPython: true, span: directive.span)
  }

  /// The code of a directive with the language that it names.
  init(_ directive: RSTDirective, in source: ForeignText) {
    let named = source.language(named: directive.argument, at: directive.span)
    let isPython = named == nil && !directive.argument.isEmpty
    self.init(text: directive.body.text, named: named, isPython: isPython, span: directive.span)
  }

  private init(text: String, named: CodeLanguage?, isPython: Bool, span: Span) {
    (self.text, self.named, self.isPython, self.span) = (text, named, isPython, span)
  }

  /// The language on a card that asks about the code, which is not Python's where Python cannot read it.
  func languageOfQuestion(in source: ForeignText) -> CodeLanguage? {
    named ?? source.language(of: text, isNamed: isPython, at: span)
  }

  /// The language in a lesson to read, where code without a named language has none; a session with an interpreter is
  /// not a program, whatever the page calls it.
  func languageOfReading(in source: ForeignText) -> CodeLanguage? {
    if let named { return named }
    switch ForeignCode(text) {
    case .program: return nil
    case .session: return isPython ? .pseudocode : nil
    case .python2: source.reportPython2(at: span)
    case .other: if !isPython { source.reportPlainCode(at: span) }
    }
    return nil
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
