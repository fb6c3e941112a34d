import Diagnostics
import Python
import Support

extension UnknownNames {
  private static let parenthesis = ASCIISet("(")

  /// Calls of functions that the code neither calls nor defines, and that are nearly one of it.
  var functions: [Finding] {
    guard text.ascii.hasAny(of: Self.parenthesis) else { return [] }
    let calls = NamedInText.calls(in: text.text).filter { !PythonNames.has($0.name) }
    guard !calls.isEmpty else { return [] }
    let code = code
    guard calls.contains(where: { !code.contains("\($0.name)(") }) else { return [] }
    let known = NamedInText.all(in: code)
    return calls.compactMap { call -> Finding? in
      // The ending of a word may be in parentheses, too: `number(s)`.
      guard call.arguments.contains(where: { !$0.isLetter }) || known.contains(call.arguments) || call.arguments.isEmpty
      else { return nil }
      guard !known.contains(call.name), !code.contains("import *"),
        let meant = nearestName(to: call.name, among: Self.own(in: code).sorted()) ?? onlyFunction(insteadOf: call),
        !isDenied(call.bytes)
      else { return nil }
      let location = text.location(of: call.bytes)
      return Finding(
        at: location, "\(text.name) names the function '\(call.name)', which is not in the card's code",
        help: "write `\(meant)`, or name it so in the code",
        fixes: text.document.advice(toReplace: location, by: meant))
    }
  }

  /// The only function of the code, where a question about it has a call with values and does not name that.
  private func onlyFunction(insteadOf call: NamedInText) -> String? {
    let defined = Self.definitions(in: code)
    guard text.key == .text, card.codeEvidence != nil, card.isAboutItsCode, card.choices != nil, defined.count == 1,
      let only = defined.first, !NamedInText.all(in: text.text).contains(only), call.name.utf8.count > 2,
      call.arguments.contains(where: \.isNumber), PythonProgram.isLiteral("[\(call.arguments)]")
    else { return nil }
    return only
  }

  /// The names that the code calls or defines.
  private static func own(in code: String) -> Set<String> {
    Set(code.matches(of: /(?:^|[^\w.])([A-Za-z_]\w*)\(/).map { String($0.output.1) }.filter { !PythonNames.has($0) })
      .union(definitions(in: code))
  }

  private static func definitions(in code: String) -> Set<String> {
    Set(code.matches(of: /(?:def|class)\s+([A-Za-z_]\w*)/).map { String($0.output.1) })
  }
}
