internal import CurriculumBundle
internal import Support

/// Writes questions as GIFT: a title, the text, and the answers in braces, one on a line.
enum GIFTWriter {
  /// A question with an empty line after it.
  static func text(of question: GIFTQuestion) -> String {
    let title = question.title.map { "::\(escaped($0))::" } ?? ""
    let format = question.code == nil ? "" : "[markdown]"
    let fence = question.code.map { "\n```\(question.language?.rawValue ?? "")\n\($0)\n```" } ?? ""
    let text = escaped(question.text + fence)
    let head = title + format + text
    guard let braces = braces(of: question) else { return head + "\n\n" }
    guard let tail = question.tail else { return "\(head) \(braces)\n\n" }
    let gap = tail.first.map { ".,;:!?)".contains($0) } == true ? "" : " "
    return "\(head) \(braces)\(gap)\(escaped(tail))\n\n"
  }

  /// The line before the questions of a category.
  static func category(_ name: String) -> String { "$CATEGORY: \(name)\n\n" }

  private static func braces(of question: GIFTQuestion) -> String? {
    let general = question.feedback.map { "####\(escaped($0))" }
    switch question.body {
    case .text: return nil
    case .essay: return "{\(general ?? "")}"
    case .truth(let answer, let wrong, let right):
      let feedback = wrong == nil && right == nil ? "" : "#\(escaped(wrong ?? ""))#\(escaped(right ?? ""))"
      return "{\(answer ? "T" : "F")\(feedback)\(general ?? "")}"
    case .choice(let answers): return lines(answers.map { line($0, otherSign: "~") }, general)
    case .shortAnswer(let answers): return lines(answers.map { line($0, otherSign: "=") }, general)
    case .numerical(let answers): return lines(answers.map { line($0, otherSign: "=") }, general, first: "#")
    case .matching(let pairs):
      return lines(pairs.map { "=\(escaped($0.item)) -> \(escaped($0.match))" }, general)
    }
  }

  private static func lines(_ answers: [String], _ general: String?, first: String = "") -> String {
    "{\(first)\n" + (answers + (general.map { [$0] } ?? [])).map { "  \($0)\n" }.joined() + "}"
  }

  private static func line(_ answer: GIFTQuestion.Answer, otherSign: String) -> String {
    let feedback = answer.feedback.map { " #\(escaped($0))" } ?? ""
    let text = escaped(answer.text) + feedback
    if answer.weight == 100 { return "=\(text)" }
    return answer.weight == 0 && otherSign == "~" ? "~\(text)" : "\(otherSign)%\(percent(answer.weight))%\(text)"
  }

  /// A weight with at most five digits after the point, as Moodle writes thirds.
  private static func percent(_ weight: Double) -> String {
    let rounded = (weight * 100_000).rounded() / 100_000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// A text whose signs of the format are escaped, on one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "~", "=", "#", "{", "}", ":", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }
}
