import Execution

/// The questions of one run, and what they came to so far.
final class Inquiry {
  let questions: [PythonQuestion]
  /// One for each question, as far as the budget went.
  var answers: [PythonAnswer] = []
  /// Whether the program has come to its end and questions are being answered.
  var isOpen = false

  init(_ questions: [PythonQuestion]) { self.questions = questions }
}

/// A console that takes nothing from expressions and shows nothing of what they print.
struct InquiryConsole<Base: Console>: Console {
  var base: Base
  let inquiry: Inquiry

  var isWatched: Bool { base.isWatched }

  mutating func readLine() -> String? { inquiry.isOpen ? nil : base.readLine() }

  mutating func write(_ text: String, to stream: Transcript.Stream) {
    if !inquiry.isOpen { base.write(text, to: stream) }
  }
}
