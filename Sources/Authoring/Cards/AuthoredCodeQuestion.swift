package import CurriculumBundle

/// The question about code, whatever the kind of card: the code, what runs before it, what it reads, how it ends, and
/// what makes an answer right.
package struct AuthoredCodeQuestion: Sendable {
  /// The language of the code, where it is not that of the module.
  package var language: Located<CodeLanguage>?
  /// The code.
  package var code: Located<String>?
  /// The same program in other languages.
  package var variants: AuthoredVariants?
  /// The condition that makes an answer right.
  package var asks: Located<Asks>?
  /// The expression whose value or type is asked for.
  package var expression: Located<String>?
  /// The line that is asked for.
  package var line: Located<Int>?
  /// The output.
  package var result: Located<String>?
  /// The condition.
  package var satisfies: Located<String>?
  /// The text that is counted or looked for.
  package var of: Located<String>?
  /// Lines that run before the code and are not shown.
  package var given: Located<String>?
  /// The lines that the code reads.
  package var input: Located<[String]>?
  /// The error in which the code is meant to end.
  package var raises: Located<String>?
  /// True where the code never ends.
  package var neverEnds: Located<Bool>?

  init() {}

  /// Reads the keys that go with `asks`, but none that say what the code is.
  mutating func readKeysOfAsks(_ reader: borrowing FieldReader) {
    expression = reader.located(AsksFields.expression)
    line = reader.located(AsksFields.line)
    result = reader.located(AsksFields.result)
    satisfies = reader.located(AsksFields.satisfies)
    of = reader.located(AsksFields.of)
    readSetting(reader)
    readEnding(reader)
    _ = reader[AsksFields.because]
  }

  /// Reads what runs before the code, and what it reads.
  mutating func readSetting(_ reader: borrowing FieldReader) {
    given = reader.located(AsksFields.given)
    input = reader.located(AsksFields.input)
  }

  /// Reads how the code is meant to end.
  mutating func readEnding(_ reader: borrowing FieldReader) {
    raises = reader.located(AsksFields.raises)
    neverEnds = reader.located(AsksFields.neverEnds)
  }
}

extension AuthoredCodeQuestion {
  /// The field of a key that evidence names; nil where it is left out.
  package func field(named key: FieldKey) -> AnyField? {
    let node =
      switch key {
      case .asks: asks?.node
      case .expression: expression?.node
      case .line: line?.node
      case .of: of?.node
      case .result: result?.node
      case .satisfies: satisfies?.node
      default: code?.node
      }
    return node.map { AnyField($0) }
  }
}

/// Which answer is the right one: its index, at the key that says so.
package struct AuthoredKey: Sendable {
  /// The index, from 0, at the value that names it or the answer itself.
  package let index: Located<Int>
  /// The key under which it is: `correctAnswer` or `correctAnswerIndex`.
  package let field: FieldKey
}
