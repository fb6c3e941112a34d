import JSON

extension EvidenceSchema {
  /// What the right answers to a puzzle make, and which others do.
  static var puzzles: [(String, JSONValue)] {
    let index = solutionIndex
    return [
      (
        "puzzle",
        SchemaPart.object(
          [
            ("solutions", solutions),
            ("isComplete", SchemaPart.flag("Whether every right answer is among them.")),
            (
              "refused",
              SchemaPart.list(
                "Right answers for the robot that an editor would refuse.",
                of: SchemaPart.object([("index", index), ("mistake", SchemaPart.reference("mistake"))]))
            ),
          ],
          optional: [
            (
              "basis",
              SchemaPart.word(
                "How it is known that the stated solution is the one that is meant.",
                PuzzleBasis.allCases.map(\.rawValue))
            ),
            (
              "unstable",
              SchemaPart.object([
                ("index", index), ("instability", SchemaPart.reference("instability")),
                ("seen", SchemaPart.reference("observation")),
              ])
            ),
          ])
      ),
      ("orders", orders), ("blanks", blanks), ("namedSolutions", namedSolutions),
    ]
  }

  private static var solutionIndex: JSONValue { count("Its place among the right answers, from 0.") }

  private static var solutions: JSONValue {
    let failure = SchemaPart.object([
      ("check", count("The first of the card's checks that it does not pass, from 0.")),
      ("evidence", SchemaPart.reference("check")),
    ])
    let unread = SchemaPart.list("Lines of input that nobody read, by check.", of: count("Lines."))
    return SchemaPart.list(
      "The right answers that were run.",
      of: SchemaPart.object(
        [("index", solutionIndex), ("run", SchemaPart.reference("run")), ("unreadLines", unread)],
        optional: [("failure", failure)]))
  }

  private static var orders: JSONValue {
    let order = places("The places of the lines.")
    let completion = SchemaPart.object([
      ("decoys", places("The decoys.")), ("lines", places("The lines for which they stand in.")),
      ("program", SchemaPart.text("The program.")),
    ])
    return SchemaPart.object(
      [
        ("others", SchemaPart.list("Other orders that are right.", of: order)),
        ("interchangeable", SchemaPart.list("Those of them that do the same for certain.", of: order)),
        ("workingAccepted", SchemaPart.list("Orders under 'alsoAccepted' that work.", of: order)),
        ("isComplete", SchemaPart.flag("Whether there are no more.")),
        ("completions", SchemaPart.list("Programs with decoys that are right.", of: completion)),
      ],
      optional: [
        ("result", SchemaPart.text("What every right order prints.")),
        (
          "limit",
          SchemaPart.word(
            "What ended the search before all orders were decided.", OrderEvidence.Limit.allCases.map(\.rawValue))
        ),
        ("furtherCase", furtherCase),
        ("isOneProgramAlone", SchemaPart.flag("Whether no other order is a program at all.")),
      ])
  }

  private static var furtherCase: JSONValue {
    let check = SchemaPart.object(
      [],
      optional: [
        ("input", texts("An input that would tell right programs from others.")),
        ("result", SchemaPart.text("What right programs print.")),
        ("setup", texts("The lines before the call.")),
        ("call", SchemaPart.text("A call that would tell right programs from others.")),
        ("returns", SchemaPart.text("What it returns.")), ("raises", SchemaPart.text("The error that it raises.")),
      ])
    return SchemaPart.object(
      [("check", check), ("toldApart", count("How many of the others it tells apart."))],
      optional: [("line", SchemaPart.text("A last line that would tell right programs from others."))])
  }

  private static var blanks: JSONValue {
    let fit = SchemaPart.object(
      [
        ("blank", count("The blank, from 0.")), ("token", SchemaPart.text("The token.")),
        ("words", texts("What the blanks hold then.")),
      ], optional: [("furtherCase", furtherCase)])
    let missing = SchemaPart.object([
      ("blank", count("The blank, from 0.")), ("word", SchemaPart.text("The right word that is not among the tokens.")),
      ("works", SchemaPart.flag("Whether the code does with it what it must.")),
      ("tokens", texts("The tokens with which it does that instead.")),
    ])
    return SchemaPart.object(
      [("fits", SchemaPart.list("Tokens that are right, too.", of: fit)), ("verdict", verdict)],
      optional: [
        ("missing", SchemaPart.list("Right words that are not among the tokens.", of: missing)),
        ("result", SchemaPart.text("What the code prints with the right words.")),
        ("otherFilling", texts("Other words for all blanks that are right.")),
      ])
  }

  private static var namedSolutions: JSONValue {
    SchemaPart.object([
      ("stated", SchemaPart.text("What the stated solution prints.")),
      ("named", SchemaPart.text("What others print, which the text names.")),
      ("orders", SchemaPart.list("The orders that print it.", of: places("The places of the lines."))),
      ("fillings", SchemaPart.list("The words for all blanks with which it is printed.", of: texts("The words."))),
      ("isComplete", SchemaPart.flag("Whether there are no more.")),
    ])
  }
}
