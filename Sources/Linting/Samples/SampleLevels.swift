/// Levels of the robot in the examples of rules.
enum SampleLevels {
  /// A level in which the robot takes a coin in front of it.
  ///
  /// - Parameters:
  ///   - text: The level's text.
  ///   - more: Further lines of the card.
  static func coin(_ text: String = "Take the coin.", more: String...) -> String {
    """
    - id: fetch
      type: challenge
      title: Fetch it
      text: \(text)
      language: robot
      solutions:
        - |
          forward
          collect
      checks:
        - world: |
            ####
            #>o#
            ####

    """ + more.map { "  \($0)\n" }.joined() + "\n"
  }
}
