/// The words of a program in JavaScript outside its comments and texts, each with its line, in their order.
///
///     JavaScriptWords(in: "for (const a of 'of') // now").all.map(\.text) == ["for", "const", "a", "of"]
struct JavaScriptWords {
  /// A name, a keyword, or the arrow of a function.
  struct Word: Equatable {
    let text: String
    /// Its line, from 1.
    let line: Int
  }

  /// All of them.
  private(set) var all: [Word] = []

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// True behind a value, where a slash divides and begins no pattern.
  private var isBehindValue = false

  init(in source: String) {
    bytes = Array(source.utf8)
    scan(untilBrace: false)
  }

  /// The names of the concepts in the program, each with the first of their words, in the order of the table.
  var concepts: [(name: String, line: Int)] {
    JavaScriptConcept.allCases.compactMap { concept in
      all.first { concept.words.contains($0.text) }.map { (concept.rawValue, $0.line) }
    }
  }

  /// Scans to the end, or to the brace that closes what a text has in it.
  private mutating func scan(untilBrace: Bool) {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(closedBy: byte)
      case UInt8(ascii: "`"): skipTemplate()
      case UInt8(ascii: "/"): skipSlash()
      case UInt8(ascii: "="): takeEqualSign()
      case _ where Self.isOfWord(byte): takeWord()
      default:
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") {
          if untilBrace, depth == 0 { return }
          depth -= 1
        }
        if byte > UInt8(ascii: " ") { isBehindValue = [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(byte) }
        step()
      }
    }
  }

  private mutating func step() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private func isNext(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

  private mutating func takeWord() {
    let start = place
    while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    all.append(Word(text: text, line: line))
    isBehindValue = !["return", "typeof", "case", "in", "of", "else", "do"].contains(text)
  }

  private mutating func takeEqualSign() {
    if isNext(UInt8(ascii: ">")) {
      all.append(Word(text: "=>", line: line))
      place += 1
    }
    place += 1
    isBehindValue = false
  }

  private mutating func skipText(closedBy quote: UInt8) {
    step()
    while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\\") { step() }
      if place < bytes.count { step() }
    }
    if place < bytes.count { step() }
    isBehindValue = true
  }

  /// A text between backticks, whose expressions are code.
  private mutating func skipTemplate() {
    step()
    while place < bytes.count, bytes[place] != UInt8(ascii: "`") {
      if bytes[place] == UInt8(ascii: "\\") {
        step()
      } else if bytes[place] == UInt8(ascii: "$"), isNext(UInt8(ascii: "{")) {
        place += 2
        isBehindValue = false
        scan(untilBrace: true)
      }
      if place < bytes.count { step() }
    }
    if place < bytes.count { step() }
    isBehindValue = true
  }

  /// A comment, a pattern, or a sign that divides.
  private mutating func skipSlash() {
    if isNext(UInt8(ascii: "/")) {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    } else if isNext(UInt8(ascii: "*")) {
      place += 2
      while place < bytes.count, bytes[place] != UInt8(ascii: "*") || !isNext(UInt8(ascii: "/")) { step() }
      place = min(place + 2, bytes.count)
    } else if isBehindValue {
      place += 1
      isBehindValue = false
    } else {
      skipText(closedBy: UInt8(ascii: "/"))
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

/// A construct that a task in JavaScript can ask a program to use, or forbid.
enum JavaScriptConcept: String, CaseIterable {
  case forLoop = "javascript.for"
  case whileLoop = "javascript.while"
  case choice = "javascript.if"
  case cases = "javascript.switch"
  case function = "javascript.function"
  case result = "javascript.return"
  case constant = "javascript.const"
  case variable = "javascript.let"
  case type = "javascript.class"
  case input = "javascript.prompt"

  /// The words of a program that uses it.
  var words: Set<String> {
    switch self {
    case .forLoop: ["for"]
    case .whileLoop: ["while"]
    case .choice: ["if"]
    case .cases: ["switch"]
    case .function: ["function", "=>"]
    case .result: ["return"]
    case .constant: ["const"]
    case .variable: ["let"]
    case .type: ["class"]
    case .input: ["prompt"]
    }
  }

  /// A few words that name it in a sentence.
  var summary: String {
    switch self {
    case .forLoop: "a for loop"
    case .whileLoop: "a while loop"
    case .choice: "an if"
    case .cases: "a switch"
    case .function: "a function of your own"
    case .result: "a return"
    case .constant: "a const"
    case .variable: "a let"
    case .type: "a class of your own"
    case .input: "a call of prompt()"
    }
  }
}
