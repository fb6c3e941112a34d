import CurriculumBundle
import Support

/// Writes questions as GIFT: a title, the text, and the answers in braces, one on a line.
enum GIFTWriter {
  /// A question with an empty line after it.
  static func text(of question: GIFTQuestion) -> String {
    let title = question.title.map { "::\(escaped($0))::" } ?? ""
    let markup = markup(of: question)
    let head = title + head(of: question, markup)
    guard let braces = braces(of: question, markup) else { return head + "\n\n" }
    guard let tail = question.tail else { return "\(head) \(braces)\n\n" }
    return "\(head) \(braces)\(tail.startsSentenceEnd ? "" : " ")\(escaped(tail))\n\n"
  }

  /// How the texts of a question are marked up: a fence of code is Markdown, and what would be read as something else
  /// is plain.
  private static func markup(of question: GIFTQuestion) -> MarkedText.Markup {
    if question.code != nil { return .markdown }
    let isLine = question.title == nil && ["//", "$"].contains { question.text.hasPrefix($0) }
    let texts = [question.text, question.tail].compactMap { $0 }
    return isLine || !texts.allSatisfy { GIFTMarkup.isKept($0, .moodle) } ? .plain : .moodle
  }

  /// The text of a question and its code.
  private static func head(of question: GIFTQuestion, _ markup: MarkedText.Markup) -> String {
    guard let code = question.code else { return (markup == .plain ? "[plain]" : "") + escaped(question.text) }
    let isKept = GIFTMarkup.isKept(question.text, .markdown)
    let text = isKept ? question.text : MarkedText.escapedForMarkdown(question.text)
    let lines = code.split(separator: "\n").map { line in line.drop { $0 == " " } }
    let longest = lines.map { line in line.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "[markdown]" + escaped("\(text)\n\(fence)\(question.language?.rawValue ?? "")\n\(code)\n\(fence)")
  }

  /// The line before the questions of a category.
  static func category(_ name: String) -> String { "$CATEGORY: \(name)\n\n" }

  private static func braces(of question: GIFTQuestion, _ markup: MarkedText.Markup) -> String? {
    let general = question.feedback.map { "####\(piece($0, markup))" }
    switch question.body {
    // No export asks for several gaps, since Moodle reads one.
    case .text, .gaps: return nil
    case .essay: return "{\(general ?? "")}"
    case .truth(let answer, let wrong, let right):
      let feedback =
        wrong == nil && right == nil ? "" : "#\(piece(wrong ?? "", markup))#\(piece(right ?? "", markup))"
      return "{\(answer ? "T" : "F")\(feedback)\(general ?? "")}"
    case .choice(let answers): return lines(answers.map { line($0, "~", markup) }, general)
    case .shortAnswer(let answers): return lines(answers.map { line($0, "=", markup) }, general)
    case .numerical(let answers): return lines(answers.map { line($0, "=", markup) }, general, first: "#")
    case .matching(let pairs):
      return lines(pairs.map { "=\(item($0.item, markup)) -> \(escaped($0.match))" }, general)
    }
  }

  private static func lines(_ answers: [String], _ general: String?, first: String = "") -> String {
    "{\(first)\n" + (answers + (general.map { [$0] } ?? [])).map { "  \($0)\n" }.joined() + "}"
  }

  /// An answer; what looks like a weight before its text gets one before it.
  private static func line(_ answer: GIFTQuestion.Answer, _ otherSign: String, _ markup: MarkedText.Markup) -> String {
    let feedback = answer.feedback.map { " #\(piece($0, markup))" } ?? ""
    let text = (answer.image.map { image($0, answer.text) } ?? piece(answer.text, markup)) + feedback
    let isUsual = answer.weight == 100 || answer.weight == 0 && otherSign == "~"
    let sign = answer.weight == 100 ? "=" : otherSign
    let isWeightLike = text.hasPrefix("%") && !(sign == "=" && otherSign == "~")
    return sign + (isUsual && !isWeightLike ? "" : "%\(percent(answer.weight))%") + text
  }

  /// An image as HTML.
  private static func image(_ path: String, _ words: String) -> String {
    "[html]" + escaped("<img src=\"\(path.escaped(for: .xml))\" alt=\"\(words.escaped(for: .xml))\">")
  }

  /// A text with the word in brackets that keeps it as it is.
  private static func piece(_ text: String, _ markup: MarkedText.Markup) -> String {
    (GIFTMarkup.isKept(text, markup) ? "" : "[plain]") + escaped(text)
  }

  /// What gets a match; GIFT has no escape for the arrow after it, but HTML has one.
  private static func item(_ text: String, _ markup: MarkedText.Markup) -> String {
    text.contains("->") ? "[html]" + escaped(text.escaped(for: .xml)) : piece(text, markup)
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
