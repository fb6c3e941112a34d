import Claims
import Evidence
import JSON
import Linting

extension LintStatistics {
  /// The statistics as a program reads them, described by the schema of reports.
  var json: JSONValue {
    .members([
      "files": .integer(files), "cards": .integer(cards), "programs": .integer(programs), "steps": .integer(steps),
      "solverTries": .integer(solverTries), "claims": claims.json,
      "unproven": .integer(unproven),
      "mutants": [
        "killed": .integer(mutants.killed), "survived": .integer(mutants.survived),
        "equivalent": .integer(mutants.equivalent), "timedOut": .integer(mutants.timedOut),
        "notRun": .integer(mutants.notRun),
      ],
      "proofs": .array(ProofFamily.allCases.compactMap { family in proofs[family].map { json(of: family, $0) } }),
      "mostExpensiveCards": .array(
        mostExpensive.map { cost in
          [
            "card": .string(cost.path.description), "steps": .integer(cost.steps), "bytes": .integer(cost.bytes),
          ]
        }),
      "unprovenCards": .array(
        unprovenCards.map { card in
          [
            "card": .string(card.path.description), "line": .integer(card.line),
            "reasons": .array(card.reasons.map { .string($0.rawValue) }),
          ]
        }),
      "evidence": evidence.map { ["recalled": .integer($0.recalled), "computed": .integer($0.computed)] },
    ])
  }

  private func json(of family: ProofFamily, _ counts: ProofCounts) -> JSONValue {
    [
      "family": .string(family.rawValue), "proven": .integer(counts.proven), "disproven": .integer(counts.disproven),
      "undecided": .integer(counts.undecided),
    ]
  }
}

extension ClaimCounts {
  /// The counts as a program reads them: `{"proven", "disproven", "notProven", "subjects"}`.
  fileprivate var json: JSONValue {
    [
      "proven": .integer(all.proven), "disproven": .integer(all.disproven), "notProven": .integer(unproven),
      "subjects": .array(
        unprovenSubjects.map { ["subject": .string($0.subject.name), "count": .integer($0.count)] }),
    ]
  }
}
