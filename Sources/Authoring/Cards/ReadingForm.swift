import CurriculumBundle

/// How a `reading` card is written.
enum ReadingForm: CardForm {
  static let kind = CardKind.reading
  static let documentation = "A lesson to read: paragraphs, images, code and videos in order."

  static let header = Field.required(.header, .text, "The heading.", example: "Constants and variables")
  static let content = Field.required(
    .content, .list(of: .form(ReadingPartForm.self), named: "parts", atLeast: 1),
    "The parts of the lesson: each a `text`, an `image`, a `code` or a `video`.",
    example: """

        - text: A variable is a box with a name.
        - code: age = 7
      """)

  static let payload = [header.declaration, content.declaration]
  static let tellingKey = FieldKey.header
  static let fields = CardKeys.all + payload

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (header, content) = (reader.located(header), reader.located(content))
    guard let header, let content else { return nil }
    return AuthoredContent(.reading(AuthoredReading(header: header, content: content)))
  }
}

/// How a part of a lesson is written.
enum ReadingPartForm: Form {
  static let name = "part of a lesson"
  static let documentation = "A paragraph, an image, code or a video."

  static let text = Field.optional(.text, .text, "A paragraph.", example: "A variable is a box with a name.")
  static let image = Field.optional(
    .image, .name(.asset), "The path of an image under `assets/`.", example: "assets/box.png")
  static let alt = Field.optional(
    .alt, .text, "What the image shows, for those who do not see it.", example: "A box with a label that says age.")
  static let code = Field.optional(.code, .code, "Code.", example: "age = 7")
  static let caption = Field.optional(
    .caption, .text, "A line below an image or code.", example: "The box is called age.")
  static let video = Field.optional(
    .video, .name(.address), "The address of a video.", example: "https://videos.example.org/boxes")
  static let title = Field.optional(.title, .text, "What the video is called.", example: "Boxes with names")

  static let fields = [
    text.declaration, image.declaration, alt.declaration, CodeFields.language.declaration, code.declaration,
    caption.declaration, video.declaration, title.declaration,
  ]
  static let constraints = [
    FieldConstraint.exactlyOne([text.key, image.key, code.key, video.key]),
    FieldConstraint.together(key: alt.key, with: image.key),
    FieldConstraint.together(key: title.key, with: video.key),
    FieldConstraint.only(key: CodeFields.language.key, with: [code.key]),
    FieldConstraint.only(key: caption.key, with: [image.key, code.key]),
  ]

  static func read(_ reader: borrowing FieldReader) -> AuthoredReadingPart? {
    let (text, image) = (reader.located(text), reader.located(image))
    let (alt, caption) = (reader.located(alt), reader.located(caption))
    let (language, code) = (reader.located(CodeFields.language), reader.located(code))
    let (video, title) = (reader.located(video), reader.located(title))
    if let text { return .text(text) }
    if let image, let alt { return .image(image, alt: alt, caption: caption) }
    if let code { return .code(code, language: language, caption: caption) }
    if let video, let title { return .video(video, title: title) }
    return nil
  }
}
