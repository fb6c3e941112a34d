public import CurriculumBundle

/// Something that may not be shown to anybody any more.
///
///     WithdrawnItem("training/printing/say-hello") == .lesson("training/printing/say-hello")
///     WithdrawnItem("assets/box.png") == .image("assets/box.png")
public enum WithdrawnItem: Sendable, Hashable, CustomStringConvertible {
  /// An episode, by its full id in any release.
  case lesson(ItemPath)
  /// An image, by the path that it has in any release.
  case image(String)

  /// The item that a text names; nil for what is neither the full id of an episode nor the path of an image.
  public init?(_ text: String) {
    // An id has no dots, and a path may be written from another folder.
    if text.contains("."), let folder = text.firstRange(of: "assets/") {
      self = .image(String(text[folder.lowerBound...]))
      return
    }
    let path = ItemPath(text)
    guard path.components.count == 3, path.components.allSatisfy({ !$0.isEmpty }) else { return nil }
    self = .lesson(path)
  }

  /// The id or the path.
  public var description: String {
    switch self {
    case .lesson(let path): path.description
    case .image(let path): path
    }
  }

  /// What kind of item it is, as in "the lesson".
  public var kind: String {
    switch self {
    case .lesson: "lesson"
    case .image: "image"
    }
  }
}
