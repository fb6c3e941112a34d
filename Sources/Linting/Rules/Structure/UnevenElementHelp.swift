import CurriculumBundle
import Diagnostics

/// Texts about elements of Slang, one of which is missing, or there twice.
enum UnevenElementHelp: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "uneven-element-help", .structure, .warning, "an element of Slang has no text, or two, where others have one",
    explanation: """
      An app explains each element by the text under `elements`, and one without a text by words of its own, so that the
      two stand next to each other in different voices. Of two texts for one element only the first is shown.
      """,
    wrong: [
      .files(explaining("↓print", "variable", "repeat", "if", "else", "end")),
      .files(explaining("print", "variable", "repeat", "if", "else", "end", "blank", "↓print")),
    ],
    right: [.files(explaining("print", "variable", "repeat", "if", "else", "end", "blank"))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard let document = curriculum.authored.document, let helps = curriculum.authored.header.elements else {
      return []
    }
    let words = helps.map(\.element)
    var seen: Set<String> = []
    let twins = words.indices.filter { !seen.insert(words[$0]).inserted }.map { index in
      Finding(
        at: document.item.elementHelp(at: index), "'\(words[index])' has two texts", help: "take one of them out")
    }
    let missing = ElementHelp.elements.filter { !words.contains($0) }
    guard !missing.isEmpty else { return twins }
    let list = missing.map { "'\($0)'" }.joined(separator: ", ")
    return twins + [
      Finding(
        at: document.item.elementHelp(at: 0), "\(list) \(missing.count == 1 ? "has" : "have") no text here",
        help: "write one for each element")
    ]
  }

  /// A curriculum that explains some elements, the text of a marked one marked.
  private static func explaining(_ elements: String...) -> [String: String] {
    let helps = elements.map { word in
      let isMarked = word.hasPrefix("↓")
      return "  - \(isMarked ? "↓" : ""){element: \(isMarked ? String(word.dropFirst()) : word), text: Does it.}\n"
    }
    return [
      "curriculum.yaml": "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\nelements:\n" + helps.joined()
        + "modules: [training]\n"
    ]
  }
}
