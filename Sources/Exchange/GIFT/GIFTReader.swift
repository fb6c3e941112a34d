import Authoring
import CurriculumBundle
import Diagnostics

/// Reads GIFT files into a curriculum: a file is a module, a category an episode.
struct GIFTReader {
  private let source: ForeignText
  private var sections = [TextDraft.Section(title: "Questions")]
  private var categories: [Span?] = [nil]
  private var places: [String: Int] = [:]
  /// The section of the category to which the next question belongs; one may come back.
  private var current = 0

  /// The sections of a file.
  static func sections(of source: ForeignText) -> [TextDraft.Section] {
    var reader = GIFTReader(source: source)
    for entry in GIFTFile.entries(of: source) {
      switch entry {
      case .category(let name, let span): reader.begin(name, span)
      case .question(let text): reader.read(text)
      }
    }
    reader.tellEmptyCategories()
    return reader.sections
  }

  private init(source: ForeignText) { self.source = source }

  /// The last name in the path of a category, in which `//` stands for a slash.
  private static func title(of category: String) -> String {
    let names = category.replacing("//", with: "\u{0}").split(separator: "/").map { $0.replacing("\u{0}", with: "/") }
    let name = names.last { !["$course$", "top"].contains($0) }.map(String.init) ?? category
    return name.hasPrefix("Default for ") ? String(name.dropFirst("Default for ".count)) : name
  }

  private mutating func begin(_ category: String, _ span: Span) {
    current = places[category] ?? sections.count
    guard current == sections.count else { return }
    places[category] = current
    sections.append(TextDraft.Section(name: category, title: Self.title(of: category)))
    categories.append(span)
  }

  private mutating func read(_ text: GIFTText) {
    guard let question = GIFTQuestionParser.question(text, in: source) else { return }
    let span = text.trimmed.place
    if let problem = problem(of: question) {
      source.reportLoss(span, "\(problem.fact), so this question is left out", help: problem.help)
      return
    }
    let content = GIFTCards.content(of: question)
    let card = TextDraft.TextCard(name: question.title, content: content)
    if sections[current].add(card, of: source, at: span) { tellDifferences(question, content, span) }
  }

  /// Why a question cannot become a card; nil when it can.
  private func problem(of question: GIFTQuestion) -> (fact: String, help: String)? {
    if case .gaps(_, let gaps) = question.body { return problem(of: gaps) }
    if question.text.isEmpty, question.tail == nil { return ("it has no text", "write what is asked") }
    switch question.body {
    case .choice(let answers) where question.tail == nil && answers.contains { $0.text.isEmpty }:
      return ("an answer is empty", "write it, or take its sign out")
    case .essay:
      return ("no card takes a text that nobody can grade", "ask for the same with answers to choose from")
    case .choice(let answers) where answers.count < 2:
      return ("it has one answer", "add answers that are wrong")
    case .choice(let answers) where !answers.contains { $0.weight > 0 }:
      return ("no answer is right", "write `=` before the right one")
    case .numerical(let answers) where answers.contains { $0.text.contains("..") }:
      return ("a card has no range of numbers", "ask for one number, or give answers to choose from")
    case .shortAnswer(let answers), .numerical(let answers):
      if answers.contains(where: { $0.isRight && $0.text.isEmpty }) {
        return ("an answer is empty", "write it, or take its sign out")
      }
      return answers.contains(where: \.isRight) ? nil : ("no answer is right", "write `=` before the right one")
    case .matching(let pairs) where pairs.count(where: { !$0.item.isEmpty }) < 2:
      return ("it matches one item", "add another item with its match")
    case .matching(let pairs) where pairs.contains { $0.match.isEmpty }:
      return ("a match is empty", "write it, or take its item out")
    case .text, .truth, .choice, .matching, .gaps: return nil
    }
  }

  private func problem(of gaps: [[GIFTQuestion.Answer]]) -> (fact: String, help: String)? {
    guard gaps.count <= BlankedText.mostBlanks else {
      return (
        "there are \(gaps.count) gaps, and a card has at most \(BlankedText.mostBlanks)", "make two questions of it"
      )
    }
    for (index, answers) in gaps.enumerated() {
      let rights = answers.filter(\.isRight)
      if rights.isEmpty { return ("gap \(index + 1) has no right answer", "write `=` before the right one") }
      if rights.contains(where: \.text.isEmpty) {
        return ("an answer of gap \(index + 1) is empty", "write it, or take its sign out")
      }
      if rights.contains(where: { $0.text.contains("..") }) {
        return ("gap \(index + 1) asks for a range of numbers", "ask for one number")
      }
    }
    return nil
  }

  /// Reports what an export of the card would not give back, and what learners do otherwise than in Moodle.
  private func tellDifferences(_ question: GIFTQuestion, _ content: CardContent, _ span: Span) {
    if let answers = question.body.typed, answers.allSatisfy({ $0.isRight || $0.isAnyOther }) {
      source.reportGivenAway(at: span)
    }
    if let count = question.alternatives {
      source.reportLoss(
        span, "each of \(count) answers alone is right there; on the card \(count == 2 ? "both" : "all") are needed",
        help: "say in the text that several answers are right, or leave one")
    }
    guard let written = GIFTCards.question(of: content),
      let difference = written.difference(from: question, weighing: question.alternatives == nil)
    else { return }
    source.reportLoss(
      span, "\(difference) cannot be kept as written", help: "compare the card with the question, and change either")
  }

  private func tellEmptyCategories() {
    for (section, span) in zip(sections, categories) where section.cards.isEmpty {
      guard let span else { continue }
      source.reportLoss(span, "no question of this category becomes a card", help: "take the category out")
    }
  }
}
