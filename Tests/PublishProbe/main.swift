import Commands
import CurriculumBundle
import Publishing
import TestSupport

// Publishes version after version into a folder until it is killed, each with a few changed modules.
// Arguments: the folder, the first patch number, how many versions.

let folder = CommandLine.arguments[1]
let first = Int(CommandLine.arguments[2]) ?? 0
let count = Int(CommandLine.arguments[3]) ?? 1

func module(_ number: Int, revision: Int) -> Module {
  let text = String(repeating: "Text \(revision) of a card. ", count: 200)
  let card = Card(id: "card", content: .description(DescriptionCard(header: "Instructions", text: text)))
  let episode = Episode(id: "episode", title: "Episode", cards: [card])
  return Module(
    id: "module-\(number)", title: "Module", summary: "A module.", language: "python",
    blocks: [Block(id: "block", title: "Block", episodes: [episode])])
}

announceReady()
for version in first..<(first + count) {
  let modules = (0..<5).map { module($0, revision: version / ($0 + 1)) }
  let curriculum = Curriculum(title: "Probe", locale: "en", minimumClient: "1.0.0", modules: modules)
  let stamp = ReleaseStamp(version: SemanticVersion(1, 0, version), toolVersion: "0")
  do {
    _ = try BundleStore(folder).publish(PublishedBundle(curriculum), as: stamp)
  } catch {
    endProcess(telling: "\(error)")
  }
}
