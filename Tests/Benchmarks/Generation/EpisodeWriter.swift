import TestSupport

/// Writes one episode: descriptions and questions in all the ways in which YAML lets an author write them,
/// then the end.
struct EpisodeWriter {
  private(set) var random: SeededRandom
  private(set) var programs: [String] = []
  private let number: Int
  private let programCount: Int

  init(_ number: Int, random: SeededRandom, programs: Int) {
    self.number = number
    self.random = random
    programCount = programs
  }

  /// The episode's file.
  mutating func text() -> String {
    var text = """
      # yaml-language-server: $schema=../../../schemas/episode.schema.json
      title: \(Sentences.header(&random)) \(number + 1)
      summary: \(Sentences.sentence(&random))
      difficulty: \(["easy", "medium", "hard"][number % 3])
      cards:

      """
    let last = CurriculumWriter.cardsPerEpisode - 1
    for card in 0..<last { text += self.card(card) }
    return text + """
        - id: well-done
          type: finished
          header: Congratulations!
          text: \(Sentences.sentence(&random))

      """
  }

  private mutating func card(_ card: Int) -> String {
    let id = "card-\(number)-\(card)"
    if card < programCount { return program(id) }
    return card % 3 == 2 ? question(id, place: card / 3) : description(id)
  }

  private mutating func description(_ id: String) -> String {
    """
      - id: \(id)
        type: description
        header: \(Sentences.header(&random))
        text: \(written(Sentences.text(&random)))

    """
  }

  private mutating func question(_ id: String, place: Int) -> String {
    let answers = Sentences.answers(&random)
    let list: String
    switch random.next() % 3 {
    case 0: list = " [\(answers.joined(separator: ", "))]\n"
    case 1: list = " [\(answers.map { "\"\($0)\"" }.joined(separator: ", "))]\n"
    default: list = "\n" + answers.map { "      - \($0)\n" }.joined()
    }
    return """
        - id: \(id)
          type: question
          text: \(Sentences.question(&random))
          answers:\(list)    correctAnswerIndex: \((number + place) % answers.count)

      """
  }

  private mutating func program(_ id: String) -> String {
    let program = Programs.program(&random)
    programs.append(program.code)
    return """
        - id: \(id)
          type: executor
          text: \(Sentences.sentence(&random))
          code: |
      \(indented(program.code))
          result: |
      \(indented(program.output))

      """
  }

  /// A text as a scalar in one of YAML's five styles, plain most often.
  private mutating func written(_ text: String) -> String {
    switch random.next() % 16 {
    case 0: "\"\(text)\""
    case 1: "\"\(text) Say \\\"yes\\\"!\""
    case 2: "'\(text)'"
    case 3: ">-\n      " + text.split(separator: " ", maxSplits: 8).joined(separator: "\n      ")
    case 4: "|\n      " + text.split(separator: ".").map { $0.drop { $0 == " " } + "." }.joined(separator: "\n      ")
    default: text
    }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
  }
}
