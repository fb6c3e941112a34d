internal import CurriculumBundle
public import Execution
public import Grading

/// A piece of code in a lesson to read that cannot be read itself.
public struct PieceEvidence: Sendable, Hashable, Codable {
  /// The place of the part of the lesson, from 0.
  public let part: Int
  /// The line that cannot be read, from 1; 0 when no line is known.
  public let line: Int
  /// What is wrong with it.
  public let fault: Fault

  /// Why a piece of code cannot be read.
  public enum Fault: Sendable, Hashable, Codable {
    /// Python refuses it.
    case refused(error: RaisedError)
    /// An editor of elements or cards refuses it.
    case mistake(mistake: EditorMistake)
  }
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
        return PieceEvidence(part: part, line: error.line, fault: .refused(error: error))
      }
      return program.mistakes.first.map {
        PieceEvidence(part: part, line: $0.line, fault: .mistake(mistake: $0))
      }
    }
  }
}
