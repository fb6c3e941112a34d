/// Levels of the robot in the examples of rules.
enum SampleLevels {
  /// A level in which the robot takes a coin.
  ///
  /// - Parameters:
  ///   - text: The level's text.
  ///   - starter: The program that a learner begins with.
  ///   - mark: The mark of a finding about the world.
  ///   - rules: How things are collected, and when the level is done.
  ///   - more: Further keys of the card.
  static func coin(
    _ text: String = "Take the coin.", starter: String? = nil, solution: String = "forward\ncollect",
    mark: String = "", map: String = "####\n#>o#\n####", rules: String = "", more: String...
  ) -> String {
    """
    - id: fetch
      type: challenge
      title: Fetch it
      text: \(text)
      language: robot
    \(starter.map { "  starter: |\n\($0.indented(by: 4))\n" } ?? "")  solutions:
        - |
    \(solution.indented(by: 6))
      checks:
        - \(mark)world: |
    \(map.indented(by: 8))

    """ + (rules.isEmpty ? "" : rules.indented(by: 6) + "\n") + more.map { $0.indented(by: 2) + "\n" }.joined()
  }

  /// A map with a pit between the robot and the coin.
  static let mapWithPit = """
    #####
    #>~o#
    #####

    ~ pit
    """
}
