import JSON

extension JSONFormat {
  /// What `--statistics` adds to the report.
  static var statistics: JSONValue {
    SchemaPart.object(
      [
        ("files", count("Files read.")),
        ("cards", count("Cards checked.")),
        ("programs", count("Runs of programs, those of mutants and on drawn inputs among them.")),
        ("steps", count("Steps of all these runs.")),
        ("solverTries", count("Steps and states that the solver of robots' levels tried.")),
        ("claims", claims),
        ("unproven", count("Cards of which something is not proven, be it that all mutants are killed.")),
        ("mutants", SchemaPart.reference("mutants")),
        ("proofs", ["type": "array", "items": SchemaPart.reference("proofs")]),
        ("mostExpensiveCards", ["type": "array", "items": SchemaPart.reference("cardCost")]),
        ("unprovenCards", ["type": "array", "items": SchemaPart.reference("unprovenCard")]),
      ], optional: [("evidence", evidence)])
  }

  /// The claims of the cards, each of which counts once.
  private static var claims: JSONValue {
    SchemaPart.object([
      ("proven", count("Cards of which runs bear out all that they claim.")),
      ("disproven", count("Cards of which a run disproves something, which is a finding.")),
      ("notProven", count("Cards that claim something that no run decides.")),
      (
        "subjects",
        SchemaPart.list(
          "What those are about that are not proven, the most first.",
          of: SchemaPart.object([
            ("subject", SchemaPart.text("The language of the code: `java`, `unknown`; or `words`.")),
            ("count", count("How many.")),
          ]))
      ),
    ])
  }

  /// Where the evidence on cards came from, with `--evidence-store`.
  private static var evidence: JSONValue {
    SchemaPart.object([
      ("recalled", count("Cards whose evidence was in the store.")),
      ("computed", count("Cards whose programs were run.")),
    ])
  }

  static var mutants: JSONValue {
    SchemaPart.object([
      ("killed", count("Mutants of solutions that fail a check.")),
      ("survived", count("Mutants that pass every check and are proven to be wrong.")),
      ("equivalent", count("Mutants that do the same as the solution wherever they were run.")),
      ("timedOut", count("Mutants that were stopped before a check could fail.")),
      ("notRun", count("Mutants that were not run, or on no input but those of the checks.")),
    ])
  }

  static var proofs: JSONValue {
    SchemaPart.object([
      ("family", SchemaPart.text("What is proven: keys, orders, blanks, levels.")),
      ("proven", count("What the card says holds.")),
      ("disproven", count("What the card says does not hold.")),
      ("undecided", count("No run decides.")),
    ])
  }

  static var cardCost: JSONValue {
    SchemaPart.object([
      ("card", SchemaPart.text("The card's full id.")), ("steps", count("The steps of its program.")),
      ("bytes", count("The most bytes that it holds at once.")),
    ])
  }

  static var unprovenCard: JSONValue {
    SchemaPart.object([
      ("card", SchemaPart.text("The card's full id.")),
      ("line", count("The line of its first key in the file of its episode, from 1.")),
      (
        "reasons",
        [
          "type": "array",
          "items": SchemaPart.text("Why: shown-only, not-run, concept, silent, answers, orders, mutants, and so on."),
        ]
      ),
    ])
  }

  private static func count(_ description: String) -> JSONValue { SchemaPart.number(description, from: 0) }
}
