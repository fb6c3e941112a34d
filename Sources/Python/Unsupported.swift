/// Everything of Python that is left out on purpose, each with what a learner is told.
enum Unsupported: CaseIterable {
  case async
  case exceptionGroups
  case evaluation
  case files

  /// What is left out and what to write instead.
  var message: String {
    switch self {
    case .async: "'async' and 'await' do not run here; write an ordinary function and call it"
    case .exceptionGroups: "'except*' does not run here; write 'except' with the type of the error"
    case .evaluation: "a text cannot be run as a program here; write the code itself"
    case .files: "there are no files here; keep the text in a variable, or read it with input()"
    }
  }
}
