import CurriculumBundle
public import TestSupport

extension EditedCourse {
  /// Where an episode is.
  private struct Place {
    let module: Int
    let block: Int
    let episode: Int
  }

  /// Makes one edit of the kind that authors make, as the next release has it.
  ///
  /// - Returns: Its name; nil where there was nothing to edit so.
  @discardableResult
  public mutating func edit(_ random: inout SeededRandom) -> String? {
    forgetFormer()
    let before = curriculum
    let edits: [(String, (inout EditedCourse, inout SeededRandom) -> Void)] = [
      ("rename an episode", { $0.renameEpisode(&$1) }), ("rename a block", { $0.renameBlock(&$1) }),
      ("rename a module", { $0.renameModule(&$1) }), ("move an episode", { $0.moveEpisode(&$1) }),
      ("rename a card", { $0.renameCard(&$1) }), ("move a card", { $0.moveCard(&$1) }),
      ("remove a card", { $0.removeCard(&$1) }), ("remove an episode", { $0.removeEpisode(&$1) }),
      ("retire an episode", { $0.retireEpisode(&$1) }), ("merge episodes", { $0.mergeEpisodes(&$1) }),
      ("add an episode", { $0.addEpisode(&$1) }), ("add a card", { $0.addCard(&$1) }),
      ("shuffle episodes", { $0.shuffle(&$1) }),
    ]
    let edit = edits[Int.random(in: 0..<edits.count, using: &random)]
    edit.1(&self, &random)
    return curriculum == before ? nil : edit.0
  }

  private func place(_ random: inout SeededRandom) -> Place? {
    var places: [Place] = []
    for m in modules.indices {
      for b in modules[m].blocks.indices {
        places += modules[m].blocks[b].episodes.indices.map { Place(module: m, block: b, episode: $0) }
      }
    }
    // The last episodes stay, so that there is something left to learn.
    return places.count > 4 ? places.randomElement(using: &random) : nil
  }

  private func path(_ place: Place) -> String {
    let module = modules[place.module]
    let block = module.blocks[place.block]
    return "\(module.id)/\(block.id)/\(block.episodes[place.episode].id)"
  }

  private subscript(place: Place) -> Item {
    get { modules[place.module].blocks[place.block].episodes[place.episode] }
    set { modules[place.module].blocks[place.block].episodes[place.episode] = newValue }
  }

  private mutating func renameEpisode(_ random: inout SeededRandom) {
    guard let place = place(&random) else { return }
    self[place].formerly = [self[place].id]
    self[place].id = "e\(number())"
  }

  private mutating func renameBlock(_ random: inout SeededRandom) {
    let m = Int.random(in: modules.indices, using: &random)
    let b = Int.random(in: modules[m].blocks.indices, using: &random)
    modules[m].blocks[b].formerly = [modules[m].blocks[b].id]
    modules[m].blocks[b].id = "b\(number())"
  }

  private mutating func renameModule(_ random: inout SeededRandom) {
    let m = Int.random(in: modules.indices, using: &random)
    modules[m].formerly = [modules[m].id]
    modules[m].id = "m\(number())"
  }

  private mutating func moveEpisode(_ random: inout SeededRandom) {
    guard let place = place(&random) else { return }
    var episode = self[place]
    episode.formerly = [path(place)]
    if Bool.random(using: &random) { episode.id = "e\(number())" }
    modules[place.module].blocks[place.block].episodes.remove(at: place.episode)
    let m = Int.random(in: modules.indices, using: &random)
    let b = Int.random(in: modules[m].blocks.indices, using: &random)
    // Back at home it is not moved, and a former id must not be in use.
    if m == place.module, b == place.block {
      episode.formerly = path(of: episode, m, b) == episode.formerly[0] ? [] : episode.formerly
    }
    modules[m].blocks[b].episodes.append(episode)
  }

  private func path(of episode: Item, _ module: Int, _ block: Int) -> String {
    "\(modules[module].id)/\(modules[module].blocks[block].id)/\(episode.id)"
  }

  private func card(_ random: inout SeededRandom) -> (place: Place, card: Int)? {
    guard let place = place(&random), !self[place].cards.isEmpty else { return nil }
    return (place, Int.random(in: self[place].cards.indices, using: &random))
  }

  private mutating func renameCard(_ random: inout SeededRandom) {
    guard let (place, card) = card(&random) else { return }
    self[place].cards[card].formerly = [self[place].cards[card].id]
    self[place].cards[card].id = "c\(number())"
  }

  private mutating func moveCard(_ random: inout SeededRandom) {
    guard let (place, index) = card(&random), let target = self.place(&random), path(target) != path(place) else {
      return
    }
    var card = self[place].cards[index]
    card.formerly = ["\(path(place))/\(card.id)"]
    self[place].cards.remove(at: index)
    self[target].cards.append(card)
  }

  private mutating func removeCard(_ random: inout SeededRandom) {
    guard let (place, card) = card(&random) else { return }
    self[place].cards.remove(at: card)
  }

  private mutating func removeEpisode(_ random: inout SeededRandom) {
    guard let place = place(&random) else { return }
    modules[place.module].blocks[place.block].episodes.remove(at: place.episode)
  }

  private mutating func retireEpisode(_ random: inout SeededRandom) {
    guard let place = place(&random) else { return }
    let old = self[place]
    let new = newEpisode()
    let id = path(place)
    self[place] = new
    retired = [RetiredItem(id: ItemPath(id), successors: [ItemPath(path(place))])]
    for number in old.numbers { successors[number, default: []].formUnion(new.numbers) }
  }

  private mutating func mergeEpisodes(_ random: inout SeededRandom) {
    guard let place = place(&random), self[place].formerly.isEmpty else { return }
    let block = modules[place.module].blocks[place.block]
    guard let other = block.episodes.indices.first(where: { $0 != place.episode }) else { return }
    let otherPath = path(Place(module: place.module, block: place.block, episode: other))
    let merged = block.episodes[other]
    self[place].formerly = [merged.id]
    self[place].numbers.formUnion(merged.numbers)
    for card in merged.cards {
      var card = card
      card.formerly = ["\(otherPath)/\(card.id)"]
      self[place].cards.append(card)
    }
    modules[place.module].blocks[place.block].episodes.remove(at: other)
  }

  private mutating func addEpisode(_ random: inout SeededRandom) {
    let m = Int.random(in: modules.indices, using: &random)
    let b = Int.random(in: modules[m].blocks.indices, using: &random)
    let new = newEpisode()
    modules[m].blocks[b].episodes.append(new)
  }

  private mutating func addCard(_ random: inout SeededRandom) {
    guard let place = place(&random) else { return }
    let new = newCard()
    self[place].cards.append(new)
  }

  private mutating func shuffle(_ random: inout SeededRandom) {
    let m = Int.random(in: modules.indices, using: &random)
    let b = Int.random(in: modules[m].blocks.indices, using: &random)
    modules[m].blocks[b].episodes.shuffle(using: &random)
  }
}
