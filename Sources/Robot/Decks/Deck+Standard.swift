extension Deck {
  /// The deck that is there from the start: numbers 0 to 4 are actions, 5 to 9 decide, 10 and 11 are the routine.
  public static let standard = Deck([
    Card(number: 0, name: "Forward", description: "Go one tile ahead.", command: .move(.forward)),
    Card(number: 1, name: "Left", description: "Turn left on the spot.", command: .move(.left)),
    Card(number: 2, name: "Right", description: "Turn right on the spot.", command: .move(.right)),
    Card(number: 3, name: "Jump", description: "Jump over the tile ahead.", command: .move(.jump)),
    Card(number: 4, name: "Collect", description: "Take what lies here.", command: .move(.collect)),
    Card(number: 5, name: "Repeat", description: "Do it so many times, up to the end.", command: .anyRepeat),
    Card(number: 6, name: "While", description: "Do it as long as this is true.", command: .anyWhile),
    Card(number: 7, name: "If", description: "Do it only if this is true.", command: .anyIf),
    Card(number: 8, name: "Else", description: "Do this if it is not true.", command: .move(.else)),
    Card(number: 9, name: "End", description: "Here the block ends.", command: .move(.end)),
    Card(number: 10, name: "Routine", description: "Teach the robot something new.", command: .move(.routine)),
    Card(number: 11, name: "Call", description: "Do what the routine says.", command: .move(.call)),
  ])

  /// The action cards of the standard deck.
  public static let actions = standard.only(Move.Word.allCases.filter(\.isAction))
}
