/// An image that an answer to a question is; the answer's own text says what it shows.
///
///     {"answer": 1, "image": "assets/cat.svg"}
public struct AnswerImage: Codable, Sendable, Hashable {
  /// The place of the answer, from 0.
  public var answer: Int
  /// The path of a file under `assets/`.
  public var image: String

  /// An image from its parts.
  public init(answer: Int, image: String) {
    self.answer = answer
    self.image = image
  }
}
