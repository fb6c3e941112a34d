import Diagnostics
import Images

/// An image that takes long to fetch.
enum AssetTooLarge: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "asset-too-large", .assets, .warning, "an image is larger than a phone should have to fetch",
    explanation: """
      Many learners have a slow network, an old phone, or pay for each megabyte. An image that fills a phone's screen
      needs some hundred kilobytes. Make it smaller, or save a drawing as SVG or PNG and a photograph as JPEG or WebP.
      The limit is `limits: {imageKilobytes: 500}` in `curriculum.yaml`.
      """,
    wrong: [.files(["curriculum.yaml": header, "assets/box.svg": "↓" + svg(bytes: 1001)])],
    right: [.files(["curriculum.yaml": header, "assets/box.svg": svg(bytes: 1000)])])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let limit = curriculum.authored.settings.limits.imageKilobytes
    return curriculum.assets.filter { ImageFormat(path: $0.path) != nil }.compactMap { image -> Finding? in
      guard let size = image.size, size > limit * 1000 else { return nil }
      return Finding(
        at: image.location, "the image '\(image.path)' has \((size + 999) / 1000) kilobytes, but \(limit) are enough",
        help: "make it smaller")
    }
  }

  private static let header = SampleLessons.curriculum("lint: {limits: {imageKilobytes: 1}}")

  private static func svg(bytes: Int) -> String {
    let empty = "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"
    return empty.replacing("></", with: ">" + String(repeating: " ", count: bytes - empty.utf8.count) + "</")
  }
}
