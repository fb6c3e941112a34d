/// The candidate nearest to a misspelt word, if one is near enough to be meant.
///
/// Distance is optimal string alignment (insert, delete, replace, swap neighbours), letter case aside; a word of `n`
/// letters may be about a third of `n` away.
public func nearestName(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().unicodeScalars)
  let allowed = max(1, (wanted.count + 1) / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(wanted, Array(candidate.lowercased().unicodeScalars))
    guard distance <= allowed, distance < max(wanted.count, candidate.unicodeScalars.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var row = [i + 1]
    for (j, b) in right.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
