import Diagnostics
import PythonSyntax

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
/// of the class keeps is a variable there. Functions and constants next to the classes are part of the `setup`, too,
/// where a test needs them.
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
    /// It is left out there, too.
    case skipped
    /// It compares in a way that checks do not have, or is not a call alone.
    case other
  }

  private(set) var tests: [RunestoneProgram.Test] = []
  private(set) var losses: [Loss] = []
  /// The lines, from 0, of the first assertion with a message of its own; nil where none has one.
  private(set) var firstMessage: ClosedRange<Int>?
  /// Whether anything is a test: a class of tests, or an assertion.
  private(set) var hasTests = false

  private let texts: UnitTestTexts
  /// What runs before every test.
  private var module: [UnitTestSetup] = []
  /// The lines that run before each test of a class, by its name.
  private var shared: [String: [UnitTestSetup]] = [:]

  /// Reads tests; nil where Python cannot read them.
  ///
  /// - Parameter program: The code of the learner, whose names the variables of tests do not take.
  init?(_ text: String, of program: String) {
    guard let tree = try? SyntaxTree(parsing: PythonSyntax.SourceText(text)) else { return nil }
    var (classes, others) = ([(statement: Statement, definition: ClassDefinition)](), [Statement]())
    for statement in tree.body {
      if case .class(let definition) = statement.form,
        definition.isOfTests(tree.names, besides: classes.map(\.definition.name))
      {
        classes.append((statement, definition))
      } else {
        others.append(statement)
      }
    }
    texts = UnitTestTexts(tree, classes.map(\.definition), program)
    hasTests = !classes.isEmpty
    for statement in others { readModule(statement) }
    for (statement, definition) in classes {
      if texts.isSkipped(statement) { lose(statement, .skipped) } else { read(definition) }
    }
  }

  /// The lines of setup as tests are read, without comments and in one layout, so that two can be compared.
  static func lines(ofSetup lines: [String]) -> [String] {
    let text = lines.joined(separator: "\n") + "\n"
    guard let tree = try? SyntaxTree(parsing: PythonSyntax.SourceText(text)) else { return lines }
    let texts = UnitTestTexts(tree, [], "")
    return tree.body.flatMap(texts.lines)
  }

  // MARK: - What is beside the tests

  private mutating func readModule(_ statement: Statement) {
    switch statement.form {
    case .import, .importFrom:
      if let lines = texts.importBesideTests(statement) {
        module.append(UnitTestSetup(lines, statement, texts, isPassive: true))
      }
    case .function, .class: module.append(UnitTestSetup(statement, texts, isPassive: true))
    case .assign(_, let value) where !texts.names(in: value).hasCall:
      module.append(UnitTestSetup(statement, texts, isPassive: true))
    default:
      guard !texts.isFrame(statement) else { return }
      var before = module
      read(statement, &before)
      module = before
    }
  }

  private mutating func read(_ definition: ClassDefinition) {
    let name = texts.tree.names[definition.name]
    let inherited =
      definition.bases.compactMap { texts.tree.names.lastName(of: $0) }.compactMap { shared[$0] }.first ?? []
    var prepared: [UnitTestSetup] = []
    var methods: [FunctionDefinition] = []
    for statement in definition.body where !texts.isFrame(statement) {
      guard case .function(let method) = statement.form else {
        lose(statement)
        continue
      }
      let name = texts.tree.names[method.name]
      if texts.isSkipped(statement) {
        lose(statement, .skipped)
      } else if ["setUp", "setUpClass"].contains(name) {
        // What is made once for the class is there before what is made for each test.
        let lines = preparations(method)
        prepared = name == "setUp" ? prepared + lines : lines + prepared
      } else if name.hasPrefix("test"), statement.decorators.isEmpty {
        methods.append(method)
      } else {
        lose(statement)
      }
    }
    shared[name] = prepared.isEmpty ? inherited : prepared
    for method in methods {
      var before = module + (shared[name] ?? [])
      for statement in method.body where !texts.isFrame(statement) { read(statement, &before) }
    }
  }

  private mutating func preparations(_ method: FunctionDefinition) -> [UnitTestSetup] {
    var prepared: [UnitTestSetup] = []
    for statement in method.body where !texts.isFrame(statement) {
      if texts.asksItself(texts.names(in: statement)) {
        lose(statement)
      } else {
        prepared.append(UnitTestSetup(statement, texts))
      }
    }
    return prepared
  }

  // MARK: - Statements of a test

  private mutating func read(_ statement: Statement, _ before: inout [UnitTestSetup]) {
    switch statement.form {
    case .expression(let expression):
      if let assertion = UnitTestAssertion(expression, texts) {
        return add(assertion, of: statement, &before)
      }
    case .with(let with):
      guard let error = texts.expectedError(of: with) else { break }
      guard with.body.count == 1, let call = texts.expressionCalled(by: with.body[0]),
        !texts.asksItself(texts.names(in: call))
      else { return lose(statement) }
      hasTests = true
      let test = RunestoneProgram.Test(expression: texts.text(of: call), literal: "", raises: error)
      return add(test, texts.called(texts.names(in: call)), before)
    default: break
    }
    if texts.asksItself(texts.names(in: statement)) {
      lose(statement)
    } else {
      before.append(UnitTestSetup(statement, texts))
    }
  }

  private mutating func add(_ assertion: UnitTestAssertion, of statement: Statement, _ before: inout [UnitTestSetup]) {
    hasTests = true
    if assertion.hasMessage, firstMessage == nil { firstMessage = texts.lineNumbers(of: statement) }
    guard let test = assertion.test else { return lose(statement, assertion.reason) }
    add(test, assertion.names, before)
    guard test.raises == nil else { return }
    // A call of an object that the test made may change it for what follows.
    let own = before.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    for call in assertion.calls where !own.isDisjoint(with: call.names) {
      before.append(UnitTestSetup(call.text, names: call.names))
    }
  }

  /// Adds a test with the lines before it that it may need.
  private mutating func add(
    _ test: RunestoneProgram.Test, _ names: Set<String>, _ before: [UnitTestSetup]
  ) {
    var needed = names
    var kept: [UnitTestSetup] = []
    for setup in before.reversed() where !setup.isPassive || !setup.names.isDisjoint(with: needed) {
      needed.formUnion(setup.uses)
      kept.append(setup)
    }
    var test = test
    test.setup = kept.reversed().flatMap(\.lines)
    tests.append(test)
  }

  private mutating func lose(_ statement: Statement, _ reason: Reason? = nil) {
    let reason = reason ?? texts.reason(for: statement)
    losses.append(
      Loss(lines: texts.lineNumbers(of: statement), text: texts.shortText(of: statement), reason: reason))
  }
}
