/// The name that a word was most likely meant to be: one letter is missing, too much, wrong or swapped with its
/// neighbour, or only capitals differ.
func nearName(to word: String, among names: [String]) -> String? {
  names.first { $0.lowercased() == word.lowercased() }
    ?? names.first { isOneMistakeApart(Array(word.utf8), Array($0.utf8)) }
}

private func isOneMistakeApart(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard max(left.count, right.count) > 2, left != right else { return false }
  let start = zip(left, right).prefix { $0 == $1 }.count
  let (a, b) = (left[start...], right[start...])
  let isSwap = a.count >= 2 && b.count >= 2 && a.prefix(2).elementsEqual(b.prefix(2).reversed())
  return a.dropFirst() == b || a == b.dropFirst() || a.dropFirst() == b.dropFirst()
    || isSwap && a.dropFirst(2) == b.dropFirst(2)
}
