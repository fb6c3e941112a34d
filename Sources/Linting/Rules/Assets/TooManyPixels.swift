import Diagnostics

/// An image that is too wide or too high for a phone's memory.
enum TooManyPixels: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "too-many-pixels", .assets, .error, "an image is wider or higher than a phone can show",
    explanation: """
      A file of a few kilobytes can hold a picture that takes gigabytes once a phone unpacks it, and the app ends before
      the learner sees anything. A phone's screen has about 3000 pixels in its height. Scale the image down. The limit
      is `limits: {imageSide: 8192}` in `curriculum.yaml`, for the width and for the height.
      """,
    wrong: [
      .files([
        "assets/box.svg": "↓<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9000\" height=\"20\"/>\n"
      ])
    ],
    right: [
      .files([
        "assets/box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8192\" height=\"20\"/>\n"
      ])
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let limit = curriculum.authored.settings.limits.imageSide
    return curriculum.assets.compactMap { asset -> Finding? in
      guard let size = asset.image?.size, max(size.width, size.height) > limit else { return nil }
      return Finding(
        at: asset.location, "the image '\(asset.path)' has \(size) pixels, and \(limit) x \(limit) are the most",
        help: "scale it down to at most \(limit) pixels a side")
    }
  }
}
