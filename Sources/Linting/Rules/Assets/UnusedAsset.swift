import CurriculumBundle
import Diagnostics
import Images

/// An image that nothing shows.
enum UnusedAsset: CurriculumRule {
  static let description = RuleDescription(
    "unused-asset", .assets, .warning, "an image is unused",
    isAboutNeedlessContent: true,
    explanation: """
      An image that no lesson, episode or badge names is not published, so it costs learners nothing. But most often it
      is one that somebody meant to show and forgot, or that a card has lost. Name it where it belongs, or take the file
      away; files that are no images, such as notes on who drew what, are left alone.
      """,
    wrong: [.files(["assets/box.svg": "↓<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"])],
    right: [
      .files([
        "assets/box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
        "assets/credits.txt": "The box was drawn by Ada.\n",
        "training/printing/block.yaml":
          "title: Printing\nbadge: {title: Printer, image: assets/box.svg}\nepisodes: [say-hello]\n",
      ])
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let images = curriculum.assets.filter { ImageFormat(path: $0.path) != nil }
    guard !images.isEmpty else { return [] }
    let shown = Set(curriculum.assetUses.all.map { ItemPath($0.path) })
    let meant = Set(curriculum.assetUses.meant.values)
    return images.filter { !shown.contains(ItemPath($0.path)) && !meant.contains($0.path) }.map { image in
      Finding(
        at: image.location, "the image '\(image.path)' is unused",
        help: image.path.contains(" ")
          ? "rename it without spaces and name it in a lesson or a badge, or delete the file"
          : "name it in a lesson or a badge, or delete the file")
    }
  }
}
