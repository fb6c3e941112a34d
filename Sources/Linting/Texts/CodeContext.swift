import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A code or program on a card as it is written, with all that a rule may ask about it.
final class CodeContext {
  /// What it is there for.
  enum Role: Hashable {
    /// To be read or run as it stands on the card.
    case shown
    /// To have its blanks filled.
    case blanked
    /// A line to be put in order, by its index.
    case line(Int)
    /// A line that does not belong to the program, by its index.
    case decoy(Int)
    /// A part of a lesson, by its index.
    case part(Int)
    /// One of a task's programs.
    case task(TaskProgramRole)
  }

  /// The code.
  let code: String
  /// What it is there for.
  let role: Role
  /// The card that it is on.
  let card: CardContext
  /// Its text in the file.
  var written: SourceValue? { card.text(of: role) }

  /// Its own language; nil for that of the card.
  private let ownLanguage: CodeLanguage?
  /// The spans of its bytes, kept once somebody asked: they take as long to find as the code is.
  private var knownSpans: TextSpans?

  init(_ code: String, _ role: Role, in language: CodeLanguage? = nil, on card: CardContext) {
    self.code = code
    self.role = role
    self.card = card
    ownLanguage = language
  }

  convenience init(_ piece: CodePiece, on card: CardContext) {
    self.init(piece.code, Role(piece.role), in: piece.language, on: card)
  }

  /// The language that it is in; a part of a lesson may have one of its own.
  var language: CodeLanguage? { ownLanguage ?? card.language }
  /// Its file.
  var document: Document { card.document }

  /// The language of the variant that it is; nil for code of the card itself.
  private var variant: CodeLanguage? { card.variant }

  /// What it is called in a message.
  var name: String {
    switch role {
    case .shown: variant.map { "the variant in \($0.rawValue)" } ?? "the code"
    case .blanked, .part: "the code"
    case .line(let index): "line \(index + 1)"
    case .decoy(let index): "decoy \(index + 1)"
    case .task(let role): role.name
    }
  }

  /// The key under which it stands, as it is called in a message.
  var key: String {
    switch role {
    case .shown: "'\(variant?.rawValue ?? "code")'"
    case .blanked, .part: "'code'"
    case .line, .decoy: name
    case .task(let role): role.name
    }
  }

  /// What stands before it on its line.
  var ownKey: String {
    switch role {
    case .shown: "\(variant?.rawValue ?? "code"): "
    case .blanked, .part: "code: "
    case .line, .decoy: "- "
    case .task(.starter): "starter: "
    case .task(.solution), .task(.alsoRight): "- "
    case .task(.wrongProgram): "program: "
    }
  }

  /// Whether learners see it: what is on a card, and what a task begins with.
  var isSeen: Bool {
    switch role {
    case .shown, .blanked, .line, .decoy, .part, .task(.starter): true
    case .task(.solution), .task(.alsoRight), .task(.wrongProgram): false
    }
  }

  /// Whether it is there for the proofs alone, so that no app shows it.
  var isForProofsAlone: Bool { if case .task(.alsoRight) = role { true } else { false } }

  /// Whether its lines are lines to a learner, too; elements and cards are placed, and look as an editor shows them.
  var isText: Bool { card.language != .slang && card.language != .robot }

  /// Whether it is about an error, so that what looks wrong may be meant.
  var showsError: Bool {
    switch role {
    case .shown: card.content.showsError(in: card.episode.authored.locale)
    case .decoy: true
    case .blanked, .line, .part: false
    case .task(.wrongProgram): true
    case .task(.starter), .task(.solution), .task(.alsoRight): false
    }
  }

  /// Where a line of it stands, from 1; the whole where there is no such line.
  func location(ofLine line: Int) -> Location {
    guard let written, 1...max(1, code.utf8.count { $0 == 0x0A } + 1) ~= line else { return location(of: 0..<0) }
    return written.location(ofLine: line)
  }

  /// Where some of its bytes stand.
  func location(of bytes: Range<Int>) -> Location {
    spans?.location(of: bytes) ?? card.location(of: card.fields.code)
  }

  private var spans: TextSpans? {
    if knownSpans == nil { knownSpans = written?.byteSpans }
    return knownSpans
  }
}

extension CardContext {
  /// All code on the card: what it shows, what is to be completed or put in order, and the programs of its task.
  var codes: [CodeContext] {
    let shown = code.map { [CodeContext($0, .shown, on: self)] } ?? content.codePieces.map { CodeContext($0, on: self) }
    guard content.hasTask, let task = content.task, let answers = authored.task else { return shown }
    var programs: [(Program, TaskProgramRole)] = task.starter.map { [($0, .starter)] } ?? []
    programs += answers.solutions.enumerated().map { ($1, .solution($0)) }
    programs += (answers.alsoRight ?? []).enumerated().map { ($1, .alsoRight($0)) }
    programs += task.wrongPrograms.enumerated().map { ($1.program, .wrongProgram($0)) }
    return shown
      + programs.compactMap { program, role in
        guard case .text(let text) = program else { return nil }
        return CodeContext(text, .task(role), on: self)
      }
  }
}

extension CardContext {
  /// A code or program in the file.
  func text(of role: CodeContext.Role) -> SourceValue? {
    switch role {
    case .shown, .blanked: authored.source(of: fields.code)
    case .line(let index): authored.source(of: fields.lines, at: index)
    case .decoy(let index): authored.source(of: fields.decoys, at: index)
    case .part(let index): authored.source(of: fields.content?.value[index].code)
    case .task(let role): role.text(of: authored)
    }
  }
}

extension CodeContext.Role {
  /// What a piece of code is there for.
  init(_ role: CodePiece.Role) {
    self =
      switch role {
      case .blanked: .blanked
      case .line(let index): .line(index)
      case .decoy(let index): .decoy(index)
      case .part(let index): .part(index)
      }
  }
}
