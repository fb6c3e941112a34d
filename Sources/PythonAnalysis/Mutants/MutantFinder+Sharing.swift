import Execution
import Python
import PythonSyntax

// Lists, dictionaries and sets that are shared where each should be one of its own, and the other way round.
extension MutantFinder {
  /// Notes that arguments are copied before they are changed, and that a default is made once.
  mutating func visitFunction(_ function: FunctionDefinition) {
    guard let first = function.body.first(where: { !$0.isDocumentation }), layout.standsAlone(first) else { return }
    let line = first.range.firstLine
    let start = layout.range(ofLines: line, to: line).lowerBound
    for parameter in function.parameters.positionalOnly + function.parameters.positional {
      let name = text(parameter.name)
      if function.body.contains(where: { $0.changesInside(parameter.name, names: tree.names) }) {
        note(
          PythonMutations.copied, line: line, "a copy of `\(name)` is changed",
          [
            ProgramEdit.Patch(
              range: start..<start, text: layout.indentation(ofLine: line) + "\(name) = \(name).copy()\n")
          ])
      }
      makeOnce(parameter, first)
    }
  }

  /// `box=[]` for `box=None` and `if box is None: box = []`.
  private mutating func makeOnce(_ parameter: Parameter, _ first: Statement) {
    guard let value = parameter.defaultValue, case .constant(.none) = value.form, let bytes = layout.range(value.range),
      case .if(let test, let then, let otherwise) = first.form, otherwise.isEmpty, then.count == 1,
      case .compare(let left, _) = test.form, left.isName(parameter.name),
      case .assign(let targets, let made) = then[0].form, targets.count == 1, targets[0].isName(parameter.name),
      made.isWrittenOut, let written = text(made)
    else { return }
    let lines = layout.range(ofLines: first.range.firstLine, to: first.range.lastLine)
    let name = text(parameter.name)
    note(
      PythonMutations.madeOnce, line: Int(value.range.start.line), "`\(name)=None` became `\(name)=\(written)`",
      [
        ProgramEdit.Patch(range: bytes, text: written),
        ProgramEdit.Patch(range: lines, text: layout.indentation(ofLine: first.range.firstLine) + "pass\n"),
      ])
  }

  /// Notes that lists and dictionaries of each object become one for the class.
  mutating func visitClass(_ definition: ClassDefinition) {
    for statement in definition.body {
      guard case .function(let function) = statement.form, text(function.name) == "__init__",
        let object = (function.parameters.positionalOnly + function.parameters.positional).first?.name
      else { continue }
      let line = statement.range.firstLine
      let start = layout.range(ofLines: line, to: line).lowerBound
      for inner in function.body {
        guard case .assign(let targets, let made) = inner.form, targets.count == 1,
          case .attribute(let owner, let attribute)? = targets.first?.form, owner.isName(object),
          made.isEmptyCollection, let written = text(made), let bytes = layout.range(inner.range)
        else { continue }
        note(
          PythonMutations.madeOnce, line: inner.range.firstLine,
          "`\(text(attribute)) = \(written)` is one for all objects of the class",
          [
            ProgramEdit.Patch(
              range: start..<start,
              text: layout.indentation(ofLine: line) + "\(text(attribute)) = \(written)\n"),
            ProgramEdit.Patch(range: bytes, text: "pass"),
          ])
      }
    }
  }

  /// A copy that is none: `names` for `names.copy()`, `names[:]` or `list(names)`.
  mutating func shareCopy(_ copy: Expression, of value: Expression) {
    guard value.isPrimary, let written = text(value) else { return }
    replace(copy.range, PythonMutations.notCopied, with: written)
  }

