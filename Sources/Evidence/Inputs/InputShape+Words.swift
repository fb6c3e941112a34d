extension InputShape {
  /// Where words can be announced.
  struct Words {
    let programs: [String]
    let told: String

    /// Whether learners are told of a number, or a program names it.
    func tell(_ number: String) -> Bool {
      ([told] + programs).contains { $0.split { !$0.isNumber }.contains { $0 == number } }
    }

    /// Whether others than these may be read: no program names one of them, or one is named nowhere.
    func admitOthers(than lines: [String]) -> Bool {
      let unnamed = lines.filter { word in !programs.contains { $0.contains(word) } }
      return unnamed.count == lines.count || unnamed.contains { !told.lowercased().contains($0.lowercased()) }
    }
  }
}
