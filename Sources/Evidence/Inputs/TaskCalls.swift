import CurriculumBundle
import Grading
import Python
import PythonAnalysis
import Support

/// Calls that show what a task's functions and classes do, whatever its checks look at of it.
///
/// A check may look at little: `type(mean([1, 2])) is float` is true of many wrong functions. What tells them from a
/// right one is what `mean([1, 2])` returns.
struct TaskCalls {
  /// The calls of the task's functions in its checks and on the top level of its right programs, but for calls that are
  /// whole checks.
  let inner: [PythonCall]
  /// The functions of which there is no call, and that no other one needs.
  private let uncalled: [PythonDefinitions.Function]
  /// The names of the functions that may be given less than they take.
  private let withDefaults: Set<String>
  /// The classes.
  private let classes: [PythonDefinitions.Class]
  private let checks: [PythonCall]
  /// True where right programs sort something, so that the order of a dictionary may be meant.
  private let ordersKeys: Bool
  /// The names in right programs, which no argument may have.
  private let taken: Set<String>

  /// - Parameters:
  ///   - checks: The calls of the checks.
  ///   - programs: The right programs, of which the first says what is defined.
  init(_ checks: [PythonCall], of programs: [TaskProgram]) {
    let python = programs.compactMap { program in
      if case .python(let program) = program { program } else { nil }
    }
    let definitions = python.first?.definitions ?? PythonDefinitions()
    let given = checks.map { PythonCall($0.call, after: $0.setup) }
    let names = definitions.names
    inner = (given.flatMap { $0.parts(calling: names) } + python.flatMap(\.ownCalls)).unique
      .filter { !given.contains($0) }
    self.checks = given
    classes = definitions.classes
    let all = given + inner
    let source = python.first?.source ?? ""
    withDefaults = Set(definitions.functions.filter { $0.parameters.contains { !$0.isNeeded } }.map(\.name))
    uncalled = definitions.functions.filter { function in
      !all.contains { $0.isCall(of: function.name) } && !source.mentionsAgain(function.name)
        && (given.contains { $0.text.hasWord(function.name) } || !all.contains { $0.isCall(ofAny: names) })
    }
    taken = Set(python.flatMap { $0.source.words })
    ordersKeys = source.contains("sorted(") || source.contains(".sort(")
  }

  /// Calls of functions of which there is none, with values of whatever kind they take.
  ///
  /// - Parameter isDecisive: Returns true where right programs do the same in a call, without an error.
  func found(_ isDecisive: (PythonCall) -> Bool) -> [PythonCall] {
    uncalled.compactMap { function in
      GivenValues.lists(for: function).lazy.map { PythonCall("\(function.name)(\($0.joined(separator: ", ")))") }
        .first(where: isDecisive)
    }
  }

  // MARK: - Looks

  /// How many calls are looked behind.
  private static let mostLookedBehind = 12

  /// Calls that show the arguments after a call, whether it returns one of them, and the result of a second call.
  ///
  /// - Parameter counts: Returns true where it counts what is left behind a call.
  func looks(behind calls: [PythonCall], where counts: (PythonCall) -> Bool) -> [PythonCall] {
    let calls = calls.filter { $0.isExpression }
    let again = calls.filter { call in withDefaults.contains { call.call.hasPrefix("\($0)(") } }
      .prefix(Self.mostLookedBehind).map { PythonCall($0.call, after: $0.setup + [$0.call]) }
    let left = calls.filter { named($0) != nil }.prefix(Self.mostLookedBehind).filter(counts).compactMap(named)
      .flatMap { call, names in
        names.map { PythonCall($0, after: call.setup + [call.call]) }
          + names.map { PythonCall("\(call.call) is \($0)", after: call.setup) }
      }
    return again + left
  }

  /// The keys of dictionaries that calls return in their order, which `==` does not see.
  ///
  /// - Parameter calls: Calls with what right programs return.
  func orders(of calls: [(call: PythonCall, returns: String)]) -> [PythonCall] {
    guard ordersKeys else { return [] }
    return calls.filter { $0.returns.hasPrefix("{") && $0.returns.contains(":") }.prefix(Self.mostLookedBehind)
      .map { PythonCall("list(\($0.call.call))", after: $0.call.setup) }
  }

  /// A call whose lists, dictionaries and sets have names, and these; nil where it is given none.
  private func named(_ call: PythonCall) -> (call: PythonCall, names: [String])? {
    let assigned = call.setup.compactMap(\.assignment)
      .filter { $0.value.isMutableLiteral && call.call.hasWord($0.name) }.map(\.name)
    if !assigned.isEmpty { return (call, assigned) }
    guard let pattern = CallPattern(PythonCall(call.call)) else { return nil }
    var names: [String] = []
    var (setup, arguments) = (call.setup, pattern.arguments)
    for (index, argument) in arguments.enumerated() where argument.isMutableLiteral {
      let name = ["given", "given2", "given3", "given4"].first { !taken.contains($0) && !names.contains($0) }
      guard let name else { break }
      names.append(name)
      setup.append("\(name) = \(argument)")
      arguments[index] = name
    }
    return names.isEmpty ? nil : (PythonCall(pattern.filled(with: arguments).call, after: setup), names)
  }

  // MARK: - Objects

  /// How many calls of one class there are.
  private static let mostOfClass = 60

