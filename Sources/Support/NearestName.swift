/// The candidate nearest to a misspelled word, if one is near enough to be meant.
///
/// Distance is optimal string alignment (insert, delete, replace, swap neighbors), letter case aside; a word of `n`
/// letters may be about a quarter of `n` away, since words that are further off mean something else. So that no input
/// costs more than a moment, words of more than 64 letters are near nothing, and at most a thousand candidates of a
/// fitting length are compared.
package func nearestName(to word: String, among candidates: some Sequence<String>) -> String? {
  guard let wanted = letters(of: word) else { return nil }
  let allowed = max(1, (wanted.count + 1) / 4)
  var best: (name: String, distance: Int)?
  var compared = 0
  for candidate in candidates {
    guard let found = letters(of: candidate), abs(found.count - wanted.count) <= allowed else { continue }
    compared += 1
    if compared > mostCompared { break }
    let limit = best.map { $0.distance - 1 } ?? allowed
    guard let distance = editDistance(wanted, found, atMost: limit) else { continue }
    if distance < max(wanted.count, found.count) { best = (candidate, distance) }
  }
  return best?.name
}

private let mostLetters = 64
private let mostCompared = 1000

/// The letters in lower case; nil for more than a name has.
private func letters(of word: String) -> [Unicode.Scalar]? {
  guard word.unicodeScalars.prefix(mostLetters + 1).count <= mostLetters else { return nil }
  return Array(word.lowercased().unicodeScalars)
}

/// The distance, worked out row by row; nil as soon as it must be more than the limit.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
  var last = Array(0...right.count)
  var (beforeLast, row) = (last, last)
  var (leastOfLast, least) = (0, 0)
  for (i, a) in left.enumerated() {
    row[0] = i + 1
    (leastOfLast, least) = (least, i + 1)
    for (j, b) in right.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = cost
      least = min(least, cost)
    }
    // A swap reaches back two rows, so that both must be too far away.
    if min(least, leastOfLast) > limit { return nil }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
