import Support

/// The name that a word was most likely meant to be; where both have two letters at most, only capitals may differ.
func nearName(to word: String, among names: [String]) -> String? {
  nearestName(to: word, among: names.filter { max($0.count, word.count) > 2 || $0.lowercased() == word.lowercased() })
}
