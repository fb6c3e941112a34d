import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import YAMLSource

/// The most bytes of a text in a curriculum, so that no import writes what `lint` refuses.
enum TextLimit {
  static let bytes = YAMLLimits.standard.scalarBytes

  /// True for files so small that no text of them can be longer.
  static func isKept(by sources: [SourceText]) -> Bool { sources.allSatisfy { $0.bytes.count <= bytes } }

  /// True for an item with a text that is longer.
  static func isExceeded(by item: some Encodable) -> Bool {
    PublishedKeys.members(of: item).contains { $0.value.hasTextTooLong }
  }

  /// True for a card with a text that is longer, or with a task that has one.
  static func isExceeded(by content: CardContent, _ task: AuthoredTask?) -> Bool {
    isExceeded(by: Card(id: "card", content: content)) || task.map { isExceeded(by: $0) } == true
  }
}

extension ExchangeDraft {
  /// True where a title, or another text of a container, is longer than any may be.
  var hasHeaderTooLong: Bool {
    let modules = curriculum.modules
    let blocks = modules.flatMap(\.blocks)
    return TextLimit.isExceeded(by: curriculum.header) || modules.contains { TextLimit.isExceeded(by: $0.header) }
      || blocks.contains { TextLimit.isExceeded(by: $0.header) }
      || blocks.flatMap(\.episodes).contains { TextLimit.isExceeded(by: $0.header) }
  }

  /// True where a text of a container or of a card is.
  var hasTextTooLong: Bool {
    let cards = curriculum.modules.flatMap(\.blocks).flatMap(\.episodes).flatMap(\.cards)
    return hasHeaderTooLong || cards.contains { TextLimit.isExceeded(by: $0.content, $0.task) }
  }
}

extension ForeignValue {
  /// Reports each text in it that is longer than any in a curriculum may be; an image becomes a file.
  ///
  /// - Returns: True where there is one.
  func reportLongTexts() -> Bool {
    if let text = value.string {
      guard text.utf8.count > TextLimit.bytes, case .paragraph = ImageText.read(text) else { return false }
      reportWrong(
        "this text has \(text.utf8.count) bytes, and \(TextLimit.bytes) are allowed",
        help: "write less, and an image as a file")
      return true
    }
    return children.reduce(false) { $1.value.reportLongTexts() || $0 }
  }
}

extension JSONValue {
  fileprivate var hasTextTooLong: Bool {
    switch self {
    case .string(let text): text.utf8.count > TextLimit.bytes
    case .array(let elements): elements.contains(where: \.hasTextTooLong)
    case .object(let object): object.members.contains { $0.value.hasTextTooLong }
    case .null, .bool, .integer, .double: false
    }
  }
}
