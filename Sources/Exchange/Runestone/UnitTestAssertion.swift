import Python
import PythonSyntax

/// A call of one of the methods by which `unittest.TestCase` asserts something.
struct UnitTestAssertion {
  /// The test that says the same; nil where none does.
  private(set) var test: RunestoneProgram.Test?
  /// Why there is none.
  private(set) var reason = UnitTests.Reason.other
  /// Whether it has words for a learner for whom it fails.
  private(set) var hasMessage = false
  /// The operands that call something, in their order, and the names in each.
  private(set) var calls: [(text: String, names: Set<String>)] = []
  /// All names in the operands.
  private(set) var names: Set<String> = []

  private let name: String
  private let arguments: [Expression]
  private let keywords: [String: Expression]
  private let texts: UnitTestTexts

  /// Reads a call; nil for an expression that is not such a call.
  init?(_ expression: Expression, _ texts: UnitTestTexts) {
    guard case .call(let call) = expression.form, let name = texts.method(of: call), name.hasPrefix("assert") else {
      return nil
    }
    (self.name, self.texts, arguments) = (name, texts, call.arguments)
    keywords = call.keywords.reduce(into: [:]) { known, keyword in
      if let name = keyword.name { known[texts.tree.names[name]] = keyword.value }
    }
    let most = UnitTestMethod.operandCount(of: name)
    hasMessage = most.map { arguments.count > $0 } == true || keywords["msg"] != nil
    let operands = arguments.prefix(most ?? arguments.count) + keywords.filter { $0.key != "msg" }.map(\.value)
    let used = operands.map { ($0, texts.names(in: $0)) }
    guard !arguments.contains(where: \.isStarred), !used.contains(where: { texts.asksItself($0.1) }) else {
      reason = texts.reason(for: Statement(.expression(expression), expression.range))
      return
    }
    test = readTest(most ?? 2)
    names = used.reduce(into: []) { $0.formUnion(texts.called($1.1)) }
    calls = used.filter { $0.1.hasCall }.map { (texts.text(of: $0.0), texts.called($0.1)) }
  }

  private func readTest(_ most: Int) -> RunestoneProgram.Test? {
    guard arguments.count >= min(most, 2) else { return nil }
    switch name {
    case "assertRaises": return raising()
    case "assertTrue", "assert_": return truth("True")
    case "assertFalse": return truth("False")
    case "assertIsNone": return made(texts.text(of: arguments[0]), "None")
    case "assertIsNotNone": return made("\(texts.operand(arguments[0])) is not None", "True")
    case "assertIsInstance", "assertNotIsInstance":
      return made(
        "isinstance(\(texts.text(of: arguments[0])), \(texts.text(of: arguments[1])))",
        name == "assertIsInstance" ? "True" : "False")
    case "assertAlmostEqual", "assertAlmostEquals": return almostEqual()
    default:
      if UnitTestMethod.isEquality(name) { return equal() }
      guard let sign = UnitTestMethod.comparison(of: name)?.text else { return nil }
      return made("\(texts.operand(arguments[0])) \(sign) \(texts.operand(arguments[1]))", "True")
    }
  }

  /// A test of an expression that Python reads as one.
  private func made(_ expression: String, _ literal: String) -> RunestoneProgram.Test? {
    guard PythonProgram.isExpression(expression), PythonProgram.isExpression(literal) else { return nil }
    return RunestoneProgram.Test(expression: expression, literal: literal)
  }

  /// `assertEqual`: either side may be the value.
  private func equal() -> RunestoneProgram.Test? {
    let isSwapped = arguments[0].isLiteral && !arguments[1].isLiteral
    let (tested, value) = isSwapped ? (arguments[1], arguments[0]) : (arguments[0], arguments[1])
    guard !tested.isLiteral else { return nil }
    let text = texts.text(of: value)
    return made(texts.text(of: tested), value.isLiteral ? RunestoneDriver.usual(text) : text)
  }

  /// What is true or false may be any value, but a comparison is one of these.
  private func truth(_ wanted: String) -> RunestoneProgram.Test? {
    let text = texts.text(of: arguments[0])
    let isBool =
      switch arguments[0].form {
      case .compare: true
      case .unary(.not, _): true
      default: false
      }
    guard !arguments[0].isLiteral else { return nil }
    return made(isBool ? text : "bool(\(text))", wanted)
  }

  /// Numbers that differ by nothing after they are rounded, to seven places where nothing is said.
  private func almostEqual() -> RunestoneProgram.Test? {
    let difference = "\(texts.operand(arguments[0])) - \(texts.operand(arguments[1]))"
    if let delta = keywords["delta"] { return made("abs(\(difference)) <= \(texts.operand(delta))", "True") }
    let places = (keywords["places"] ?? (arguments.count > 2 ? arguments[2] : nil)).map(texts.text) ?? "7"
    return Int(places) == nil ? nil : made("round(\(difference), \(places))", "0.0")
  }

  /// `assertRaises(ERROR, FUNCTION, …)`, or a lambda in the place of a function.
  private func raising() -> RunestoneProgram.Test? {
    guard arguments.count >= 2, let error = texts.errorClass(arguments[0]) else { return nil }
    switch arguments[1].form {
    case .lambda(let lambda) where arguments.count == 2 && keywords.isEmpty:
      return RunestoneProgram.Test(expression: texts.text(of: lambda.body), literal: "", raises: error)
    case .name, .attribute: break
    default: return nil
    }
    let values =
      arguments.dropFirst(2).map(texts.text)
      + keywords.sorted { $0.key < $1.key }.map { "\($0.key)=\(texts.text(of: $0.value))" }
    let expression = "\(texts.text(of: arguments[1]))(\(values.joined(separator: ", ")))"
    return PythonProgram.isExpression(expression)
      ? RunestoneProgram.Test(expression: expression, literal: "", raises: error) : nil
  }
}
