/// A noun with its article: `a card`, `an episode`, `the limits`.
package func withArticle(_ noun: String) -> String {
  isPlural(noun) ? "the \(noun)" : "\("aeiou".contains(noun.prefix(1)) ? "an" : "a") \(noun)"
}

/// Whether a noun names several things, as `limits` does.
package func isPlural(_ noun: String) -> Bool { noun.utf8.last == UInt8(ascii: "s") }
