import Slang

/// What a translation finds out about the nodes of an outline.
struct NodeNotes {
  /// What is known of a node.
  struct Note {
    /// What its value was in the run that was watched.
    var seen: Sighting = []
    /// How it is held in a language with types.
    var shape = Shape.unknown

    /// What its values were like.
    var values: Sighting { seen.subtracting([.zeroDivisor, .signedRemainder, .imagined]) }
  }

  private var notes: [Note]

  /// Nothing is known yet of the nodes of an outline.
  init(_ outline: Outline) { notes = Array(repeating: Note(), count: outline.nodeCount) }

  subscript(node: Node) -> Note {
    get { notes[node.number] }
    set { notes[node.number] = newValue }
  }
}
