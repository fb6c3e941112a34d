import CurriculumBundle

/// An entry of `elements:` in `curriculum.yaml`.
enum ElementHelpForm: Form {
  static let name = "element help"
  static let documentation = "The text that explains an element of Slang to learners."

  static let element = Field.required(.element, .slangElement, "The element.", example: "print")
  static let text = Field.required(.text, .text, "What a learner reads of it.", example: "Shows a value.")

  static let fields = [element.declaration, text.declaration]

  static func read(_ reader: borrowing FieldReader) -> ElementHelp? {
    let (element, text) = (reader[element], reader[text])
    guard let element, let text else { return nil }
    return ElementHelp(element: element.rawValue, text: text)
  }
}

/// A word for an element of Slang, as authors write it.
enum SlangElementWord: String, CaseIterable, Sendable {
  case print, variable, `repeat`, `if`, `else`, end, blank
}

extension FieldType where Value == SlangElementWord {
  /// An element of Slang.
  fileprivate static let slangElement = choice { word in
    switch word {
    case .print: "Prints a value."
    case .variable: "Gives a name a value."
    case .repeat: "Does what is inside so many times."
    case .if: "Does what is inside if a comparison is true."
    case .else: "Does what follows if it is not."
    case .end: "Closes a repeat or an if."
    case .blank: "Does nothing; a learner puts another element in its place."
    }
  }
}
