public import TestSupport

/// Pieces that mean something to YAML.
private let pieces: [String] = [
  ":", ": ", "- ", "-", "\n", "\n  ", "\n\n", " ", "  ", "\t", "#", " # c", "'", "\"", "''", "\\", "\\\n", "\\x41", "[",
  "]",
  "{", "}", ",", "|", ">", "|-\n", ">+\n  ", "&a ", "*a", "!t ", "%", "@", "`", "?", "? ", "---\n", "...\n", "<<: ",
  "é", "\u{1F600}",
  "\r\n", "\r", "\u{85}", "\u{2028}", "\u{FEFF}", "\0", "~", "=",
]

/// A file with one to four random changes: bytes replaced, taken out, doubled, moved or put in.
public func mutant(of sample: String, _ random: inout SeededRandom) -> [UInt8] {
  var bytes = Array(sample.utf8)
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    guard !bytes.isEmpty else { break }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 4: bytes.removeSubrange(end...)
    default: bytes.insert(contentsOf: Array(pieces.randomElement(using: &random)?.utf8 ?? "".utf8), at: start)
    }
  }
  return bytes
}
