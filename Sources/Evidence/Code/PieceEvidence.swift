import CurriculumBundle
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
    /// Its language refuses it.
    case refused(error: RaisedError)
    /// An editor of elements or cards refuses it.
    case mistake(mistake: EditorMistake)
  }
}

extension PieceEvidence {
  /// The pieces of a card that cannot be read, in order.
  static func all(in subject: EvidenceSubject) -> [PieceEvidence] {
    subject.content.codePieces.compactMap { piece in
      // Pseudocode is also what people call steps in words.
      guard case .part(let part) = piece.role, let language = (piece.language ?? subject.language)?.program,
        language != .pseudocode
      else { return nil }
      let program = TaskProgram(.text(piece.code), in: language)
      if let error = program.staticError {
        // A lesson shows outputs, too, which name no language.
        if piece.language == nil, language == .python, isText(piece.code) { return nil }
        return PieceEvidence(part: part, line: error.line, fault: .refused(error: error))
      }
      return program.mistakes.first.map {
        PieceEvidence(part: part, line: $0.line, fault: .mistake(mistake: $0))
      }
    }
  }

  /// True where no line of a piece has a sign of a program, as in what one prints, or it is a session with an
  /// interpreter.
  private static func isText(_ piece: String) -> Bool {
    let lines = piece.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    return lines.first?.hasPrefix(">>>") ?? true || !lines.contains(where: hasSignOfProgram)
  }

  /// True for a call, an assignment, the beginning of a block, and a statement of Python 2.
  private static func hasSignOfProgram(_ line: Substring) -> Bool {
    let line = line.drop { "\"'`\u{201C}\u{201D}\u{2018}\u{2019}".contains($0) }
    let name = line.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    let rest = line[name.endIndex...]
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    if rest.first == "(" || blocks.contains(String(name)) && line.last == ":" { return true }
    if rest.hasPrefix("=") || rest.hasPrefix(" = ") { return !first.isUppercase }
    return ["print", "exec", "import", "return"].contains(name) && rest.first == " "
  }

  /// Words with which blocks begin.
  private static let blocks: Set<String> = [
    "async", "class", "def", "elif", "else", "except", "finally", "for", "if", "match", "try", "while", "with",
  ]
}
