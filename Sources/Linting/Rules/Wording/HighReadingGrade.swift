import Authoring
import CurriculumBundle
import Diagnostics

/// Texts that only older learners can read.
enum HighReadingGrade: EpisodeRule {
  static let description = RuleDescription(
    "high-reading-grade", .wording, .warning, "the texts of an episode read like those of a high school grade",
    explanation: """
      A learner who has to work at the words has no strength left for the thought. Long sentences and long words make a
      text hard; the school grade in which it can be read follows from both, after Flesch and Kincaid (1975): 0.39 times
      the words in a sentence, plus 11.8 times the syllables in a word, less 15.59. Syllables are estimated by their
      vowels. The formula is made for English and for a hundred words and more, so episodes with less, and curricula
      with another `locale`, are left alone. Split sentences, and take short words. The limit is `limits: {readingGrade:
      8}` in `curriculum.yaml`.
      """,
    wrong: [.episode(episode(title: "↓Say hello", hard))],
    right: [.episode(episode(title: "Say hello", easy)), .episode(episode(title: "Say hello", [hard[0]]))])

  static func findings(in episode: EpisodeContext) -> [Finding] {
    guard episode.isEnglish else { return [] }
    var whole = ReadingMeasure()
    var hardest: (card: Int, grade: Double)?
    for index in episode.cards.indices {
      let measure = ReadingMeasure(of: episode.cards[index].content, episode.shownTexts(at: index))
      whole = whole + measure
      if measure.words >= 10, measure.grade > hardest?.grade ?? 0 { hardest = (index, measure.grade) }
    }
    guard whole.isLongEnough, whole.grade > Double(episode.limits.readingGrade) else { return [] }
    let place = hardest.map { episode.authored.card(at: $0.card) }
    return [
      Finding(
        at: episode.document.item.title,
        "the texts of the episode '\(episode.header.id)' read like grade \(oneDecimal(whole.grade))",
        label: "grade \(episode.limits.readingGrade) is high enough",
        notes: place.map { [Diagnostic.Note("the hardest card is '\($0.card.id)'", at: $0.location)] } ?? [],
        help: "split long sentences, and take shorter words")
    ]
  }

  private static func oneDecimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static let hard = Array(
    repeating: """
      Subsequently the interpreter evaluates every individual expression consecutively, which necessarily determines \
      the corresponding intermediate representation.
      """, count: 8)
  private static let easy = Array(
    repeating: "The robot takes the coin. Then it goes on to the wall, and turns to the left.", count: 8)

  private static func episode(title: String, _ texts: [String]) -> String {
    SampleLessons.episode(
      title: title,
      cards: texts.enumerated().map { index, text in
        "- {id: look-\(index), type: description, header: Look, text: \"\(text) Go on to \(index).\"}\n"
      }.joined())
  }
}
