import JSON
import YAMLSource

/// `lint:` in `curriculum.yaml`: how strict the linter is.
enum LintSettingsForm: Form {
  static let name = "lint settings"
  static let documentation = "How strict the linter is: a severity for each rule, and limits."

  static let rules = Field.optional(
    .rules, .severities, "The severity of a rule by its code: off, info, warning or error.",
    example: "{redundant-prerequisite: off}")
  static let limits = Field.optional(
    .limits, .form(LintLimitsForm.self), "The numbers against which rules measure.", example: "{cardText: 240}")

  static let fields = [rules.declaration, limits.declaration]

  static func read(_ reader: borrowing FieldReader) -> LintSettings? {
    let (rules, limits) = (reader[rules], reader[limits])
    return LintSettings(severities: rules ?? [], limits: limits ?? LintLimits())
  }
}

/// `limits:` in the lint settings.
enum LintLimitsForm: Form {
  static let name = "limits"
  static let documentation = "The numbers against which rules measure what a phone can show and a child can read."

  static let cardText = Field.optional(
    .cardText, .integer(1...100_000), "Most characters in the text of a card.", example: "240",
    standard: .integer(LintLimits().cardText))
  static let header = Field.optional(
    .header, .integer(1...1000), "Most characters in a header.", example: "30", standard: .integer(LintLimits().header)
  )
  static let answer = Field.optional(
    .answer, .integer(1...1000), "Most characters in an answer.", example: "40",
    standard: .integer(LintLimits().answer))
  static let codeWidth = Field.optional(
    .codeWidth, .integer(1...1000), "Most columns in a line of code.", example: "34",
    standard: .integer(LintLimits().codeWidth))
  static let codeLines = Field.optional(
    .codeLines, .integer(1...10_000), "Most lines of code on a card.", example: "12",
    standard: .integer(LintLimits().codeLines))
  static let episodeCards = Field.optional(
    .episodeCards, .integer(1...10_000), "Most cards in an episode.", example: "20",
    standard: .integer(LintLimits().episodeCards))
  static let answers = Field.optional(
    .answers, .integer(2...20), "Fewest answers to a question.", example: "3", standard: .integer(LintLimits().answers)
  )
  static let sentenceWords = Field.optional(
    .sentenceWords, .integer(1...1000), "Most words in a sentence.", example: "25",
    standard: .integer(LintLimits().sentenceWords))
  static let readingGrade = Field.optional(
    .readingGrade, .integer(1...30), "The highest school grade that the texts of an episode may read like.",
    example: "8", standard: .integer(LintLimits().readingGrade))
  static let newConcepts = Field.optional(
    .newConcepts, .integer(1...100), "Most new concepts in an episode.", example: "6",
    standard: .integer(LintLimits().newConcepts))
  static let imageKilobytes = Field.optional(
    .imageKilobytes, .integer(1...1_000_000), "Most kilobytes, of 1000 bytes each, in an image.", example: "500",
    standard: .integer(LintLimits().imageKilobytes))
  static let imageSide = Field.optional(
    .imageSide, .integer(1...65_535), "Most pixels in the width and in the height of an image.", example: "8192",
    standard: .integer(LintLimits().imageSide))
  static let steps = Field.optional(
    .steps, .integer(1...10_000_000_000), "Most steps that a program on a card may run.", example: "20000000",
    standard: .integer(LintLimits().steps))

  static let fields = [
    cardText.declaration, header.declaration, answer.declaration, codeWidth.declaration, codeLines.declaration,
    episodeCards.declaration, answers.declaration, sentenceWords.declaration, readingGrade.declaration,
    newConcepts.declaration, imageKilobytes.declaration, imageSide.declaration, steps.declaration,
  ]

  static func read(_ reader: borrowing FieldReader) -> LintLimits? {
    var limits = LintLimits()
    if let value = reader[cardText] { limits.cardText = value }
    if let value = reader[header] { limits.header = value }
    if let value = reader[answer] { limits.answer = value }
    if let value = reader[codeWidth] { limits.codeWidth = value }
    if let value = reader[codeLines] { limits.codeLines = value }
    if let value = reader[episodeCards] { limits.episodeCards = value }
    if let value = reader[answers] { limits.answers = value }
    if let value = reader[sentenceWords] { limits.sentenceWords = value }
    if let value = reader[readingGrade] { limits.readingGrade = value }
    if let value = reader[newConcepts] { limits.newConcepts = value }
    if let value = reader[imageKilobytes] { limits.imageKilobytes = value }
    if let value = reader[imageSide] { limits.imageSide = value }
    if let value = reader[steps] { limits.steps = value }
    return limits
  }
}
