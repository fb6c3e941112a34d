internal import CurriculumBundle
internal import Diagnostics

/// More stars are required than there are.
enum UnreachableStarTotal: CurriculumRule {
  static let description = RuleDescription(
    "unreachable-star-total", .progress, .error, "more stars are required than there are before it",
    explanation: """
      `requiresStars` counts the stars that a learner has earned in what comes before the item. Where there are fewer of
      them than it asks for, it stays locked even for a learner who has earned every one. Stars come from episodes with
      `stars`, and from challenges with `stars`, three each.
      """,
    wrong: [.files(block(requiring: "↓4"))], right: [.files(block(requiring: "3"))])

  static func check(_ curriculum: CurriculumContext) {
    guard curriculum.outline.used.hasStars else { return }
    let rules = curriculum.outline.unlocking
    lazy var sums = rules.episodePaths.reduce(into: [0]) { sums, path in
      sums.append((sums.last ?? 0) + (rules[path]?.starCount ?? 0))
    }
    for item in curriculum.outline.items where item.kind != "episode" {
      for gate in rules[item.path]?.lock.stars ?? [] {
        let possible = sums[item.episodes.lowerBound]
        guard possible < gate.count else { continue }
        let fact = possible == 0 ? "nothing before it gives any" : "there are only \(possible) before it"
        curriculum.findings.report(
          Self.self, in: item.document, at: item.document.location(of: .requiresStars),
          "the \(item.kind) '\(item.path)' requires \(counted(gate.count, "star")), but \(fact)",
          help: possible == 0 ? "take it out, or give stars in what comes before" : "require \(possible) at most",
          fixes: possible == 0
            ? item.document.advice(toTakeOutEntry: .requiresStars)
            : item.document.advice(toReplace: item.document.location(of: .requiresStars), by: "\(possible)"))
      }
    }
  }

  /// A block that requires stars, after one that gives three.
  static func block(requiring count: String, stars: String = "{three: 0, two: 2}") -> [String: String] {
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
