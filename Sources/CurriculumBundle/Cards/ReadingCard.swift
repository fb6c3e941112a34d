/// A lesson to read: paragraphs, images, code and videos in order; published as `{header, content}`.
///
///     {"header": "Boxes", "content": [{"text": "A variable is a box with a name."}, {"code": "age = 7"}]}
public struct ReadingCard: Codable, Sendable, Hashable {
  /// The heading.
  public var header: String
  /// What there is to read and to look at, in order.
  public var content: [ReadingPart]

  /// A card from its parts.
  public init(header: String, content: [ReadingPart]) {
    self.header = header
    self.content = content
  }
}

/// A part of a lesson: one of `{text}`, `{image, alt, caption?}`, `{code, language?, caption?}`, `{video, title}`.
///
///     {"image": "assets/box.svg", "alt": "A box with a label that says age."}
public enum ReadingPart: Sendable, Hashable {
  /// A paragraph.
  case text(String)
  /// An image: the path of a file under `assets/`, what it shows for those who do not see it, and a line below it.
  case image(String, alt: String, caption: String?)
  /// Code in a language; nil for that of the module.
  case code(String, language: CodeLanguage?, caption: String?)
  /// A video: its address, and what it is called.
  case video(String, title: String)
  /// A part that is newer than this app.
  case unsupported
}

extension ReadingPart: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, image, alt, caption, code, language, video, title
  }

  /// Reads a part; one that this app does not know becomes `unsupported`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let caption = try container.decodeIfPresent(String.self, forKey: .caption)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let image = try container.decodeIfPresent(String.self, forKey: .image) {
      self = .image(image, alt: try container.decode(String.self, forKey: .alt), caption: caption)
    } else if let code = try container.decodeIfPresent(String.self, forKey: .code) {
      let language = try container.decodeIfPresent(CodeLanguage.self, forKey: .language)
      self = .code(code, language: language, caption: caption)
    } else if let video = try container.decodeIfPresent(String.self, forKey: .video) {
      self = .video(video, title: try container.decode(String.self, forKey: .title))
    } else {
      self = .unsupported
    }
  }

  /// Writes a part.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text):
      try container.encode(text, forKey: .text)
    case .image(let image, let alt, let caption):
      try container.encode(image, forKey: .image)
      try container.encode(alt, forKey: .alt)
      try container.encodeIfPresent(caption, forKey: .caption)
    case .code(let code, let language, let caption):
      try container.encode(code, forKey: .code)
      try container.encodeIfPresent(language, forKey: .language)
      try container.encodeIfPresent(caption, forKey: .caption)
    case .video(let video, let title):
      try container.encode(video, forKey: .video)
      try container.encode(title, forKey: .title)
    case .unsupported:
      break
    }
  }
}

extension CardKind {
  /// ``ReadingCard``.
  public static let reading = CardKind("reading")
}

extension ReadingCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.reading

  /// The content of a card that holds it.
  public var cardContent: CardContent { .reading(self) }
  /// Its heading.
  public var shownHeader: String? { header }
  /// Its code, piece by piece.
  public var codePieces: [CodePiece] {
    content.enumerated().compactMap { index, part in
      guard case .code(let code, let language, _) = part else { return nil }
      return CodePiece(code: code, role: .part(index), language: language)
    }
  }
}
