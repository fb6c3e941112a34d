internal import Diagnostics
internal import PythonSyntax

/// The unit tests of an `activecode`, as far as checks that call say the same.
///
///     class Tests(TestCaseGui):
///         def setUp(self):
///             self.counter = Counter(5)
///         def testUp(self):
///             self.counter.up()
///             self.assertEqual(self.counter.value(), 6)
///
/// Each assertion becomes a test of its own, with the lines before it that it may need as its `setup`; what an object
/// of the class keeps is a variable there.
struct UnitTests {
  /// A part of the tests that no check says.
  struct Loss {
    let lines: ClosedRange<Int>
    let text: String
    let reason: Reason
  }

  /// Why no check says it.
  enum Reason {
    /// It looks at what the whole program printed, or at its text.
    case output, program
    /// It compares in a way that checks do not have, or is not a call alone.
    case other
  }

  private(set) var tests: [RunestoneProgram.Test] = []
  private(set) var losses: [Loss] = []
  /// The lines, from 0, of the first assertion with a message of its own; nil where none has one.
  private(set) var firstMessage: ClosedRange<Int>?

  private let texts: UnitTestTexts
  /// The lines that run before each test, in the file's order.
  private var shared: [Setup] = []

  /// A statement before a test: its lines, and the names that it gives something to.
  private struct Setup {
    let lines: [String]
    var names: Set<String> = []
  }

  /// Reads tests; nil where Python cannot read them.
  ///
  /// - Parameter program: The code of the learner, whose names the variables of tests do not take.
  init?(_ text: String, of program: String) {
    guard let tree = try? SyntaxTree(parsing: PythonSyntax.SourceText(text)) else { return nil }
    texts = UnitTestTexts(tree, program)
    var loose: [Setup] = []
    var methods: [[Statement]] = []
    for statement in tree.body {
      switch statement.form {
      case .class(let definition): take(definition.body, &methods)
      case .import, .importFrom: if !texts.isAboutTests(statement) { shared.append(setup(statement)) }
      default: if !texts.isFrame(statement) { read(statement, &loose) }
      }
    }
    for method in methods {
      var before: [Setup] = []
      for statement in method where !texts.isFrame(statement) { read(statement, &before) }
    }
  }

  /// Takes the methods of a class of tests, and reads the one that prepares each of them.
  private mutating func take(_ body: [Statement], _ methods: inout [[Statement]]) {
    for statement in body where !texts.isFrame(statement) {
      guard case .function(let method) = statement.form else {
        lose(statement)
        continue
      }
      switch texts.tree.names[method.name] {
      case "setUp", "setUpClass":
        for statement in method.body where !texts.isFrame(statement) {
          if texts.asksItself(statement) { lose(statement) } else { shared.append(setup(statement)) }
        }
      case let name where name.lowercased().hasPrefix("test"): methods.append(method.body)
      default: lose(statement)
      }
    }
  }

  // MARK: - Statements of a test

  private mutating func read(_ statement: Statement, _ before: inout [Setup]) {
    switch statement.form {
    case .expression(let expression):
      if let assertion = UnitTestAssertion(expression, texts) {
        return add(assertion, of: statement, &before)
      }
    case .with(let with):
      if let error = texts.expectedError(of: with), with.body.count == 1, !texts.asksItself(with.body[0]) {
        let call = texts.text(of: with.body[0])
        tests.append(RunestoneProgram.Test(setup: lines(before), expression: call, literal: "", raises: error))
        return
      }
    default: break
    }
    if texts.asksItself(statement) { lose(statement) } else { before.append(setup(statement)) }
  }

  private mutating func add(_ assertion: UnitTestAssertion, of statement: Statement, _ before: inout [Setup]) {
    if assertion.hasMessage, firstMessage == nil { firstMessage = texts.lines(of: statement) }
    guard var test = assertion.test else { return lose(statement, assertion.reason) }
    test.setup = lines(before)
    tests.append(test)
    // A call of an object that the test made may change it for what follows.
    let own = (shared + before).reduce(into: Set<String>()) { $0.formUnion($1.names) }
    if test.raises == nil, let call = assertion.call, !own.isDisjoint(with: call.names) {
      before.append(Setup(lines: [call.text]))
    }
  }

  private func lines(_ before: [Setup]) -> [String] { (shared + before).flatMap(\.lines) }

  private func setup(_ statement: Statement) -> Setup {
    let text = texts.text(of: statement)
    let lines = text.split(separator: "\n").map(String.init)
    return Setup(lines: lines, names: texts.namesGiven(by: statement))
  }

  private mutating func lose(_ statement: Statement, _ reason: Reason? = nil) {
    losses.append(
      Loss(
        lines: texts.lines(of: statement), text: texts.shortText(of: statement),
        reason: reason ?? texts.reason(for: statement)))
  }
}
