import Diagnostics
import Images

/// A drawing that would do something by itself.
enum ActiveContentInImage: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "active-content-in-image", .assets, .error, "a drawing runs code or fetches something",
    explanation: """
      An SVG is a small page: it can run scripts, show other pages and fetch files from anywhere. An app that puts one
      on the screen would run all that on a learner's device, and a stranger would learn who looks at the lesson. A
      published drawing may therefore draw, and move, and nothing else: no scripts and no attributes such as `onload`,
      no `foreignObject`, no styles from elsewhere, no declarations before it, and no address but `#name` of something
      in the same drawing, or an image in the file itself, as in `data:image/png;base64,…`. Most programs can save a
      drawing as “plain” SVG. Nothing silences this.
      """,
    wrong: [
      .files([
        "assets/box.svg": "↓<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>\n"
      ]),
      .files([
        "assets/box.svg": """
        ↓<svg xmlns="http://www.w3.org/2000/svg">
          <image href="https://example.org/box.png" width="10" height="10"/>
        </svg>

        """
      ]),
    ],
    right: [
      .files([
        "assets/box.svg": """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
          <style>.lid { fill: gold }</style>
          <defs><linearGradient id="light"><stop offset="1" stop-color="white"/></linearGradient></defs>
          <rect class="lid" width="10" height="4"/>
          <rect y="4" width="10" height="6" fill="url(#light)"/>
        </svg>

        """
      ])
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.assets.flatMap { asset in
      (asset.image?.activeContent ?? []).map { content in
        Finding(
          at: asset.location, "in line \(content.line) of the image '\(asset.path)', \(content.fact)",
          help: "take \(content.subject) out of the drawing")
      }
    }
  }
}
