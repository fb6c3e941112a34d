import CurriculumBundle

extension Module {
  /// The language that code of which nothing is said has to name, since a text file has no modules; nil for Python.
  var languageToName: CodeLanguage? {
    let language = CodeLanguage(rawValue: language)
    return language == .python ? nil : language
  }
}
