import CurriculumBundle
import YAMLSource

/// The answers to choose from, in the order shown.
package struct AuthoredChoices: Sendable {
  /// The text that a learner reads, or hears in the place of an image.
  package let answers: Located<[String]>
  private let rareImages: Rare<[AuthoredAnswerImage]>?

  init(_ written: Located<[AuthoredAnswer]>) {
    answers = written.map { $0.map(\.text) }
    let images = written.value.enumerated().compactMap { index, answer in
      answer.image.map { AuthoredAnswerImage(answer: index, image: $0.image, alt: $0.alt) }
    }
    rareImages = images.isEmpty ? nil : .part(images)
  }

  /// The images of the answers that are one.
  package var images: [AuthoredAnswerImage] { rareImages?.value ?? [] }

  /// The images as they are published; nil where there are none.
  var publishedImages: [AnswerImage]? {
    rareImages?.value.map { AnswerImage(answer: $0.answer, image: $0.image.value) }
  }
}

/// The image of an answer.
package struct AuthoredAnswerImage: Sendable {
  /// The index of the answer, from 0.
  package let answer: Int
  /// The path of the image.
  package let image: Located<String>
  /// The text for those who do not see it.
  package let alt: Located<String>
}

/// A field of a card, whatever its value is.
package struct AnyField: Sendable {
  let node: YAMLTree.NodeID

  init(_ node: YAMLTree.NodeID) { self.node = node }

  init<Value>(_ field: Located<Value>) { self.init(field.node) }
}

extension CardFields {
  /// Takes answers to choose from over.
  mutating func choices(_ choices: AuthoredChoices) {
    answers = AnyField(choices.answers)
    answerImages = choices.images
  }
}
