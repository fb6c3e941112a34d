import Authoring
import CurriculumBundle

/// What an export leaves out since the other system's JSON has no place for it, and that changes nothing on a card.
package struct ExportOmission: Sendable, Hashable {
  /// What has it: `module`.
  package let item: String
  /// What is left out, by its key and sorted.
  package let keys: [String]
}

extension ExportOmission {
  /// The keys of containers that a system's JSON has a place for.
  struct CarriedKeys {
    var curriculum: [String] = ["modules"]
    var module: [String] = ["blocks"]
    var block: [String] = ["episodes"]
    var episode: [String] = ["cards"]
  }

  /// What the cards say that end an episode.
  static let closingWords = ExportOmission(
    item: CardKind.finished.rawValue, keys: [FieldKey.header.rawValue, FieldKey.text.rawValue])

  /// Everything about the containers of a curriculum that is not carried, from the whole down.
  static func all(in curriculum: ExchangeCurriculum, carried: CarriedKeys) -> [ExportOmission] {
    let blocks = curriculum.modules.flatMap(\.blocks)
    let levels = [
      omission("curriculum", [curriculum.header], carried.curriculum),
      omission("module", curriculum.modules.map(\.header), carried.module),
      omission("block", blocks.map(\.header), carried.block),
      omission("episode", blocks.flatMap(\.episodes).map(\.header), carried.episode),
    ]
    return levels.compactMap { $0 }
  }

  private static func omission(_ item: String, _ values: [some Encodable], _ carried: [String]) -> ExportOmission? {
    let keys = Set(values.flatMap { PublishedKeys.keys(of: $0) }).subtracting(carried)
    return keys.isEmpty ? nil : ExportOmission(item: item, keys: keys.sorted())
  }
}
