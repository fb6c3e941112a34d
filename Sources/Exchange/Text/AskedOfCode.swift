internal import CurriculumBundle

/// What a question asks of its code, told by its words, so that a run can prove its key.
///
/// In doubt it is `concept`, of which nothing is proven: a wrong guess would call a right key wrong.
struct AskedOfCode {
  /// What is asked; nil for what the code prints.
  let asks: Asks?
  /// The variable whose value or type is asked.
  let expression: String?

  /// Reads the words of a question about code in a language.
  init(_ text: String, code: String, language: CodeLanguage?) {
    let words = Self.words(of: text)
    let value = Self.word(after: "value", in: words, code: code)
    let type = Self.word(after: "type", in: words, code: code)
    // A variable may be called `result`, which is a word for what is printed, too.
    let asked = QuestionWords(words.map { $0.lowercased() }.filter { $0 != (value ?? type)?.lowercased() })
    if let language, language != .python {
      (asks, expression) = (nil, nil)
    } else if asked.isAboutAPart {
      (asks, expression) = (.concept, nil)
    } else if asked.isAboutOutput {
      (asks, expression) = (nil, nil)
    } else if let value {
      (asks, expression) = (.value, value)
    } else if let type {
      (asks, expression) = (.type, type)
    } else if asked.isAboutErrors {
      (asks, expression) = (.error, nil)
    } else {
      (asks, expression) = (.concept, nil)
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The name in `value of NAME`, where the code has it, too.
  private static func word(after noun: String, in words: [Substring], code: String) -> String? {
    let names = Set(Self.words(of: code))
    for (index, word) in words.enumerated() where word.lowercased() == noun {
      let rest = words[(index + 1)...].drop { ["of", "the", "variable", "does", "has", "is"].contains($0) }
      if let name = rest.first, rest.startIndex > index + 1, names.contains(name), name.first?.isLetter == true {
        return String(name)
      }
    }
    return nil
  }
}
