public import TestSupport

/// The files of small curricula at random, right and wrong ones: every kind of finding has a chance to be there.
public struct RandomLessons {
  /// The texts by path inside the curriculum.
  public private(set) var files: [String: String] = [:]

  /// Files that follow from random numbers.
  public init(_ random: inout SeededRandom) {
    let modules = Int.random(in: 0..<3, using: &random) == 0 ? ["m0", "m1"] : ["m0"]
    files["curriculum.yaml"] = """
      title: Course
      locale: \(["en", "de"].randomElement(using: &random) ?? "en")
      minimumClient: "1.0.0"
      modules: [\(modules.joined(separator: ", "))]
      \(Self.settings.randomElement(using: &random) ?? "")

      """
    for module in modules {
      let blocks = Int.random(in: 0..<4, using: &random) == 0 ? ["b0", "b1"] : ["b0"]
      files["\(module)/module.yaml"] = """
        title: Module \(module)
        summary: What is in it.
        language: \(["python", "python", "python", "slang"].randomElement(using: &random) ?? "python")
        blocks: [\(blocks.joined(separator: ", "))]

        """
      for block in blocks { addBlock("\(module)/\(block)", &random) }
    }
  }

  private mutating func addBlock(_ path: String, _ random: inout SeededRandom) {
    let episodes = (0..<Int.random(in: 1...3, using: &random)).map { "e\($0)" }
    let order = ["order: open", "order: ladder", "optional: true", ""].randomElement(using: &random) ?? ""
    files["\(path)/block.yaml"] =
      "title: Block \(path)\nepisodes: [\(episodes.joined(separator: ", "))]\n" + (order.isEmpty ? "" : "\(order)\n")
    for episode in episodes { files["\(path)/\(episode).yaml"] = Self.episode(title: "\(path) \(episode)", &random) }
  }

  /// An episode of a few cards.
  static func episode(title: String, _ random: inout SeededRandom) -> String {
    let extra = [
      "teaches: [python.call.print]", "requires: [m0/b0]", "stars: {three: 0, two: 1}", "difficulty: easy", "",
    ]
    let cards = (0..<Int.random(in: 1...3, using: &random)).map { number in
      "  - {id: c\(number), \(Self.cards.randomElement(using: &random) ?? "")}\n"
    }
    let end =
      Int.random(in: 0..<8, using: &random) > 0 ? "  - {id: done, type: finished, header: Good, text: You can.}\n" : ""
    return "title: \(title)\n\(extra.randomElement(using: &random) ?? "")\ncards:\n\(cards.joined())\(end)"
  }

  private static let settings = ["", "lint: {limits: {codeWidth: 12}}", "lint: {rules: {doubled-word: off}}"]

  private static let cards = [
    "type: description, header: Look, text: This is a thing to read.",
    "type: description, header: Look, text: This is is a thing to read.",
    "type: descriptionWithCode, header: Look, text: A program., code: print(1)",
    "type: executor, text: Run it., code: print(1 + 1), result: 2",
    "type: executor, text: Run it., code: print(1 + 1), result: 3",
    "type: question, text: What is two?, answers: [one, two, two], correctAnswerIndex: 1",
    "type: questionWithCode, text: What is shown?, code: print(5), answers: [5, 6], correctAnswerIndex: 0",
    "type: questionWithCode, text: What is shown?, code: print(5), answers: [5, 6], correctAnswerIndex: 1",
    "type: trueFalse, text: Five is a number., answer: true",
    "type: codeBlocks, text: Print it., lines: [a = 1, print(a)], result: 1",
    "type: reading, header: Read, content: [{text: Some text.}, {image: assets/a.png, alt: A box.}]",
    "type: description, header: TODO, text: Lorem ipsum.",
  ]
}
