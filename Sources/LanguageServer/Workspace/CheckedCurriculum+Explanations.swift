import Authoring
import CurriculumBundle
import Linting

extension CheckedCurriculum {
  /// What something that a file names is, as Markdown; nil for what is not there.
  func explanation(of thing: NamedThing) -> String? {
    switch thing {
    case .concept(let name): explanation(ofConcept: name)
    case .asset(let path): explanation(ofAsset: path)
    case .item(let name): explanation(ofItem: ItemPath(name.path))
    }
  }

  /// What a concept is, and where learners meet it first.
  private func explanation(ofConcept name: String) -> String? {
    let concept = TaughtConcept.all.first { $0.id == name }
    let lessons = authored.episodes.filter { $0.episode.teaches.contains(name) }
    guard concept != nil || !lessons.isEmpty else { return nil }
    let meaning = concept.map { "**\($0.id)** (\($0.area)): \($0.summary)" } ?? "**\(name)**"
    let first = lessons.first.map { "first taught in '\($0.path)' (\($0.episode.title))" } ?? "no lesson teaches it"
    let others = lessons.count > 1 ? ", then in \(lessons.count - 1) more" : ""
    return "\(meaning)\n\n\(first)\(others)"
  }

  private func explanation(ofAsset path: String) -> String? {
    guard let asset = authored.assets.first(where: { $0.path == path }) else { return nil }
    let size = asset.image?.size.map { ", \($0.width) x \($0.height)" } ?? ""
    let kilobytes = asset.size.map { ", \(($0 + 1023) / 1024) KB" } ?? ""
    let address = DocumentURI(path: "\(root)/\(path)").text
    return "**\(path)**\(size)\(kilobytes)\n\n![](\(address))"
  }

  private func explanation(ofItem path: ItemPath) -> String? {
    if let module = authored.modules.first(where: { $0.path == path }) {
      return "**\(module.module.title)**, a module of \(module.blocks.count) blocks\n\n\(module.module.summary)"
    }
    if let block = authored.blocks.first(where: { $0.path == path }) {
      return "**\(block.block.title)**, a block of \(block.episodes.count) episodes"
    }
    if let episode = authored.episodes.first(where: { $0.path == path }) {
      let summary = episode.episode.summary.map { "\n\n\($0)" } ?? ""
      let teaches =
        episode.episode.teaches.isEmpty ? "" : "\n\nteaches \(episode.episode.teaches.joined(separator: ", "))"
      return "**\(episode.episode.title)**, an episode of \(episode.episode.cards.count) cards\(summary)\(teaches)"
    }
    return nil
  }
}
