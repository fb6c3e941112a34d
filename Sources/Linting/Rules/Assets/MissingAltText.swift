import Authoring
import CurriculumBundle
import Diagnostics

/// A text instead of an image that tells nothing of it.
enum MissingAltText: CardRule, EpisodeRule {
  static let description = RuleDescription(
    "missing-alt-text", .assets, .warning, "the text instead of an image does not say what it shows",
    explanation: """
      `alt` is read to those who cannot see the image, and shown while it is still on its way. “image” or the name of
      the file tells them only that they miss something, and so does what an import wrote there. Say in a sentence what
      a learner is to see in it, as you would on the phone: “A box with a label that says age.”
      """,
    wrong: [
      .cards(lesson("↓Image")),
      .cards(lesson("↓box.svg")),
      .cards(lesson("↓Image 1 of the lesson Boxes")),
    ],
    right: [
      .files([
        "assets/blue-box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
        "training/printing/say-hello.yaml": SampleLessons.episode(cards: lesson("A box with a label that says age.")),
      ])
    ],
    cases: cases)

  static var checks: [RuleCheck] { [.card(Self.self), .episode(Self.self)] }

  static func findings(in episode: EpisodeContext) -> [Finding] {
    let images = [(FieldKey.icon, episode.header.icon), (.banner, episode.header.banner)]
    return images.compactMap { key, image -> Finding? in
      guard let image, saysNothing(image.alt, of: image.image) else { return nil }
      return Finding(
        at: episode.document.item.alt(of: key) ?? episode.document.start,
        "'\(image.alt)' does not say what '\(image.image)' shows", help: "say in a few words what there is to see")
    }
  }

  static func findings(in card: CardContext) -> [Finding] {
    guard case .reading = card.content, case .reading(let reading) = card.authored.authored else {
      return findings(inAnswersOf: card)
    }
    return reading.content.value.compactMap { part -> Finding? in
      guard case .image(let path, let alt, _) = part, saysNothing(alt.value, of: path.value) else { return nil }
      return Finding(
        at: card.location(of: alt), "'\(alt.value)' does not say what '\(path.value)' shows",
        help: "say in a sentence what there is to see")
    }
  }

  /// What an answer's image shows is the answer, so that it may be the name of the file, but for its ending.
  private static func findings(inAnswersOf card: CardContext) -> [Finding] {
    guard !card.content.choiceImages.isEmpty else { return [] }
    return card.fields.answerImages.compactMap { image -> Finding? in
      let (alt, path) = (image.alt.value, image.image.value)
      guard saysNothing(alt, of: alt.contains(".") ? path : "") else { return nil }
      return Finding(
        at: card.location(of: image.alt), "'\(alt)' does not say what '\(path)' shows",
        help: "say in a few words what there is to see")
    }
  }

  /// Whether nothing is left once empty words, and those of the file's name, are taken away.
  private static func saysNothing(_ alt: String, of path: String) -> Bool {
    if ImportedAlt.isOne(alt) { return true }
    let file = path.split(separator: "/").last ?? ""
    let known = empty.union(words(of: String(file)))
    let words = words(of: alt)
    let isNumbered = words.count == 2 && names.contains(words[0]) && words[1].allSatisfy(\.isNumber)
    return isNumbered || words.allSatisfy(known.contains)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// What an image may be called.
  private static let names: Set<String> = [
    "image", "picture", "photo", "photograph", "drawing", "icon", "graphic", "figure", "illustration", "screenshot",
    "logo", "img", "pic",
  ]
  private static let empty = names.union(["a", "an", "the", "this", "is", "of", "alt", "text"])

  private static func lesson(_ alt: String) -> String {
    """
    - id: read
      type: reading
      header: Boxes
      content:
        - {image: assets/blue-box.svg, alt: \(alt)}

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(lesson("↓Picture 2")),
      .cards(lesson("↓the blue box")),
      .files([
        "assets/blue-box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
        "training/printing/say-hello.yaml": "icon: {image: assets/blue-box.svg, alt: ↓Icon}\n"
          + "banner: {image: assets/blue-box.svg, alt: A box with a label.}\n"
          + SampleLessons.episode(cards: lesson("A box with a label that says age.")),
      ]),
    ])
}
