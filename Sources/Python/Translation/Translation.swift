package import Execution
package import PythonSyntax

/// A language whose programs are translated to trees of Python and run by its machine: all that a tree does not hold.
///
/// The tree calls functions of the library by their names, which no name of the language can be; of Python's built-in
/// names it has none. Statements and expressions have places in the language's own source, where errors and steps are.
package final class Translation: Sendable {
  /// The functions that translated programs call.
  let library: TranslationLibrary
  /// How values are written where a learner watches a run.
  let spelling: ValueSpelling
  /// The words for an error, and what is written of it to standard error.
  let explain: @Sendable (TranslatedFailure) -> (error: RaisedError, report: String)

  /// A translation from its parts.
  package init(
    library: TranslationLibrary, spelling: ValueSpelling,
    explain: @escaping @Sendable (TranslatedFailure) -> (error: RaisedError, report: String)
  ) {
    self.library = library
    self.spelling = spelling
    self.explain = explain
  }
}

/// Functions written in Python that translated programs call.
///
/// Their class `_Mistake` is the error that a program of the language can make; its arguments are texts.
package struct TranslationLibrary: Sendable {
  /// The name of the class of the language's own errors.
  static let mistakeClass = "_Mistake"

  let code: CompiledCode

  /// Compiles the functions, whose text is known to be right.
  package init(_ text: String) {
    do throws(SyntaxError) {
      code = try Compiler.compile(library: SyntaxTree(parsing: SourceText(text)))
    } catch {
      preconditionFailure("the library does not compile: \(error.message), line \(error.location?.line ?? 0)")
    }
  }
}

/// How a language writes the values that it does not write as Python does.
package struct ValueSpelling: Sendable {
  let truth: @Sendable (Bool) -> String
  let decimal: @Sendable (Double) -> String
  let string: @Sendable (String) -> String

  /// A spelling from its parts.
  package init(
    truth: @escaping @Sendable (Bool) -> String, decimal: @escaping @Sendable (Double) -> String,
    string: @escaping @Sendable (String) -> String
  ) {
    self.truth = truth
    self.decimal = decimal
    self.string = string
  }
}

/// Why a translated program ended in an error, and where.
package struct TranslatedFailure: Sendable {
  /// The reason of an error.
  package enum Cause: Sendable, Hashable {
    /// An error of the language: the arguments of the library's `_Mistake`.
    case mistake([String])
    /// A variable without a value, at whose name the error is.
    case missingValue
    /// An error of Python that the language should not let happen.
    case unexpected
  }

  package let cause: Cause
  /// Where it happened, and from where what is there was called, the innermost first.
  package let ranges: [SourceRange]
}

/// The answer to an order that a translated program gives to the world outside: true where it could be carried out, or
/// where it asks for something that is so.
package typealias TranslationHost = (_ order: String) -> Bool
