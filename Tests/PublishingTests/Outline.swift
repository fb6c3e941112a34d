import CurriculumBundle

/// Curricula in short: lists of episodes with the ids of their cards.
enum Outline {
  /// A curriculum of `m/a/one: ask done`; former ids come after `<`, those of a container on a line of its own:
  /// `m/a<b`.
  static func curriculum(_ lines: [String], retired: [RetiredItem]? = nil) -> Curriculum {
    var curriculum = Curriculum(
      title: "C", locale: "en", minimumClient: "1.0.0", retired: retired, modules: [])
    var formerly: [String: [String]] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      let (path, former) = named(parts[0])
      formerly[path] = former
      guard parts.count == 2 else { continue }
      let ids = path.split(separator: "/").map(String.init)
      let cards = parts[1].split(separator: " ").map { word in
        let (id, former) = named(String(word))
        return Card(id: id, formerly: former, content: .finished(FinishedCard(header: "H", text: "T")))
      }
      add(Episode(id: ids[2], formerly: former, title: ids[2], cards: cards), ids[0], ids[1], to: &curriculum)
    }
    for m in curriculum.modules.indices {
      let module = curriculum.modules[m].id
      curriculum.modules[m].formerly = formerly[module] ?? []
      for b in curriculum.modules[m].blocks.indices {
        let block = curriculum.modules[m].blocks[b].id
        curriculum.modules[m].blocks[b].formerly = formerly["\(module)/\(block)"] ?? []
      }
    }
    return curriculum
  }

  private static func named(_ text: String) -> (String, [String]) {
    let parts = text.split(separator: "<").map(String.init)
    return (parts[0], parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : [])
  }

  private static func add(_ episode: Episode, _ module: String, _ block: String, to curriculum: inout Curriculum) {
    if !curriculum.modules.contains(where: { $0.id == module }) {
      curriculum.modules.append(Module(id: module, title: module, summary: "S", language: "python", blocks: []))
    }
    for m in curriculum.modules.indices where curriculum.modules[m].id == module {
      if !curriculum.modules[m].blocks.contains(where: { $0.id == block }) {
        curriculum.modules[m].blocks.append(Block(id: block, title: block, episodes: []))
      }
      for b in curriculum.modules[m].blocks.indices where curriculum.modules[m].blocks[b].id == block {
        curriculum.modules[m].blocks[b].episodes.append(episode)
      }
    }
  }
}
