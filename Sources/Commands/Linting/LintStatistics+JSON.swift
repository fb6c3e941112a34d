internal import JSON
internal import Linting

extension LintStatistics {
  /// The statistics as a program reads them, described by the schema of reports.
  var json: JSONValue {
    [
      "files": .integer(files), "cards": .integer(cards), "programs": .integer(programs), "steps": .integer(steps),
      "solverTries": .integer(solverTries), "proven": .integer(proven), "unproven": .integer(unproven),
      "mutants": [
        "refused": .integer(mutants.killed), "praised": .integer(mutants.survivors),
        "equivalent": .integer(mutants.equivalent), "outOfReach": .integer(mutants.outOfReach),
      ],
      "proofs": .array(ProofFamily.allCases.compactMap { family in proofs[family].map { json(of: family, $0) } }),
      "dearestCards": .array(
        dearest.map { cost in
          [
            "card": .string(cost.path.description), "steps": .integer(cost.steps), "bytes": .integer(cost.bytes),
          ]
        }),
      "unprovenCards": .array(
        unprovenCards.map { card in
          ["card": .string(card.path.description), "reasons": .array(card.reasons.map { .string($0.rawValue) })]
        }),
    ]
  }

  private func json(of family: ProofFamily, _ counts: ProofCounts) -> JSONValue {
    [
      "family": .string(family.rawValue), "proven": .integer(counts.proven), "disproven": .integer(counts.disproven),
      "outOfReach": .integer(counts.outOfReach),
    ]
  }
}
