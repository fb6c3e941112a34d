internal import CurriculumBundle
internal import Grading

/// A piece of code in a lesson to read that cannot be read itself.
public struct PieceEvidence: Sendable, Hashable, Codable {
  /// The place of the part of the lesson, from 0.
  public let part: Int
  /// The line that cannot be read, from 1; 0 when no line is known.
  public let line: Int
  /// What is wrong with it, as the beginning of a message.
  public let fact: String
}

extension PieceEvidence {
  /// The pieces of a card that cannot be read, in order.
  static func all(in subject: EvidenceSubject) -> [PieceEvidence] {
    subject.content.codePieces.compactMap { piece in
      guard case .part(let part) = piece.place, let language = (piece.language ?? subject.language)?.program else {
        return nil
      }
      let program = TaskProgram(.text(piece.code), in: language)
      if let error = program.staticError {
        return PieceEvidence(part: part, line: error.line, fact: "Python cannot read this code: \(error.summary)")
      }
      return program.mistakes.first.map {
        PieceEvidence(part: part, line: $0.line, fact: "a learner could not run this code: \($0.message)")
      }
    }
  }
}
