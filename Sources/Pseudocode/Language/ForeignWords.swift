/// Words of other languages, with what is written instead.
enum ForeignWords {
  private static let helps = [
    "CONCAT": "join two strings with +", "DEF": "write PROCEDURE", "ELIF": "write ELSE IF", "ELSEIF": "write ELSE IF",
    "END": "write }", "ENDIF": "write }", "FOREACH": "write FOR EACH", "FUNC": "write PROCEDURE",
    "FUNCTION": "write PROCEDURE", "LEN": "write LENGTH", "LET": "write x ← 5 to store a value",
    "OUTPUT": "write DISPLAY", "PRINT": "write DISPLAY", "RANDINT": "write RANDOM",
    "SET": "write x ← 5 to store a value", "THEN": "write { behind the condition",
    "VAR": "write x ← 5 to store a value", "WHILE": "write REPEAT UNTIL with the opposite condition",
  ]

  /// The words to write instead of a word; nil for a word that no other language has.
  static func help(for word: String) -> String? { word.utf8.count > 8 ? nil : helps[word.uppercased()] }
}
