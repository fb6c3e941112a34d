/// A text without the quotes that text processors write around it.
func withoutTypographicQuotes(_ text: String) -> String {
  let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]
  guard let first = text.first, let last = text.last, text.count > 2, quotes.contains(first), quotes.contains(last)
  else { return text }
  return String(text.dropFirst().dropLast())
}
