import CurriculumBundle
import Diagnostics
import Support

/// An image that is named and not there.
enum MissingAsset: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "missing-asset", .assets, .error, "an image is named that is not there",
    explanation: """
      A learner would see an empty frame where the text says “look at the picture”. Put the image under `assets/` in the
      curriculum's folder, or write the path of one that is there; images in other folders are not found. Upper-case
      and lower-case letters are not the same: a name that fits on one computer may fit nowhere else.
      """,
    wrong: [
      .files(["assets/box.svg": svg, path: lesson("↓assets/bax.svg")]),
      .files([
        "training/printing/block.yaml":
          "title: Printing\nbadge: {title: Printer, image: ↓assets/badge.png}\nepisodes: [say-hello]\n"
      ]),
    ],
    right: [.files(["assets/box.svg": svg, path: lesson("assets/box.svg")])])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard !curriculum.assetUses.all.isEmpty else { return [] }
    let paths = curriculum.assets.map(\.path)
    let there = Set(paths.map { ItemPath($0) })
    let meant = curriculum.assetUses.meant
    let missing = curriculum.assetUses.all.filter {
      !there.contains(ItemPath($0.path)) && !curriculum.authored.isRefused($0.path)
    }
    guard !missing.isEmpty else { return [] }
    let elsewhere = ImagesElsewhere(
      curriculum.authored.imagesElsewhere, missing: missing.map(\.path), lessons: curriculum.lessonPaths,
      isAssetsEmpty: paths.isEmpty)
    var findings: [Finding] = []
    var comparisons = mostComparisons
    for use in missing {
      if let image = elsewhere.image(for: use.path, sameFolders: meant[use.path] != nil) {
        findings.append(
          Finding(
            at: use.location, "there is no image '\(use.path)'", label: "there is an image '\(image.path)'",
            help: image.help))
        continue
      }
      let near =
        meant[use.path] ?? (comparisons > 0 ? nearestName(to: use.path, among: paths) : nil)
      if meant[use.path] == nil { comparisons -= paths.count }
      findings.append(
        Finding(
          at: use.location, "there is no image '\(use.path)'", label: near.map { "did you mean '\($0)'?" },
          help: help(use.path, near),
          fixes: near.flatMap { isRight($0) ? $0 : nil }.map { use.document.advice(toWrite: $0, at: use.location) }
            ?? []))
    }
    return findings
  }

  /// So many names are compared with each other before only exact ones are proposed.
  private static let mostComparisons = 100_000

  /// What to do about a path, given one like it that is there.
  private static func help(_ path: String, _ near: String?) -> String {
    guard let near else { return "put the image at that path in the curriculum's folder" }
    guard isRight(near) else { return "rename '\(near)' to '\(path)'" }
    return "write `\(near)`"
  }

  /// Whether a card may write a path; none in capitals or with a space.
  private static func isRight(_ path: String) -> Bool { path == path.lowercased() && !path.contains(" ") }

  private static let path = "training/printing/say-hello.yaml"
  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"

  private static func lesson(_ image: String) -> String {
    SampleLessons.episode(
      cards: """
        - id: read
          type: reading
          header: Boxes
          content:
            - {image: \(image), alt: A box with a label.}

        """)
  }
}
