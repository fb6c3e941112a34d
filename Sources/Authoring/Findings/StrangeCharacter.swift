/// A character that no word of this tool has, as it is added to a label: one of another alphabet, or one that is
/// not visible.
func strangeCharacter(in word: String) -> String? {
  guard let scalar = word.unicodeScalars.first(where: { !$0.isASCII }) else { return nil }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return " (it has the character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
}
