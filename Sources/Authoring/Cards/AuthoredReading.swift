package import CurriculumBundle

/// A `reading` card.
package struct AuthoredReading: Sendable {
  /// The heading.
  package let header: Located<String>
  /// The parts of the lesson.
  package let content: Located<[AuthoredReadingPart]>

  /// The card that learners get.
  var card: ReadingCard { ReadingCard(header: header.value, content: content.value.map(\.part)) }

  var fields: CardFields {
    var fields = CardFields(header: header)
    fields.content = content
    return fields
  }
}

/// A part of a lesson.
package enum AuthoredReadingPart: Sendable {
  /// A paragraph.
  case text(Located<String>)
  /// An image under `assets/`.
  case image(Located<String>, alt: Located<String>, caption: Located<String>?)
  /// Code.
  case code(Located<String>, language: Located<CodeLanguage>?, caption: Located<String>?)
  /// The address of a video.
  case video(Located<String>, title: Located<String>)

  /// The code; nil for other parts.
  package var code: Located<String>? { if case .code(let code, _, _) = self { code } else { nil } }

  /// The path of the image; nil for other parts.
  var image: Located<String>? { if case .image(let image, _, _) = self { image } else { nil } }

  /// As it is published.
  var part: ReadingPart {
    switch self {
    case .text(let text): .text(text.value)
    case .image(let image, let alt, let caption): .image(image.value, alt: alt.value, caption: caption?.value)
    case .code(let code, let language, let caption):
      .code(code.value, language: language?.value, caption: caption?.value)
    case .video(let address, let title): .video(address.value, title: title.value)
    }
  }
}
