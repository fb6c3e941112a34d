import JSON

extension EvidenceSchema {
  /// What the programs of a task do.
  static var tasks: [(String, JSONValue)] {
    [
      ("task", task), ("program", program), ("check", check), ("place", place), ("refusal", refusal), ("level", level),
      ("forbiddenUse", forbiddenUse),
    ]
  }

  private static var task: JSONValue {
    SchemaPart.object(
      [
        ("hasWholeChecks", SchemaPart.flag("Whether each check says what a program must do.")),
        ("hasKnownDeck", SchemaPart.flag("Whether every name in the deck is a card's.")),
        ("solutions", list("The solutions.", "program")),
        ("alsoRight", list("Programs that are right, too.", "program")),
        ("wrongPrograms", list("Programs that learners write by mistake.", "program")),
        (
          "wrongTwins",
          SchemaPart.list(
            "Wrong programs that do the same as an earlier one.",
            of: SchemaPart.object([("first", count("The first.")), ("again", count("The other."))]))
        ),
        (
          "strangers",
          SchemaPart.list(
            "Wrong programs with something of their own that no mutant does.",
            of: SchemaPart.object([("index", count("Which.")), ("literal", SchemaPart.text("What is its own."))]))
        ),
        (
          "unstable",
          SchemaPart.list(
            "Programs whose output differs between runs.",
            of: SchemaPart.object([
              ("place", SchemaPart.reference("place")), ("seen", SchemaPart.reference("observation")),
              ("instability", SchemaPart.reference("instability")),
            ]))
        ),
        ("conditions", conditions),
        (
          "otherWritings",
          SchemaPart.object(
            [("refused", list("Other writings of right programs that are refused.", "refusal"))],
            optional: [("drawn", SchemaPart.reference("refusal"))])
        ),
        ("statedInputs", statedInputs), ("mutants", SchemaPart.reference("mutants")),
      ],
      optional: [("starter", SchemaPart.reference("program")), ("level", SchemaPart.reference("level"))])
  }

  private static var program: JSONValue {
    SchemaPart.object(
      [
        ("place", SchemaPart.reference("place")), ("mistakes", list("What an editor tells.", "mistake")),
        ("checks", list("What it does on each check, up to the first on which it was stopped.", "check")),
        ("excess", count("By how many cards or elements it is too long.")),
        ("missingUses", texts("What it should use and does not.")),
      ],
      optional: [
        ("size", count("How many elements or cards it has.")),
        ("forbiddenUses", list("What it should not use and does.", "forbiddenUse")),
      ])
  }

  private static var forbiddenUse: JSONValue {
    SchemaPart.object([
      ("name", SchemaPart.text("Its name, as the task has it: `python.for`, `sorted`.")),
      ("part", count("The line, the element or the card, from 1.")),
    ])
  }

  private static var check: JSONValue {
    SchemaPart.object(
      [
        ("run", SchemaPart.reference("run")), ("unreadLines", count("Lines of the input that nobody read.")),
        ("passes", SchemaPart.flag("Whether that is what the check asks for.")),
        (
          "end",
          SchemaPart.oneOf([
            ("screen", SchemaPart.object([])),
            ("robot", SchemaPart.object([("message", SchemaPart.text("Why the robot stopped."))])),
            ("mistakes", SchemaPart.object([])), ("stopped", SchemaPart.object([("limit", limit)])),
            ("forbidden", SchemaPart.object([("uses", list("What the check forbids.", "forbiddenUse"))])),
          ])
        ),
      ],
      optional: [
        ("feedback", SchemaPart.text("The feedback for a learner.")),
        ("call", call), ("condition", condition),
        ("needsOtherDraw", SchemaPart.flag("Whether it failed only with other random numbers than those of apps.")),
      ])
  }

  /// Conditions that say nothing.
  private static var conditions: JSONValue {
    let problem = SchemaPart.oneOf([
      ("withoutOutput", SchemaPart.object([])),
      ("acceptsAll", SchemaPart.object([("count", count("How many outputs were tried."))])),
      ("part", SchemaPart.object([("reason", SchemaPart.reference("unprovable"))])),
    ])
    return SchemaPart.list(
      "Conditions that say nothing.",
      of: SchemaPart.object([("check", count("The place of the check.")), ("problem", problem)]))
  }

  /// What a condition came to.
  private static var condition: JSONValue {
    SchemaPart.oneOf([
      ("holds", SchemaPart.object([])), ("fails", SchemaPart.object([])),
      ("raised", SchemaPart.object([("error", SchemaPart.reference("error"))])),
      ("stopped", SchemaPart.object([("limit", limit)])),
    ])
  }

  private static var call: JSONValue {
    SchemaPart.object(
      [
        ("meetsGoal", SchemaPart.flag("Whether the check's call returned or raised what was asked for.")),
        ("failsBefore", SchemaPart.flag("Whether a line before the call ended in an error.")),
      ],
      optional: [
        ("returned", SchemaPart.text("The value that it returned, as Python shows it.")),
        ("undefined", SchemaPart.text("The name that the program does not define.")),
      ])
  }

