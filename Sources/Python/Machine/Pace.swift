/// How often a run does what programs cannot see: free memory, and go on on a larger stack.
package struct Pace: Sendable {
  /// How often it frees what it cannot reach any more.
  let collections: CollectionPace
  /// When it goes on on another stack.
  let stacks: StackPace

  /// The pace of every run that is no test.
  package static let normal = Pace()

  /// A pace from its parts.
  package init(collections: CollectionPace = .whenDoubled, stacks: StackPace = .whenDeep) {
    self.collections = collections
    self.stacks = stacks
  }
}

/// When Swift functions that call themselves for a program go on on a stack of their own, which is a thread of its own.
package enum StackPace: Sendable {
  /// When they are deeper than a small thread's stack surely allows.
  case whenDeep
  /// At each native call, so that whatever a thread does not inherit shows itself at once; the deepest calls share the
  /// last stack.
  case atEachCall

  /// The outermost level at which there is a new stack.
  var firstSwitch: Int {
    switch self {
    case .whenDeep: StackPace.shallowLevels
    case .atEachCall: 1
    }
  }

  /// Whether a call at a level, the outermost being 1, begins a new stack.
  @inline(__always)
  func switches(at level: Int) -> Bool {
    switch self {
    case .whenDeep: level == StackPace.shallowLevels
    case .atEachCall: level <= StackPace.shallowLevels
    }
  }

  /// The bytes of the stack that a level begins: a level that has the next one on another stack takes little, and
  /// what is little the system keeps for the next thread.
  func stackSize(at level: Int) -> Int { level < StackPace.shallowLevels ? 4 << 20 : 512 << 20 }

  /// Beyond so many levels a run goes on with a larger stack.
  static let shallowLevels = 48
}
