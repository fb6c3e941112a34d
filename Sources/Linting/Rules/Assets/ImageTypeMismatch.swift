internal import Diagnostics

/// A file that is not what its name says.
enum ImageTypeMismatch: CurriculumRule {
  static let description = RuleDescription(
    "image-type-mismatch", .assets, .error, "a file is not the kind of image that its name says",
    explanation: """
      An app decides by the ending how to show an image. A photograph that was renamed from `.jpg` to `.png`, or a page
      that was saved in place of a picture, is shown by some phones and stays blank on others. Convert the file, or give
      it the ending of what it is. Every format begins with bytes of its own, and these are looked at.
      """,
    wrong: [
      .files(["assets/box.png": "↓<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"]),
      .files(["assets/box.svg": "↓<!DOCTYPE html>\n<html><svg></svg></html>\n"]),
    ],
    right: [
      .files(["assets/box.svg": "<!-- A box. -->\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"]),
      .files(["assets/box.gif": "GIF89a..."]),
    ])

  static func check(_ curriculum: CurriculumContext) {
    for image in curriculum.assets {
      guard let format = ImageFormat(path: image.path), let beginning = image.beginning else { continue }
      let found = ImageFormat(beginning: beginning.bytes)
      guard found != format else { continue }
      let fact =
        found.map { "is \($0.name)" }
        ?? (beginning.size == 0 ? "is empty" : "does not begin as \(format.name) does")
      curriculum.report(
        Self.self, about: image, "the image '\(image.path)' \(fact)",
        help: found.map { "end its name in `.\($0.rawValue)`, or convert it" } ?? "save the image again")
    }
  }
}
