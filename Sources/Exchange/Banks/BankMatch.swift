/// The answers that the key of a question names.
enum BankMatch: Equatable {
  /// Answers by their indices, a doubt that is to be reported, and a text behind a label that is not its answer's.
  case answers(Set<Int>, doubt: Doubt? = nil, rest: String = "")
  /// A key that several answers fit, of which it names one.
  case ambiguous
  /// A key that no answer fits.
  case missing

  /// Another way to understand a key.
  enum Doubt {
    /// A label that is the text of another answer, too.
    case labelLikeText
    /// A text that is the label of another answer, too.
    case textLikeLabel
  }

  /// The match of a key that one answer has to fit.
  static func one(of indices: Set<Int>) -> BankMatch { indices.count == 1 ? .answers(indices) : .ambiguous }

  /// The loss or the doubt to report; nil where the key names answers without a doubt.
  ///
  /// - Parameters:
  ///   - key: The key as a message shows it, in quotes where it is a text.
  ///   - names: The ways to name an answer, for the help.
  func loss(of key: String, names: String) -> (fact: String, help: String)? {
    let help = "name it by its label and its text, such as 'B) text', if that is not meant"
    switch self {
    case .answers(_, doubt: nil, rest: _): return nil
    case .answers(_, doubt: .labelLikeText, rest: _):
      return ("\(key) is taken for the label of an answer, though it is the text of another one, too", help)
    case .answers(_, doubt: .textLikeLabel, rest: _):
      return ("\(key) is taken for the text of an answer, though it is the label of another one, too", help)
    case .ambiguous:
      return (
        "\(key) fits several of the answers, so this question is left out",
        "write the right answer exactly as it is written among the answers, and each answer once"
      )
    case .missing:
      return ("\(key) is none of the answers, so this question is left out", "name the right answer by \(names)")
    }
  }
}
