import Diagnostics
import Evidence
import Images

/// An image that is not whole.
enum DamagedImage: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "damaged-image", .assets, .error, "an image is not whole",
    explanation: """
      A file that was cut off while it was copied, or changed on its way, shows half a picture on one phone and none on
      another. So every image is read to its end: the parts of a PNG, JPEG, GIF or WebP have to be there in their order,
      with the lengths and checksums that they state, and nothing behind them; an SVG has to be well-formed XML in UTF-8
      whose outermost element is `svg`. Export the image again from the program in which it was made. Nothing silences
      this.
      """,
    wrong: [
      .files(["assets/box.gif": "↓GIF89a"]),
      .files(["assets/box.svg": "↓<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g>\n</svg>\n"]),
    ],
    right: [.files(["assets/box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g/>\n</svg>\n"])])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.assets.compactMap { asset -> Finding? in
      guard let image = asset.image, let format = image.format, format == ImageFormat(path: asset.path),
        let damage = image.damage
      else { return nil }
      return Finding(
        at: asset.location, "the image '\(asset.path)' is not whole: \(damage.fact)",
        help: format == .svg ? "repair the drawing there, or export it again" : "export the image again")
    }
  }
}
