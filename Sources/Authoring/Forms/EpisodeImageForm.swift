import CurriculumBundle

/// `icon:` and `banner:` of an episode: an image with what it shows.
enum EpisodeImageForm: Form {
  static let name = "image"
  static let documentation = "An image that stands for an episode, with what it shows."

  static let image = Field.required(
    .image, .name(.asset), "The path of an image under `assets/`.", example: "assets/printer.svg",
    forApps: "The path of the image, which the index finds.")
  static let alt = Field.required(
    .alt, .text, "What the image shows, for those who do not see it.", example: "A printer")

  static let fields = [image.declaration, alt.declaration]

  static func read(_ reader: borrowing FieldReader) -> EpisodeImage? {
    let (image, alt) = (reader[image], reader[alt])
    guard let image, let alt else { return nil }
    return EpisodeImage(image: image, alt: alt)
  }
}
