package import Execution
import Grading
import Pseudocode

extension RaisedError {
  /// What Slang's editor says to do about its first mistake in a program; nil where it says nothing.
  package static func slangAdvice(on code: String) -> String? {
    TaskProgram(.text(code), in: .slang).mistakes.first?.help
  }

  /// The advice on an error for which a program in pseudocode is refused; nil for errors of other languages.
  package func pseudocodeAdvice(on code: String) -> String? {
    guard isOfPseudocode else { return nil }
    return PseudocodeProgram(source: code).error?.help ?? "fix the code"
  }
}
