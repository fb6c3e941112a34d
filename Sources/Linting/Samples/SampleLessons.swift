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
    [
      "training/printing/block.yaml": "title: Printing\n\(order)episodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": episode(first),
      "training/printing/say-goodbye.yaml": episode(second, title: title),
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

  /// An episode with a program to run.
  ///
  /// - Parameters:
  ///   - keys: Further keys of the episode.
  ///   - cards: Cards before the program.
  ///   - praise: The text of the last card.
  static func episode(
    _ keys: String = "", title: String = "Say hello", cards: String = "", praise: String = "You did it."
  ) -> String {
    "title: \(title)\n\(withLineEnd(keys))cards:\n" + cards.indented(by: 2) + """
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: done, type: finished, header: Well done!, text: \(praise)}

      """
  }

  /// The file of a curriculum, with further keys.
  static func curriculum(_ keys: String) -> String {
    """
    title: Sample
    locale: en
    minimumClient: "1.0.0"
    modules: [training]
    \(keys)

    """
  }

  /// A curriculum with entries under `retired`, and the former ids of its block and its episode.
  static func retiring(
    _ entries: String..., formerly episodeIDs: String? = nil, blockFormerly blockIDs: String? = nil
  ) -> [String: String] {
    var files = ["curriculum.yaml": curriculum("retired:\n" + entries.map { "  - \($0)" }.joined(separator: "\n"))]
    files["training/printing/say-hello.yaml"] = episodeIDs.map { episode("formerly: \($0)") }
    files["training/printing/block.yaml"] = blockIDs.map {
      "title: Printing\nformerly: \($0)\nepisodes: [say-hello]\n"
    }
    return files
  }

  private static func withLineEnd(_ keys: String) -> String {
    keys.isEmpty || keys.hasSuffix("\n") ? keys : keys + "\n"
  }
}
