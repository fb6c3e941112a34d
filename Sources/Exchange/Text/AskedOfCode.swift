internal import CurriculumBundle

/// What a question asks of its code, told by its words, so that a run can prove its key.
struct AskedOfCode {
  /// What is asked; nil for what the code prints.
  let asks: Asks?
  /// The variable whose value or type is asked.
  let expression: String?

  /// Reads the words of a question about code in a language.
  init(_ text: String, code: String, language: CodeLanguage?) {
    let words = Self.words(of: text)
    let hasAny = { (list: Set<String>) in words.contains { list.contains($0.lowercased()) } }
    if let language, language != .python {
      (asks, expression) = (nil, nil)
    } else if let variable = Self.word(after: ["value"], in: words, code: code) {
      (asks, expression) = (.value, variable)
    } else if let variable = Self.word(after: ["type"], in: words, code: code) {
      (asks, expression) = (.type, variable)
    } else if hasAny(Self.output) {
      (asks, expression) = (nil, nil)
    } else if hasAny(["error", "exception"]), hasAny(["which", "what"]) {
      (asks, expression) = (.error, nil)
    } else {
      (asks, expression) = (.concept, nil)
    }
  }

  /// Words of questions about what a program prints.
  private static let output: Set<String> = [
    "print", "prints", "printed", "output", "outputs", "display", "displays", "displayed", "shows", "shown", "happens",
    "result",
  ]

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The name in `value of NAME`, where the code has it, too.
  private static func word(after nouns: Set<String>, in words: [Substring], code: String) -> String? {
    let names = Set(Self.words(of: code))
    for (index, word) in words.enumerated() where nouns.contains(word.lowercased()) {
      let rest = words[(index + 1)...].drop { ["of", "the", "variable", "does", "has", "is"].contains($0) }
      if let name = rest.first, rest.startIndex > index + 1, names.contains(name), name.first?.isLetter == true {
        return String(name)
      }
    }
    return nil
  }
}
