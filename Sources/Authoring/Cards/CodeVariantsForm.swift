import CurriculumBundle

/// The entries of `variants:` on a card that shows code.
enum CodeVariantsForm: VariantsForm {
  static let name = "variants"
  static let documentation = "The same program as `code` in other languages, each under the name of its language."
  static let codes = VariantFields.all
}

/// The entries of `variants:` on a card whose code learners run: the languages that apps run.
enum RunVariantsForm: VariantsForm {
  static let name = "variants"
  static let documentation = "The same program as `code` in other languages that apps run."
  static let codes = VariantFields.all.filter { [.python, .slang, .pseudocode].contains($0.language) }
}

/// How `variants:` is written: a program a language, at least one.
protocol VariantsForm: Form where Value == AuthoredVariants {
  /// The languages, each with its key.
  static var codes: [(language: CodeLanguage, field: Field<String>)] { get }
}

extension VariantsForm {
  static var fields: [FieldDeclaration] { codes.map(\.field.declaration) }
  static var constraints: [FieldConstraint] { [.atLeastOne(codes.map(\.field.key))] }

  static func read(_ reader: borrowing FieldReader) -> AuthoredVariants? {
    var variants: [AuthoredVariants.Variant] = []
    for (language, field) in codes {
      if let code = reader.located(field) { variants.append(AuthoredVariants.Variant(language: language, code: code)) }
    }
    return variants.isEmpty ? nil : AuthoredVariants(all: variants)
  }
}

/// The key of a variant in each language of programs that print.
private enum VariantFields {
  static let all: [(language: CodeLanguage, field: Field<String>)] = [
    (.python, python), (.slang, slang), (.swift, swift), (.java, java), (.javascript, javascript),
    (.pseudocode, pseudocode),
  ]

  private static let python = Field.optional(.python, .code, "The program in Python.", example: "print(5)")
  private static let slang = Field.optional(.slang, .code, "The program in Slang.", example: "print 5")
  private static let swift = Field.optional(.swift, .code, "The program in Swift.", example: "print(5)")
  private static let java = Field.optional(
    .java, .code, "The program in Java.", example: "System.out.println(5);")
  private static let javascript = Field.optional(
    .javascript, .code, "The program in JavaScript.", example: "console.log(5)")
  private static let pseudocode = Field.optional(
    .pseudocode, .code, "The program in pseudocode.", example: "DISPLAY(5)")
}
