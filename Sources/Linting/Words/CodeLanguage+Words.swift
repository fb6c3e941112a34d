import CurriculumBundle

extension CodeLanguage? {
  /// The call with which a program reads a line, for a help.
  var readingCall: String { self == .pseudocode ? "INPUT()" : "input()" }

  /// The help where a program does not say what is to be typed.
  var helpForPrompt: String {
    self == .pseudocode
      ? "show it with `DISPLAY` before `INPUT()`, and add it to the result"
      : "let `input()` ask for it and add what it shows to the result"
  }
}
