import Diagnostics

/// A card of the last release that is gone without a trace.
enum LostCardID: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "lost-card-id", .identity, .warning, "a card of the last release is gone",
    explanation: """
      A learner who stopped in the middle of an episode comes back to the card where they were, by its id. If the card
      has another id now, write the old one under its `formerly`, so that they find their place and their answers. A
      card that was taken out on purpose is listed under `retired` in curriculum.yaml, by its full id.
      """,
    wrong: [
      .release(
        published: ["training/printing/say-hello.yaml": episode("look")],
        now: ["training/printing/say-hello.yaml": episode("look-twice", mark: "↓")]),
      .release(
        published: ["training/printing/say-hello.yaml": quiz("[plus, minus]")],
        now: ["training/printing/say-hello.yaml": quiz("↓[plus, times]")]),
    ],
    right: [
      .release(
        published: ["training/printing/say-hello.yaml": episode("look")],
        now: ["training/printing/say-hello.yaml": episode("look-twice, formerly: [look]")])
    ])

  static let needsRelease = true

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    (curriculum.lost?.cards ?? []).map { item -> Finding in
      let id = item.path.components.last ?? ""
      return Finding(
        at: item.location, "the \(item.kind) '\(id)' of the last release is gone",
        help: "add `formerly: [\(id)]` to the \(item.kind) that it became, or bring it back"
          + item.retiring)
    }
  }

  private static func episode(_ id: String, mark: String = "") -> String {
    """
    title: Say hello
    \(mark)cards:
      - {id: \(id), type: executor, text: Press Run., code: print(1), result: 1}
      - {id: done, type: finished, header: Well done!, text: You did it.}

    """
  }

  private static func quiz(_ ids: String) -> String {
    let mark = ids.hasPrefix("↓") ? "↓" : ""
    let questions = ids.split { !$0.isLetter || $0 == "↓" }.map {
      "{id: \($0), type: question, text: What is \($0)?, answers: [a sign, a word, a box], correctAnswerIndex: 0}"
    }
    return """
      title: Say hello
      cards:
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: quiz, type: quiz, header: Signs, passMark: 1, \(mark)questions: [\(questions.joined(separator: ", "))]}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
  }
}
