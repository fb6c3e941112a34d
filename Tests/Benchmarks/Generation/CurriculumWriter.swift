import Foundation
import TestSupport

/// Writes the files of a generated curriculum.
struct CurriculumWriter {
  static let cardsPerEpisode = 10
  private static let episodesPerBlock = 20
  private static let blocksPerModule = 20

  private let path: String
  private let size: GeneratedCurriculum.Size
  private var random: SeededRandom
  private(set) var files: [String] = []
  private(set) var bytes = 0
  private(set) var programs: [String] = []

  init(path: String, size: GeneratedCurriculum.Size, seed: UInt64) {
    self.path = path
    self.size = size
    random = SeededRandom(seed: seed)
  }

  mutating func write() throws {
    let episodes = Swift.max(1, size.cards / Self.cardsPerEpisode)
    let blocks = (episodes + Self.episodesPerBlock - 1) / Self.episodesPerBlock
    let modules = (blocks + Self.blocksPerModule - 1) / Self.blocksPerModule
    try write(curriculum(modules: modules), to: "curriculum.yaml")
    for module in 0..<modules {
      let first = module * Self.blocksPerModule
      let range = first..<Swift.min(first + Self.blocksPerModule, blocks)
      try write(self.module(module, blocks: range), to: "\(Self.id("module", module))/module.yaml")
      for block in range { try writeBlock(block, in: Self.id("module", module), of: episodes) }
    }
  }

  private mutating func writeBlock(_ block: Int, in module: String, of episodes: Int) throws {
    let first = block * Self.episodesPerBlock
    let range = first..<Swift.min(first + Self.episodesPerBlock, episodes)
    let folder = "\(module)/\(Self.id("block", block))"
    try write(self.block(block, episodes: range), to: "\(folder)/block.yaml")
    for episode in range {
      var writer = EpisodeWriter(episode, random: random, programs: programCount(of: episode))
      try write(writer.text(), to: "\(folder)/\(Self.id("episode", episode)).yaml")
      random = writer.random
      programs += writer.programs
    }
  }

  /// How many of an episode's cards have a program, so that all programs are spread evenly.
  private func programCount(of episode: Int) -> Int {
    let before = episode * Self.cardsPerEpisode * size.programs / size.cards
    return (episode + 1) * Self.cardsPerEpisode * size.programs / size.cards - before
  }

  private mutating func write(_ text: String, to relative: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(relative)")
    if relative.hasSuffix("e.yaml") || relative.hasSuffix("m.yaml") || relative.hasSuffix("block.yaml") {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let data = Data(text.utf8)
    try data.write(to: file)
    files.append(file.path)
    bytes += data.count
  }

  static func id(_ kind: String, _ number: Int) -> String {
    let digits = String(number + 1)
    return "\(kind)-" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}

extension CurriculumWriter {
  private func curriculum(modules: Int) -> String {
    """
    # yaml-language-server: $schema=../schemas/curriculum.schema.json
    title: Champion
    locale: en
    minimumClient: "1.0.0"
    modules:

    """ + list((0..<modules).map { Self.id("module", $0) })
  }

  private mutating func module(_ number: Int, blocks: Range<Int>) -> String {
    """
    # yaml-language-server: $schema=../../schemas/module.schema.json
    title: \(Sentences.header(&random)) \(number + 1)
    summary: \(Sentences.sentence(&random))
    language: python
    difficulty: \(1 + number % 3)
    minutes: \(blocks.count * 45 + number % 7 * 15)
    authors: [Ada Lovelace, "Grace Hopper"]
    blocks:

    """ + list(blocks.map { Self.id("block", $0) })
  }

  private mutating func block(_ number: Int, episodes: Range<Int>) -> String {
    """
    # yaml-language-server: $schema=../../../schemas/block.schema.json
    title: \(Sentences.header(&random)) \(number + 1)
    overview: \(Sentences.sentence(&random))
    episodes:

    """ + list(episodes.map { Self.id("episode", $0) })
  }

  private func list(_ ids: [String]) -> String { ids.map { "  - \($0)\n" }.joined() }
}
