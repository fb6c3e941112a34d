/// Small curricula that are the examples of several rules.
enum SampleLessons {
  /// A block of two episodes: what each of them teaches, and cards besides the last.
  static func lessons(
    order: String = "", teachesFirst: String? = nil, first: String = executor("print(1)", prints: "1"),
    teachesSecond: String? = nil, second: String = executor("print(2)", prints: "2")
  ) -> [String: String] {
    func episode(_ title: String, _ teaches: String?, _ cards: String) -> String {
      "title: \(title)\n" + (teaches.map { "teaches: \($0)\n" } ?? "") + "cards:\n" + cards
        + "  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
    }
    return [
      "training/printing/block.yaml": "title: Printing\n\(order)episodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": episode("Say hello", teachesFirst, first),
      "training/printing/say-goodbye.yaml": episode("Say goodbye", teachesSecond, second),
    ]
  }

  /// A program to run.
  static func executor(_ code: String, prints result: String) -> String {
    "  - id: run\n    type: executor\n    text: Press Run.\n    code: |\n      \(code)\n    result: \(result)\n"
  }

  /// A block of two episodes, each with further keys.
  static func twoEpisodes(
    order: String = "", first: String = "", title: String = "Say goodbye", second: String = ""
  ) -> [String: String] {
    let cards = """
      cards:
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    return [
      "training/printing/block.yaml": "title: Printing\n\(order)episodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": "title: Say hello\n\(first)\(cards)",
      "training/printing/say-goodbye.yaml": "title: \(title)\n\(second)\(cards)",
    ]
  }

  /// A block that requires stars, after one that gives three.
  static func starsBlock(requiring count: String, stars: String = "{three: 0, two: 2}") -> [String: String] {
    [
      "training/module.yaml":
        "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing, more]\n",
      "training/printing/say-hello.yaml": """
      title: Say hello
      stars: \(stars)
      cards:
        - {id: ask, type: question, text: Is it dark?, answers: [Yes, No, Maybe], correctAnswerIndex: 0}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """,
      "training/more/block.yaml": "title: More\nrequiresStars: \(count)\nepisodes: [again]\n",
      "training/more/again.yaml": """
      title: Again
      cards:
        - {id: ask, type: question, text: Is it light?, answers: [Yes, No, Maybe], correctAnswerIndex: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """,
    ]
  }
}
