public import Grading

/// Why what a program shows, or what follows from it, differs between runs of `python3`.
///
///     {"output": {"other": {"output": "2"}, "cause": "memory"}}
public enum Instability: Sendable, Hashable, Codable {
  /// It shows where something stands in memory, for example `0x7f2a10`.
  case address(String)
  /// It shows something else in another run, which depends on something.
  case output(other: Observation, OtherRuns.Cause)
  /// A call returns something else in another run, which depends on something.
  case returned(value: String, other: String, OtherRuns.Cause)
  /// Other answers are right in another run: what is so, and what is so then.
  case key(fact: CodeFact, other: CodeFact, OtherRuns.Cause)

  private enum AddressCodingKeys: String, CodingKey { case _0 = "address" }
  private enum OutputCodingKeys: String, CodingKey { case other, _1 = "cause" }
  private enum ReturnedCodingKeys: String, CodingKey { case value, other, _2 = "cause" }
  private enum KeyCodingKeys: String, CodingKey { case fact, other, _2 = "cause" }

  /// The address in what a program shows, or else what it shows in another run; nil where it is always the same.
  init?(_ seen: Observation, _ difference: () -> OtherRuns.Difference?) {
    if let address = Self.firstAddress(in: seen.output) {
      self = .address(address)
    } else if let difference = difference() {
      if let returned = difference.returned {
        self = .returned(value: returned.value, other: returned.other, difference.cause)
      } else {
        self = .output(other: difference.other, difference.cause)
      }
    } else {
      return nil
    }
  }

  /// The first address in a text, as in `<function hello at 0x7f…>`.
  static func firstAddress(in text: String) -> String? {
    // Hardly any output has one, and cutting texts into parts takes long.
    guard text.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let parts = text.split(separator: " at 0x", omittingEmptySubsequences: false)
    for (before, after) in zip(parts, parts.dropFirst()) {
      let digits = after.prefix { $0.isHexDigit }
      let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      if digits.count >= 6, after.dropFirst(digits.count).first == ">", line.contains("<") { return "0x\(digits)" }
    }
    return nil
  }
}
