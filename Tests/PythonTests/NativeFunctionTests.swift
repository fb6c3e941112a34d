import Execution
import Foundation
import TestSupport
import Testing

@testable import Python

/// Programs can call every function that a module has in Swift, also one that is meant for the module's Python code
/// alone: none of them may rely on what it is given.
@Suite("Native functions of modules")
struct NativeFunctionTests {
  private static let budget = Budget(steps: 1_000_000, memory: 64 << 20, output: 1 << 16, depth: 1000)

  @Test("there are functions in every module that has some in Swift")
  func functionsAreFound() {
    #expect(
      Set(ModuleFunction.all.map(\.module)).isSuperset(of: [
        "_collections", "_drawing", "_hornbook", "itertools", "math", "operator", "random", "re", "sys", "unicodedata",
      ]))
  }

  @Test(
    "a function ends in a value or an exception, whatever it is given", .enabled(if: TestRun.hasTime),
    arguments: ModuleFunction.all)
  func endsWithoutCrash(function: ModuleFunction) {
    let outcome = PythonProgram(source: function.setup + Self.everyPair).run(budget: Self.budget)
    switch outcome.ending {
    case .finished(let status): #expect(status == 0)
    case .raised(let error): Issue.record("\(function): \(error.summary)")
    case .stopped: break
    }
  }

  /// Calls the function with up to five arguments, in which every two kinds come to stand side by side.
  private static let everyPair = """
    class Empty: pass
    class Word(str): pass
    class Huge:
        def __index__(self): return 1 << 62
        def __len__(self): return 1 << 62
        def __le__(self, other): return True
        def __ge__(self, other): return True
    values = [None, 5, -1, 2.5, "a", b"abcd", (1, 2), [1, 2, 3], {}, ValueError(1), int, Word("a"), Empty(), Huge(),
        -(1 << 63), 1 << 62, 1 << 70]
    for step in range(len(values)):
        for first in range(len(values)):
            for count in range(6):
                try: function(*[values[(first + step * place) % len(values)] for place in range(count)])
                except BaseException: pass
    """

  @Test(
    "a module's own function raises an exception for numbers, however many",
    arguments: ModuleFunction.all.filter(\.isPrivate))
  func raisesForNumbers(function: ModuleFunction) {
    let calls = """
      for count in range(\(function.takesNothing ? 1 : 0), 7):
          try: print(count, function(*[5] * count))
          except Exception: pass
      """
    let outcome = PythonProgram(source: function.setup + calls).run(budget: Self.budget)
    #expect(outcome.ending == .finished(status: 0))
    #expect(outcome.standardOutput == "")
  }

  @Test("an iterator of itertools begins only with parts that it can use", arguments: CursorMaker.all.keys.sorted())
  func beginsWithRightParts(kind: String) {
    let source = """
      import itertools
      values = [(1, 2), 5, -5, None, str]
      for count in range(5):
          for parts in itertools.product(values, repeat=count):
              walk = itertools.count.__new__(itertools.count)
              try:
                  itertools._begin(walk, "\(kind)", *parts)
                  next(walk), next(walk)
              except (TypeError, StopIteration): pass
      """
    let outcome = PythonProgram(source: source).run()
    #expect(outcome.ending == .finished(status: 0))
  }

  @Test(
    "only an instance without an inside can become an iterator",
    arguments: ["5", "int", "Word('a')", "itertools.count(7)", "deque([7])", "Random(7)", "ValueError(7)", "None"])
  func beginsOnce(value: String) {
    let source = """
      import itertools
      from collections import deque
      from random import Random
      class Word(str): pass
      value = \(value)
      branch, = itertools.tee("ab", 1)
      for begin in (
          lambda: itertools._begin(value, "cycle", iter("ab")),
          lambda: itertools._branch(value, branch),
      ):
          try: print(begin())
          except TypeError as error: print(str(error).partition(", not")[0])
      """
    let outcome = PythonProgram(source: source).run()
    #expect(
      outcome.standardOutput
        == String(repeating: "an iterator of itertools that has not begun is needed\n", count: 2))
  }
}

/// A function that a module has in Swift.
struct ModuleFunction: CustomTestStringConvertible, Sendable {
  let module: String
  let name: String
  /// True if the right call is one without arguments.
  let takesNothing: Bool

  var testDescription: String { "\(module).\(name)" }

  var isPrivate: Bool { name.hasPrefix("_") }

  /// All of them, as the modules list them.
  static let all: [ModuleFunction] = ModuleCatalogue.modules.sorted { $0.key < $1.key }.flatMap { module, definition in
    definition.functions.map { ModuleFunction(module: module, $0) }
  }

  private init(module: String, _ definition: NativeDefinition) {
    self.module = module
    name = definition.name
    takesNothing = definition.role == .function && definition.signature.plainCounts == (0, 0)
  }

  /// Gets hold of the function, as a program can also of those in a module that is not for programs.
  var setup: String {
    """
    from collections import _execute
    space = {}
    _execute("import \(module) as module", space)
    function = vars(space["module"]).get("\(name)") or exit()

    """
  }
}
