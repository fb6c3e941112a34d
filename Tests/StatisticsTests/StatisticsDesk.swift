import Authoring
import AuthoringSamples
import Evidence
import Statistics

/// Statistics of curricula in memory.
enum StatisticsDesk {
  /// The statistics of some files.
  static func statistics(of files: some CurriculumFiles, drafts: Bool = false) throws -> CurriculumStatistics {
    statistics(of: try read(files).authored, drafts: drafts)
  }

  /// The statistics of what was read.
  static func statistics(of authored: AuthoredCurriculum, drafts: Bool = false) -> CurriculumStatistics {
    CurriculumStatistics(authored, EvidencePlanner(), countsDrafts: drafts)
  }

  /// The statistics of an episode with some cards before its last.
  static func statistics(ofCards cards: String) throws -> CurriculumStatistics {
    try statistics(of: SampleCurriculum.withCards(cards))
  }

  /// A module's files: blocks of so many episodes, each with a card that ends it.
  static func module(
    _ id: String, _ more: String = "", blocks: KeyValuePairs<String, [String]>, blockKeys: [String: String] = [:]
  ) -> [String: String?] {
    let ids = blocks.map(\.key).joined(separator: ", ")
    var files: [String: String?] = [
      "\(id)/module.yaml": "title: The \(id)\nsummary: First steps.\nlanguage: python\n\(more)blocks: [\(ids)]\n"
    ]
    for (block, episodes) in blocks {
      let list = episodes.joined(separator: ", ")
      files["\(id)/\(block)/block.yaml"] = "title: The \(block)\n\(blockKeys[block] ?? "")episodes: [\(list)]\n"
      for episode in episodes {
        files["\(id)/\(block)/\(episode).yaml"] = "title: The \(episode)\ncards:\n" + SampleCurriculum.finished
      }
    }
    return files
  }

  /// A curriculum of such modules alone.
  static func curriculum(
    _ modules: [(id: String, files: [String: String?])], _ more: String = "", title: String = "Champion"
  ) -> FilesInMemory {
    let ids = modules.map(\.id).joined(separator: ", ")
    var files: [String: String] = [
      "curriculum.yaml": "title: \(title)\nlocale: en\nminimumClient: \"1.0.0\"\n\(more)modules: [\(ids)]\n"
    ]
    for module in modules {
      for case (let path, let text?) in module.files { files[path] = text }
    }
    return FilesInMemory(shownRoot: "", files)
  }

  /// A curriculum with so many episodes, five in a block and ten blocks in a module.
  static func curriculum(episodes count: Int) -> FilesInMemory {
    let blocks = (count + 4) / 5
    let modules = (0..<(blocks + 9) / 10).map { module -> (id: String, files: [String: String?]) in
      let inside = (module * 10..<min(blocks, module * 10 + 10))
      var files = Self.module("m\(module)", blocks: [:])
      let ids = inside.map { "b\($0)" }.joined(separator: ", ")
      files["m\(module)/module.yaml"] = "title: Module \(module)\nsummary: S.\nlanguage: python\nblocks: [\(ids)]\n"
      for block in inside {
        let episodes = (block * 5..<min(count, block * 5 + 5)).map { "e\($0)" }
        files.merge(Self.module("m\(module)", blocks: ["b\(block)": episodes])) { first, _ in first }
      }
      return ("m\(module)", files)
    }
    return curriculum(modules)
  }
}
