/// The character that a reference to it means, as XML and HTML have it between `&` and `;`.
package enum CharacterReference {
  /// The character of a name that XML knows: `<` for `lt`; nil for other names.
  package static func character(named name: some StringProtocol) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  /// The number in a reference such as `#106` or `#x6A`; nil for others, and for one of more than ten digits.
  package static func number(in reference: some StringProtocol) -> UInt32? {
    guard reference.first == "#" else { return nil }
    let isHexadecimal = reference.dropFirst().first == "x"
    let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.count <= 10, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10)
  }
}
