import Diagnostics
import Images

/// A file that is not what its name says.
enum ImageTypeMismatch: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "image-type-mismatch", .assets, .error, "a file is not the kind of image that its name says",
    explanation: """
      An app decides by the ending how to show an image. A photograph that was renamed from `.jpg` to `.png`, or a page
      that was saved in place of a picture, is shown by some phones and stays blank on others. Convert the file, or give
      it the ending of what it is. Every format begins with bytes of its own, and these are looked at; a compressed
      drawing (`.svgz`) is none of them. Nothing silences this.
      """,
    wrong: [
      .files(["assets/box.png": "↓<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"]),
      .files(["assets/box.svg": "↓<!DOCTYPE html>\n<html><svg></svg></html>\n"]),
    ],
    right: [
      .files(["assets/box.svg": "<!-- A box. -->\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"])
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.assets.compactMap { asset -> Finding? in
      guard let promised = ImageFormat(path: asset.path), let image = asset.image, image.format != promised else {
        return nil
      }
      let found =
        image.format.map { "is \($0.name), not \(promised.name)" } ?? "does not begin as \(promised.name) does"
      let reason = image.format == nil ? image.damage.map { ": \($0.fact)" } ?? "" : ""
      return Finding(
        at: asset.location, "the image '\(asset.path)' \(found)\(reason)",
        help: image.format.map { "end its name in `.\($0.rawValue)`, or convert it" } ?? "export the image again")
    }
  }
}
