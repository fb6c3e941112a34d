internal import CurriculumBundle

/// Directives that show code.
enum RunestoneCode {
  static let names: Set<String> = ["code-block", "sourcecode", "code"]
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