  private static var place: JSONValue {
    let index = SchemaPart.object([("index", count("Its place, from 0."))])
    return SchemaPart.oneOf([
      ("starter", SchemaPart.object([])), ("solution", index), ("alsoRight", index), ("wrongProgram", index),
    ])
  }

  private static var refusal: JSONValue {
    let change = SchemaPart.object([("change", SchemaPart.text("What was changed."))])
    let name = SchemaPart.object([
      ("old", SchemaPart.text("The variable's name.")), ("change", SchemaPart.text("What was changed.")),
    ])
    return SchemaPart.object(
      [
        ("place", SchemaPart.reference("place")), ("program", SchemaPart.text("What is refused.")),
        ("line", count("The line, element or card that was changed, from 1.")),
        (
          "change",
          SchemaPart.oneOf([
            ("draws", SchemaPart.object([])), ("orderOfAdding", change), ("name", name), ("other", change),
            ("prompt", SchemaPart.object([("text", SchemaPart.text("What `input()` does not show."))])),
          ])
        ),
      ],
      optional: [
        ("missingUse", SchemaPart.text("What it should use.")), ("failure", SchemaPart.reference("check")),
      ])
  }

  private static var statedInputs: JSONValue {
    let run: JSONValue = [
      "anyOf": [
        ["type": "null"],
        SchemaPart.object([
          ("seen", SchemaPart.reference("observation")), ("unreadLines", count("Lines that it leaves.")),
        ]),
      ]
    ]
    return SchemaPart.object([
      ("inputs", SchemaPart.list("Inputs that were drawn.", of: texts("Its lines."))),
      ("runs", SchemaPart.list("For each what right programs do.", of: SchemaPart.list("By program.", of: run))),
    ])
  }

  private static var level: JSONValue {
    let decision = SchemaPart.word("What the solver says.", ["yes", "no", "undecided"])
    let program = SchemaPart.object([("text", SchemaPart.text("The program.")), ("cards", count("Its cards."))])
    let practice = SchemaPart.object(
      [("index", count("Its place in 'practises', from 0.")), ("canBeLeftOut", decision)],
      optional: [("program", program)])
    return SchemaPart.object(
      [("practices", SchemaPart.list("Cards that are to be practiced.", of: practice))],
      optional: [
        ("isSolvable", decision), ("threeStars", decision), ("fewestCards", count("The fewest cards known to do.")),
        ("isLeast", decision), ("leastKnown", count("The fewest cards known to do, where another number is stated.")),
      ])
  }

  private static var mutantDifference: JSONValue {
    SchemaPart.object(
      [
        ("input", count("The place of the input.")), ("seen", SchemaPart.reference("observation")),
      ], optional: [("returned", SchemaPart.text("The value that its call returned, as Python shows it."))])
  }

  private static var decisiveInput: JSONValue {
    SchemaPart.object(
      [
        ("lines", texts("Its lines.")), ("output", SchemaPart.text("What right programs print.")),
      ],
      optional: [
        ("setup", texts("The lines before the call.")), ("call", SchemaPart.text("What is called.")),
        ("returns", SchemaPart.text("What right programs return, as Python writes it.")),
        ("raises", SchemaPart.text("The class of the error that right programs raise.")),
      ])
  }

  /// What checks say of mutants.
  static var mutants: [(String, JSONValue)] {
    let differences = SchemaPart.list("Where it does something else.", of: mutantDifference)
    let survivor = SchemaPart.object([
      ("original", SchemaPart.reference("place")), ("program", SchemaPart.text("The mutant.")),
      ("line", count("The line, element or card that was changed, from 1.")),
      ("change", SchemaPart.text("What was changed.")), ("differences", differences),
    ])
    let constant = SchemaPart.object([
      ("program", SchemaPart.text("The program.")), ("result", SchemaPart.text("What it prints.")),
      ("differences", differences),
    ])
    let stub = SchemaPart.object([
      ("program", SchemaPart.text("The program.")), ("body", SchemaPart.text("The statement in each body.")),
      ("differences", differences),
    ])
    let mistake = SchemaPart.object([
      ("count", count("How many mistakes.")), ("program", SchemaPart.text("One of them.")),
      ("change", SchemaPart.text("What is changed.")),
    ])
    let counts = SchemaPart.object(
      ["killed", "survived", "equivalent", "timedOut", "notRun"].map { ($0, count("How many.")) })
    return [
      (
        "mutants",
        SchemaPart.object(
          [
            ("total", count("Mutants of right solutions.")), ("counts", counts),
            ("decisive", SchemaPart.list("Inputs that tell right programs from wrong ones.", of: decisiveInput)),
            ("survivors", SchemaPart.list("Mutants that pass and are proven to be wrong.", of: survivor)),
            ("unanswered", SchemaPart.list("Common mistakes that draw no feedback.", of: mistake)),
          ], optional: [("constant", constant), ("stub", stub)])
      )
    ]
  }
}
