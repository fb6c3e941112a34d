internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// A code or program on a card as it is written, with all that a rule may ask about it.
final class CodeContext: FindingContext {
  /// What it is there for.
  enum Role: Hashable {
    /// To be read or run as it stands on the card.
    case shown
    /// One of a task's programs.
    case task(TaskProgramPlace)
  }

  /// The code.
  let code: String
  /// What it is there for.
  let role: Role
  /// The card that it is on.
  let card: CardContext
  /// Where it stands in the file's tree.
  private(set) lazy var scalar: YAMLTree.NodeID? =
    switch role {
    case .shown: document.tree.value(for: "code", in: card.node)
    case .task(let place): place.scalar(of: card.authored)
    }
  /// The places of its bytes, worked out when the first finding asks.
  private lazy var places: ScalarPlaces? = scalar.map { document.tree.places(in: $0) }

  init(_ code: String, _ role: Role, on card: CardContext) {
    self.code = code
    self.role = role
    self.card = card
  }

  /// Its file.
  var document: Document { card.document }
  /// Where findings go.
  var findings: Findings { card.findings }

  /// What it is called in a message.
  var name: String {
    switch role {
    case .shown: "the code"
    case .task(let place): place.name
    }
  }

  /// The key under which it stands, as it is called in a message.
  var key: String {
    switch role {
    case .shown: "'code'"
    case .task(let place): place.name
    }
  }

  /// What stands before it on its line.
  var ownKey: String {
    switch role {
    case .shown: "code: "
    case .task(.starter): "starter: "
    case .task(.solution): "- "
    case .task(.wrongProgram): "program: "
    }
  }

  /// Whether learners see it: what is on a card, and what a task begins with.
  var isSeen: Bool { role == .shown || role == .task(.starter) }

  /// Whether its lines are lines to a learner, too; elements and cards are placed, and look as an editor shows them.
  var isText: Bool { card.language != .slang && card.language != .robot }

  /// Whether it is about an error, so that what looks wrong may be meant.
  var showsError: Bool {
    switch role {
    case .shown: card.showsError
    case .task(.wrongProgram): true
    case .task(.starter), .task(.solution): false
    }
  }

  /// Where some of its bytes stand.
  func location(of bytes: Range<Int>) -> Location {
    places.map { Location(document.source.path, $0.span(of: bytes)) } ?? card.location(of: "code")
  }
}

extension CardContext {
  /// All code on the card: what it shows, and the programs of its task.
  var codes: [CodeContext] {
    let shown = code.map { [CodeContext($0, .shown, on: self)] } ?? []
    guard let task = content.task else { return shown }
    var programs: [(Program, TaskProgramPlace)] = task.starter.map { [($0, .starter)] } ?? []
    programs += task.solutions.enumerated().map { ($1, .solution($0)) }
    programs += task.wrongPrograms.enumerated().map { ($1.program, .wrongProgram($0)) }
    return shown
      + programs.compactMap { program, place in
        guard case .text(let text) = program else { return nil }
        return CodeContext(text, .task(place), on: self)
      }
  }
}
