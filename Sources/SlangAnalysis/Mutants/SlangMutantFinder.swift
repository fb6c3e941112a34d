import Execution
import Slang

/// Finds the mutants of a program.
struct SlangMutantFinder {
  private let program: SlangProgram
  /// What is changed, and how; nothing is changed before somebody asks.
  private(set) var changes: [(mutation: Mutation, edit: (inout [SlangElement]) -> Void)] = []
  /// The names of the variables in the order of their first values.
  let variables: [String]
  /// The variables that are taken one for the other.
  private let mixedUp: [String]
  /// The place of the End of each element that opens a block.
  private var ends: [Int: Int] = [:]
  private var elses: [Int: Int] = [:]

  init(_ program: SlangProgram) {
    self.program = program
    var known: Set<String> = []
    variables = program.elements.compactMap { element in
      guard case .variable(let name?, _) = element, known.insert(name).inserted else { return nil }
      return name
    }
    mixedUp = Array(variables.prefix(64))
    var open: [Int] = []
    for (index, element) in program.elements.enumerated() {
      if element.opensBlock { open.append(index) }
      if element == .else, let start = open.last { elses[start] = index }
      if element == .end, let start = open.popLast() { ends[start] = index }
    }
  }

  mutating func find() {
    for (index, element) in program.elements.enumerated() {
      changeArguments(of: element, at: index)
      changeBlock(element, at: index)
      switch element {
      case .print, .variable:
        note(SlangMutations.dropped, index, "`\(element.text)` was left out") { $0.remove(at: index) }
        move(element, at: index)
      case .blank, .repeat, .if, .else, .end: break
      }
    }
  }

  private mutating func note(
    _ kind: MutationKind, _ index: Int, _ change: String, _ edit: @escaping (inout [SlangElement]) -> Void
  ) {
    changes.append((Mutation(kind, line: index + 1, change), edit))
  }

  // MARK: - Arguments

  private mutating func changeArguments(of element: SlangElement, at index: Int) {
    for (kind, other) in element.changed(mixedUp) where other != element {
      note(kind, index, "`\(element.text)` became `\(other.text)`") { $0[index] = other }
    }
  }

  // MARK: - Blocks

  private mutating func changeBlock(_ element: SlangElement, at index: Int) {
    guard let end = ends[index] else { return }
    if let middle = elses[index] {
      note(SlangMutations.droppedElse, middle, "the `else` was left out") { $0.removeSubrange(middle..<end) }
    } else {
      note(SlangMutations.emptied, index, "`\(element.text)` was left out with its `end`") {
        $0.remove(at: end)
        $0.remove(at: index)
      }
    }
    guard case .repeat = element, index > 0, case .variable(let name?, _) = program.elements[index - 1],
      program.elements[index..<end].contains(where: { $0.assigns(name) })
    else { return }
    let reset = program.elements[index - 1]
    note(SlangMutations.resetInLoop, index + 1, "`\(reset.text)` is done in each round") {
      $0.insert(reset, at: index + 1)
    }
  }

  private mutating func move(_ element: SlangElement, at index: Int) {
    let elements = program.elements
    if index + 1 < elements.count, elements[index + 1] == .end, index > 0, !elements[index - 1].opensBlock {
      note(SlangMutations.movedOut, index, "`\(element.text)` moved behind its block") { $0.swapAt(index, index + 1) }
    }
    if index > 0, elements[index - 1] == .end {
      note(SlangMutations.movedIn, index, "`\(element.text)` moved into the block before it") {
        $0.swapAt(index, index - 1)
      }
    }
  }
}

extension SlangElement {
  fileprivate func assigns(_ name: String) -> Bool {
    if case .variable(let own?, _) = self { own == name } else { false }
  }

  /// The element with one argument changed, by the way in which.
  fileprivate func changed(_ names: [String]) -> [(MutationKind, SlangElement)] {
    switch self {
    case .blank, .else, .end: return []
    case .print(let value?): return value.changed(names).map { ($0, .print($1)) }
    case .repeat(.integer(let count)?):
      return [count - 1, count + 1].filter { $0 >= 0 }.map { (SlangMutations.count, .repeat(count: .integer($0))) }
    case .variable(let name?, let value?):
      var result = value.changed(names).map { ($0, SlangElement.variable(name: name, value: $1)) }
      if case .binary(.name(name), _, let rest) = value {
        result.append((SlangMutations.noUpdate, .variable(name: name, value: rest)))
      }
      return result
    case .if(let left?, let comparison?, let right?):
      return comparison.mixedUp.map { ($0, .if(left: left, comparison: $1, right: right)) }
        + left.changed(names).map { ($0, .if(left: $1, comparison: comparison, right: right)) }
        + right.changed(names).map { ($0, .if(left: left, comparison: comparison, right: $1)) }
    case .print, .repeat, .variable, .if: return []
    }
  }
}

extension SlangComparison {
  /// What beginners take for it, by the way in which.
  fileprivate var mixedUp: [(MutationKind, SlangComparison)] {
    switch self {
    case .equal: [(SlangMutations.negated, .notEqual), (SlangMutations.comparison, .lessOrEqual)]
    case .notEqual: [(SlangMutations.negated, .equal)]
    case .less: [(SlangMutations.comparison, .lessOrEqual), (SlangMutations.negated, .greaterOrEqual)]
    case .lessOrEqual: [(SlangMutations.comparison, .less), (SlangMutations.negated, .greater)]
    case .greater: [(SlangMutations.comparison, .greaterOrEqual), (SlangMutations.negated, .lessOrEqual)]
    case .greaterOrEqual: [(SlangMutations.comparison, .greater), (SlangMutations.negated, .less)]
    }
  }
}
