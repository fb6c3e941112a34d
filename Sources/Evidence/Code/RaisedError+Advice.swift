package import Execution
import Grading

extension RaisedError {
  /// What Slang's editor says to do about its first mistake in a program; nil where it says nothing.
  package static func slangAdvice(on code: String) -> String? {
    TaskProgram(.text(code), in: .slang).mistakes.first?.help
  }
}
