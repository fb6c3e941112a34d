import Authoring
import CurriculumBundle
import Diagnostics
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
    let lessons = authored.episodes.filter { $0.header.teaches.contains(name) }
    if concept == nil, CodeLanguage(rawValue: String(name.prefix { $0 != "." }))?.program != nil {
      return "there is no concept '\(Markdown.escaped(name))'"
    }
    guard concept != nil || !lessons.isEmpty else { return nil }
    let meaning = concept.map { " (\($0.area)): \(Markdown.escaped($0.summary))" } ?? ""
    let first = lessons.first.map { lesson in
      "first taught in '\(lesson.path)' (\(Markdown.escaped(lesson.header.title)))"
    }
    let others = lessons.count > 1 ? ", then in \(lessons.count - 1) more" : ""
    return "**\(Markdown.escaped(name))**\(meaning)\n\n\(first ?? "no lesson teaches it")\(others)"
  }

  private func explanation(ofAsset path: String) -> String? {
    guard let asset = authored.assets.first(where: { $0.path == path }) else { return nil }
    let size = asset.image?.size.map { ", \($0.width) x \($0.height)" } ?? ""
    let kilobytes = asset.size.map { ", \(($0 + 1023) / 1024) KB" } ?? ""
    let address = DocumentURI(path: "\(root)/\(path)").text
    return "**\(Markdown.escaped(path))**\(size)\(kilobytes)\n\n![](\(address))"
  }

  private func explanation(ofItem path: ItemPath) -> String? {
    if let module = authored.modules.first(where: { $0.path == path }) {
      let (title, summary) = (Markdown.escaped(module.header.title), Markdown.escaped(module.header.summary))
      return "**\(title)**, a module of \(counted(module.blocks.count, "block"))\n\n\(summary)"
    }
    if let block = authored.blocks.first(where: { $0.path == path }) {
      let title = Markdown.escaped(block.header.title)
      return "**\(title)**, a block of \(counted(block.episodes.count, "episode"))"
    }
    if let episode = authored.episodes.first(where: { $0.path == path }) {
      let summary = episode.header.summary.map { "\n\n\(Markdown.escaped($0))" } ?? ""
      let (title, cards) = (Markdown.escaped(episode.header.title), counted(episode.cardCount, "card"))
      let taught = episode.header.teaches.map(Markdown.escaped)
      let teaches = taught.isEmpty ? "" : "\n\nteaches \(taught.joined(separator: ", "))"
      return "**\(title)**, an episode of \(cards)\(summary)\(teaches)"
    }
    return nil
  }
}
