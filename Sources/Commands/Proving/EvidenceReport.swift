import CurriculumBundle
import Evidence
import JSON
import Linting

/// Evidence on cards as programs read it, described by `schemas/evidence.schema.json`.
enum EvidenceReport {
  /// The whole report on some cards.
  static func report(on cards: [(path: ItemPath, evidence: CardEvidence)]) throws -> JSONValue {
    ["version": .integer(EvidenceSchema.version), "cards": .array(try cards.map(value))]
  }

  /// The cards alone, for a report that has more.
  static func list(of cards: [ProvenCard]) throws -> JSONValue {
    .array(try cards.map { try value($0.path, $0.evidence) })
  }

  private static func value(_ path: ItemPath, _ evidence: CardEvidence) throws -> JSONValue {
    ["card": .string(path.description), "evidence": try JSONValueEncoder().encode(evidence)]
  }
}