  /// A list that is changed in place where a new one is made: `names + [name]`, `sorted(names)`, `names[::-1]`.
  ///
  /// - Parameter statement: The statement that returns the new list, or gives it a name.
  mutating func changeInPlace(_ value: Expression, _ statement: Statement) {
    guard isInFunction, layout.standsAlone(statement), let (list, change) = changeInPlace(value),
      let bytes = layout.range(statement.range), let new = layout.range(value.range)
    else { return }
    let line = statement.range.firstLine
    let rest = layout.text(bytes.lowerBound..<new.lowerBound) + list
    note(
      PythonMutations.changedInPlace, line: line, "`\(Self.shown(layout.text(bytes)))` became `\(change)`",
      [ProgramEdit.Patch(range: bytes, text: change + "\n" + layout.indentation(ofLine: line) + rest)])
  }

  /// The variable that would be changed, and the statement that changes it; nil for what makes no list of a variable.
  private func changeInPlace(_ value: Expression) -> (list: String, change: String)? {
    switch value.form {
    case .binary(.add, let left, let right):
      guard case .name = left.form, case .list(let added) = right.form, !added.isEmpty, let list = text(left),
        let items = text(right)
      else { return nil }
      return (list, "\(list) += \(items)")
    case .call(let call):
      guard isCall(call, of: "sorted"), call.arguments.count == 1, case .name = call.arguments[0].form,
        call.keywords.isEmpty, let list = text(call.arguments[0])
      else { return nil }
      return (list, "\(list).sort()")
    case .subscript(let value, let index):
      guard case .name = value.form, isReversal(index), let list = text(value) else { return nil }
      return (list, "\(list).reverse()")
    default: return nil
    }
  }

  /// A list that is returned turned round.
  mutating func turnRound(_ value: Expression) {
    guard isInFunction, value.isList(bindings), let written = text(value) else { return }
    replace(value.range, PythonMutations.otherOrder, with: value.isPrimary ? "\(written)[::-1]" : "(\(written))[::-1]")
  }
}

extension Expression {
  /// True where it makes a list, as far as that is seen from it alone.
  fileprivate func isList(_ bindings: NameBindings) -> Bool {
    switch form {
    case .list(let elements): elements.count > 1
    case .listComprehension: true
    case .call(let call):
      // The order of a set is nobody's.
      bindings.isCall(call, of: ["sorted", "list"]) && !(call.arguments.first?.isSet(bindings) ?? true)
    case .subscript(let value, let index):
      if case .slice = index.form { value.isList(bindings) } else { false }
    default: false
    }
  }

  private func isSet(_ bindings: NameBindings) -> Bool {
    switch form {
    case .set, .setComprehension: true
    case .call(let call): bindings.isCall(call, of: ["set", "frozenset"])
    default: false
    }
  }

  /// True where it is a new list or dictionary with nothing in it.
  fileprivate var isEmptyCollection: Bool {
    switch form {
    case .list(let elements): elements.isEmpty
    case .dictionary(let items): items.isEmpty
    default: false
    }
  }
}

extension Statement {
  fileprivate var isDocumentation: Bool { if case .expression(let value) = form { value.isText } else { false } }

  /// True where it changes what a name stands for, and not what the name is: `a[0] = 1`, `a.append(1)`.
  fileprivate func changesInside(_ name: Name, names: NameTable) -> Bool {
    func isPart(_ target: Expression) -> Bool {
      switch target.form {
      case .subscript(let value, _): return value.isName(name) || isPart(value)
      case .tuple(let items), .list(let items): return items.contains(where: isPart)
      default: return false
      }
    }
    switch form {
    case .expression(let value):
      guard case .call(let call) = value.form, case .attribute(let owner, let method) = call.function.form,
        owner.isName(name)
      else { return false }
      return Self.changing.contains(names[method])
    case .delete(let targets): return targets.contains(where: isPart)
    default: return targets.contains(where: isPart) || bodies.joined().contains { $0.changesInside(name, names: names) }
    }
  }

  private static let changing: Set = [
    "append", "sort", "reverse", "extend", "insert", "remove", "pop", "clear", "add", "discard", "update", "setdefault",
  ]
}
