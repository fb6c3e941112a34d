/// One running function.
struct Frame {
  enum Role: UInt8 {
    /// Its result goes to a register of the frame below.
    case call
    /// The first frame of a nested run: its result ends the run.
    case entry
    /// An `__init__`: the new instance is the result.
    case constructor
    /// A generator that a `for` loop resumed: what it yields goes to a register, its end leaves the loop.
    case loopedGenerator
  }

  var code: Code
  var function: Function?
  var registers: UnsafeMutablePointer<Value>
  /// Where the next instruction stands, while another frame runs.
  var pc: UnsafePointer<Instruction>
  /// Where frames above may put their registers.
  var top: UnsafeMutablePointer<Value>
  /// Where the result goes.
  var result: UnsafeMutablePointer<Value>
  var role: Role
  var generator: Generator?
  /// The exception that was handled when a generator was resumed, or the instance of a constructor.
  var keep: Value
  var globals: Dict
  /// Where `top` is between instructions.
  var registersEnd: UnsafeMutablePointer<Value>
}

/// What an instruction remembers about the name that it looks up.
struct InlineCache {
  let name: Text
  /// What the cache holds for: a dictionary's or a type's version, and a shape or a kind.
  var version: UInt32 = 0
  var index: Int32 = 0
  var shape: ShapeRef?
  var kind: Kind = .undefined
  var value: Value = .undefined
}
