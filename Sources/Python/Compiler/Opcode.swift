import PythonSyntax

/// What an instruction does.
///
/// `R` are the frame's registers; `a`, `b`, `c` and `x` the instruction's operands.
enum Opcode: UInt8 {
  // Loading
  /// R[a] = constants[b]
  case loadConstant
  /// R[a] = the signed number in b and c
  case loadInt
  case loadNone
  /// R[a] = b ≠ 0
  case loadBool
  case move
  /// Raises UnboundLocalError or NameError when R[a] is unbound; names[b] is its name.
  case checkBound
  /// R[a] = unbound
  case unbind
  /// R[a] = the global or built-in of cache c
  case loadGlobal
  case storeGlobal
  case deleteGlobal
  /// R[a] = the class body's name, or the global of cache c; with x, the cell R[b] comes before the global
  case loadName
  case storeName
  case deleteName
  /// R[a] = the value in the cell R[b]; names[c] is its name
  case loadCell
  case storeCell
  case deleteCell
  /// R[a] = a cell that holds what R[a] held
  case makeCell
  case loadAttribute
  case storeAttribute
  case deleteAttribute
  /// R[a], R[a+1] = method and receiver of R[b], or callable and nothing
  case loadMethod

  // Calls: R[a] is the callee, the arguments follow
  case call
  case callMethod
  /// As `call`, the last ones by keyword: constants[c] is the tuple of names; with x as `callMethod`
  case callKeywords
  /// R[a+1] is a list, R[a+2] a dictionary or unbound
  case callSpread
  case makeFunction
  /// R[a] = the class made from body R[a], name R[a+1], bases list R[a+2], keywords R[a+3]
  case buildClass
  case returnValue
  case returnNone
  /// Hands R[a] out; what is sent in goes to R[b]
  case yieldValue
  /// Hands out all that R[a] gives; its result goes to R[b]
  case delegate

  // Arithmetic: R[a] = R[b] op R[c]; x says that it is an augmented assignment
  case add, subtract, multiply, divide, floorDivide, modulo, power
  case leftShift, rightShift, bitAnd, bitOr, bitXor, matrixMultiply
  /// R[a] = R[b] op the signed number c
  case addImmediate, subtractImmediate, multiplyImmediate, floorDivideImmediate, moduloImmediate
  case negative, positive, invert, not

  // Comparison: R[a] = R[b] op R[c]
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case identical, notIdentical, contains, notContains

  // Jumps; the target is in c and x
  case jump
  /// A jump back: charges b steps
  case loop
  case jumpIfTrue, jumpIfFalse, jumpIfNone, jumpIfNotNone
  /// Unless R[a] op R[b]
  case jumpUnlessLess, jumpUnlessLessOrEqual, jumpUnlessGreater, jumpUnlessGreaterOrEqual
  case jumpUnlessEqual, jumpUnlessNotEqual
  /// Unless R[a] op the signed number b
  case jumpUnlessLessImmediate, jumpUnlessLessOrEqualImmediate, jumpUnlessGreaterImmediate
  case jumpUnlessGreaterOrEqualImmediate, jumpUnlessEqualImmediate, jumpUnlessNotEqualImmediate
  /// R[a] = iter(R[b])
  case getIterator
  /// R[b] = next(R[a]), or jumps
  case forIterator

  // Building: R[a] from R[b]... (c of them)
  case buildList, buildTuple, buildSet, buildDict, buildString
  /// R[a] = slice(R[b], R[b+1], R[b+2])
  case buildSlice
  case listAppend, listExtend, setAdd, setUpdate
  /// R[a][R[b]] = R[c]
  case dictAdd
  /// Adds the dictionary R[b] to R[a]; with x duplicates are an error of the call R[c]
  case dictUpdate
  case listToTuple
  case getItem, setItem, deleteItem
  /// R[a] = R[b][the signed number c]
  case getItemImmediate
  /// R[a]... = the c items of R[b]
  case unpack
  /// R[a]... = the c items of R[b], a list, and x items
  case unpackRest
  /// R[a] = format(R[b], R[c] if x has bit 2), converted as x's low bits say
  case formatValue

  // Exceptions
  case raise
  /// Raises R[a] from R[b]
  case raiseFrom
  /// Raises the exception being handled again
  case reraiseHandled
  /// Raises R[a] again, without a new line in its traceback
  case reraise
  /// R[a] = the exception handled so far; R[b] is handled from now on
  case pushHandled
  case popHandled
  /// R[a] = whether the exception R[b] is of type R[c]
  case matchException
  /// R[a], R[b] = what the types R[c] of an `except*` take of the exception R[b], and what they leave
  case matchGroup
  /// R[a] = what goes on of the exception R[b], for which the clauses raised the list R[c], or None
  case combineGroups
  /// R[a], R[a+1] = exit method and result of entering the context R[a]
  case enterContext
  case exitContext
  /// R[a] = whether leaving the context R[b] with the exception R[c] suppresses it
  case exitContextRaising
  case raiseAssertion
  /// Hands R[a] to `sys.displayhook`
  case display
  /// Raises NotImplementedError: what is left out, by its number
  case refuse

  // Modules
  /// R[a] = the module names[b] of level c; x: the whole dotted path's first part
  case importModule
  case importFrom
  case importStar

  // Patterns
  /// R[a] = whether R[b] is a sequence of c items; x: at least c
  case matchSequence
  case matchMapping
  /// R[a] = the values of keys R[c] (a tuple) in R[b], a tuple, or None
  case matchKeys
  /// R[a] = a tuple of the attributes that the class R[b+1] gives for R[b], c by position, names R[b+2], or None
  case matchClass
  /// R[a] = a dictionary of R[b] without the keys R[c]
  case matchRest
  /// The class body's annotations get R[b] for names[a]
  case annotate
  /// Calls each `__del__` whose instance nothing leads to any more, and closes such generators, only these where b is
  /// set; registers from R[a] on are free
  case finalize
  /// A traced run comes to the line in b and c; a says how (`TraceMark`)
  case trace
  /// Where the program's code ends
  case halt
}

/// One instruction in 64 bits.
struct Instruction {
  var opcode: Opcode
  var x: UInt8
  var a: UInt16
  var b: UInt16
  var c: UInt16

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, x: Int = 0) {
    self.opcode = opcode
    self.x = UInt8(truncatingIfNeeded: x)
    self.a = UInt16(truncatingIfNeeded: a)
    self.b = UInt16(truncatingIfNeeded: b)
    self.c = UInt16(truncatingIfNeeded: c)
  }

  /// Where a jump goes.
  @inline(__always)
  var target: Int {
    get { Int(c) | Int(x) << 16 }
    set {
      c = UInt16(truncatingIfNeeded: newValue)
      x = UInt8(truncatingIfNeeded: newValue >> 16)
    }
  }

  @inline(__always) var signedB: Int { Int(Int16(bitPattern: b)) }
  @inline(__always) var signedC: Int { Int(Int16(bitPattern: c)) }
}

extension Opcode {
  /// The comparison that a comparing instruction makes.
  @inline(__always)
  var comparison: ComparisonOperator {
    switch self {
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .notEqual: .notEqual
    default: .equal
    }
  }
}
