import Authoring
import CurriculumBundle

extension ChampionFormat {
  /// Everything that an export leaves out and that changes nothing on a card, from the whole down.
  static func omissions(of authored: AuthoredCurriculum) -> [ExportOmission] {
    let shape = ChampionExport.shape(of: authored)
    let wholeTitle = shape.whole == .object && shape.wholeTitle != nil
    let stepTitle = shape.outermost == .steps && shape.step == .object
    let episodeTitle = shape.outermost != .cards && shape.episode == .object
    let kept = { (keys: [FieldKey], title: Bool) in Set((keys + (title ? [.title] : [])).map(\.rawValue)) }
    // Champion's steps are all unlocked, so that no key is needed for it there.
    let order: [FieldKey] = authored.header.order == .open ? [.order] : []
    let whole = authored.document.map { keys(of: [$0]) } ?? []
    let modules = keys(of: authored.modules.map(\.document)).union(["id"])
    let blocks = keys(of: authored.blocks.map(\.document)).union(["id"])
    let episodes = keys(of: authored.episodes.map(\.document)).union(["id"])
    let levels = [
      ("curriculum", whole.subtracting(kept([.modules, .champion] + order, wholeTitle))),
      ("module", modules.subtracting(kept([.blocks], stepTitle))),
      ("block", blocks.subtracting(kept([.episodes], false))),
      ("episode", episodes.subtracting(kept([.cards], episodeTitle))),
      ("card", cardKeys(of: authored)),
    ]
    return levels.filter { !$0.1.isEmpty }.map { ExportOmission(item: $0.0, keys: $0.1.sorted()) }
  }

  private static func keys(of documents: [Document]) -> Set<String> {
    documents.reduce(into: []) { keys, document in
      keys.formUnion(document.written?.keys ?? [])
    }
  }

  private static func cardKeys(of authored: AuthoredCurriculum) -> Set<String> {
    authored.episodes.reduce(into: []) { keys, episode in
      for card in episode.cards {
        // A kind that Champion does not have is a finding of its own.
        guard let kind = card.card.content.kind, let carried = ChampionCardKey.keys(of: kind)?.map(\.name) else {
          continue
        }
        // An error is at the end of the result, and a right answer is given by its index; what an executor loses
        // with its input is a finding of its own.
        let told: [FieldKey] = [.type, .correctAnswer] + (kind == .executor ? [.raises, .input] : [])
        let images: [FieldKey] = card.card.content.choiceImages.isEmpty ? [] : [.image]
        keys.formUnion(Set(card.written.keys).subtracting(carried + told.map(\.rawValue)))
        keys.formUnion(images.map(\.rawValue))
      }
    }
  }
}
