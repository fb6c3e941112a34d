/// A number with its noun: `1 file`, `2 files`, `20,000,000 steps`.
package func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// A number with commas between each three digits where it has more than four: `2000`, `20,000`.
package func grouped(_ number: Int) -> String {
  guard number > 9999 else { return String(number) }
  var text = ""
  for (index, digit) in String(number).reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}