  /// Calls that show the attributes of objects of the task's classes after each check, and after each of their methods.
  func looks(atObjects isDecisive: (PythonCall) -> Bool) -> [PythonCall] {
    classes.flatMap { type -> [PythonCall] in
      let made = checks.compactMap { check -> MadeObject? in
        let object = check.setup.lazy.compactMap(\.assignment).first { $0.value.hasPrefix("\(type.name)(") }
        // A call that only reads an attribute changes nothing.
        let lines = check.setup + (check.call.contains("(") ? [check.call] : [])
        return object.map { MadeObject(name: $0.name, lines: lines) }
      }
      let objects = made.isEmpty ? object(of: type, isDecisive).map { [$0] } ?? [] : made
      let calls = objects.flatMap { object in
        let looks = type.looks(at: object.name)
        let others = object.making.map { making in type.attributes.map { "\(making).\($0)" } } ?? []
        let methods = type.methods.filter { !$0.name.hasPrefix("_") && !$0.isProperty }.flatMap { method in
          values(for: method).prefix(3).map { "\(object.name).\(method.name)(\($0.joined(separator: ", ")))" }
        }
        return looks.map { PythonCall($0, after: object.lines) }
          + methods.flatMap { method in (looks + others).map { PythonCall($0, after: object.lines + [method]) } }
      }
      return Array(calls.unique.prefix(Self.mostOfClass))
    }
  }

  /// Arguments that checks give to a method, or values of whatever kind it takes where none calls it.
  private func values(for method: PythonDefinitions.Function) -> [[String]] {
    let count = method.parameters.count(where: \.isNeeded)
    let lines = checks.flatMap { $0.setup + [$0.call] }.unique.filter { $0.contains(".\(method.name)(") }
    let given = lines.compactMap { CallPattern(PythonCall($0))?.arguments }.filter { $0.count == count }.unique
    return given.isEmpty ? GivenValues.lists(for: method) : given
  }

  /// An object of a class of which no check makes one.
  private func object(
    of type: PythonDefinitions.Class, _ isDecisive: (PythonCall) -> Bool
  ) -> MadeObject? {
    let name = ["object1", "made"].first { !taken.contains($0) } ?? "made1"
    let values = type.initializer.map(GivenValues.lists) ?? [[]]
    let inCalls = (checks + inner).flatMap { [$0] + $0.parts(calling: [type.name]) }.map(\.call)
      .first { $0.hasPrefix("\(type.name)(") && PythonCall($0).isExpression && $0.hasSuffix(")") }
    let makings = (inCalls.map { [$0] } ?? []) + values.map { "\(type.name)(\($0.joined(separator: ", ")))" }
    let looks = type.looks(at: name)
    return makings.lazy.map { MadeObject(name: name, lines: ["\(name) = \($0)"]) }
      .first { made in looks.contains { isDecisive(PythonCall($0, after: made.lines)) } }
  }
}

/// An object of a task's class, with the lines that make it and do something with it.
private struct MadeObject {
  let name: String
  let lines: [String]

  /// The expression that makes it, where that is on a line of its own.
  var making: String? {
    lines.lazy.compactMap(\.assignment).first { $0.name == name }?.value
  }
}

extension PythonDefinitions.Class {
  /// Expressions that show what can be seen of an object.
  fileprivate func looks(at object: String) -> [String] {
    let read = methods.filter { $0.isProperty && !$0.name.hasPrefix("_") }.map(\.name)
    let called = methods.filter {
      !$0.name.hasPrefix("_") && !$0.isProperty && $0.parameters.allSatisfy { !$0.isNeeded } && !$0.needsNames
    }
    let special = ["__str__": "str", "__len__": "len", "__repr__": "repr"].sorted { $0.key < $1.key }
      .filter { name, _ in methods.contains { $0.name == name } }
    return (attributes + read).map { "\(object).\($0)" } + called.map { "\(object).\($0.name)()" }
      + special.map { "\($0.value)(\(object))" }
  }
}

extension PythonCall {
  /// All of it, line by line.
  fileprivate var text: String { (setup + [call]).joined(separator: "\n") }

  fileprivate func isCall(of function: String) -> Bool {
    call.hasPrefix("\(function)(") || !parts(calling: [function]).isEmpty
      || setup.contains { $0.contains("\(function)(") }
  }

  fileprivate func isCall(ofAny names: Set<String>) -> Bool { names.contains { isCall(of: $0) } }
}

extension String {
  fileprivate var isName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && first?.isNumber == false
  }

  /// True where it writes out something that a function can change.
  fileprivate var isMutableLiteral: Bool { hasPrefix("[") || hasPrefix("{") }

  /// The names and words in it.
  fileprivate var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  fileprivate func hasWord(_ word: String) -> Bool { words.contains(word) }

  /// True where a name stands in it beside its definition.
  fileprivate func mentionsAgain(_ name: String) -> Bool { words.count { $0 == name } > 1 }

  /// The name to which a line gives a value, and the value; nil for other lines.
  fileprivate var assignment: (name: String, value: String)? {
    let parts = split(separator: "=", maxSplits: 1).map { String($0).trimmingWhitespace() }
    return parts.count == 2 && parts[0].isName ? (parts[0], parts[1]) : nil
  }
}
