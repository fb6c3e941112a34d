import Execution
import Python
import PythonSyntax
import Support

/// The code of `Library/pseudocode.py`, which the build embeds; it is compiled when it is first asked for.
typealias CompiledCode = TranslationLibrary

extension TranslationLibrary {
  /// Compiles a file of `Library`.
  static func module(_ name: String) -> TranslationLibrary {
    guard let text = Library.texts[name] else { preconditionFailure("the library has no text of '\(name)'") }
    return TranslationLibrary(text)
  }

  /// The functions that translated programs call.
  static var pseudocode: TranslationLibrary {
    guard let code = Library.code["pseudocode"] else { preconditionFailure("the library has no code") }
    return code()
  }
}

extension Translation {
  /// The library, spelling and errors of pseudocode, for a program with this text and variables of these names.
  convenience init(ofPseudocode source: SourceText, variables: [String], locals: [String: ProcedureLocal]) {
    self.init(library: .pseudocode, spelling: .pseudocode) { failure in
      let range = failure.ranges.first ?? SourceRange(from: .start, to: .start)
      let words = RuntimeWords(failure, at: range, in: source, variables: variables, locals: locals)
      let error = PseudocodeError(words.kind, words.message, help: words.help, at: range, in: source)
      return (error.raised, error.report(in: source))
    }
  }
}

extension SourcePosition {
  /// The beginning of a program.
  static let start = SourcePosition(line: 1, column: 0)
}

extension ValueSpelling {
  /// Values as a program writes them.
  static let pseudocode = ValueSpelling(
    truth: { $0 ? "true" : "false" }, decimal: { decimalText($0) }, string: { "\"\($0)\"" })

  /// A number with a fraction, in digits alone: the shortest that read back as the same number.
  private static func decimalText(_ number: Double) -> String {
    let text = representFloat(number)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0 else {
      return text
    }
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    return (number < 0 ? "-" : "") + "0." + String(repeating: "0", count: -exponent - 1) + digits
  }
}
