typealias Function = UnsafeMutablePointer<FunctionBody>
typealias NativeFunction = UnsafeMutablePointer<NativeBody>
typealias Code = UnsafeMutablePointer<CodeBody>
typealias Generator = UnsafeMutablePointer<GeneratorBody>

/// A function written in Python; the cells that it captured follow the body.
struct FunctionBody: HeapBody {
  var header: Header
  var code: Code
  var globals: Dict
  var defaults: Tuple?
  var keywordDefaults: Dict?
  var name: Text
  var qualifiedName: Text
  /// `__doc__`, `__annotations__` and what else is set on it.
  var attributes: Dict?
  var captureCount: Int
  /// Does `__module__`.
  var moduleName: Value
}

extension UnsafeMutablePointer where Pointee == FunctionBody {
  @inline(__always)
  var captures: UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: Value.self)
  }
}

/// A function written in Swift.
struct NativeBody: HeapBody {
  var header: Header
  var code: NativeCode
  /// How many positional arguments are right without further sorting out, a method's receiver included.
  var minimum: Int
  var maximum: Int
  /// For a method of a built-in class whose values have one kind: that kind.
  var fastKind: Kind
  var definition: NativeDefinition
  /// Whether a call counts as a level of recursion in CPython.
  var takesLevel: Bool
  /// The type of a method, which its receiver has to have; nil for a function.
  var owner: Type?
  /// A bound receiver (a class, for class methods), or undefined.
  var receiver: Value
  /// The module it belongs to, for its representation.
  var moduleName: Text?
}

/// A function's code as one run sees it: constants and names are values of this run, caches belong to it.
struct CodeBody: HeapBody {
  var header: Header
  var instructions: UnsafePointer<Instruction>
  var constants: UnsafeMutablePointer<Value>
  var caches: UnsafeMutablePointer<InlineCache>
  var registerCount: Int
  /// Positional parameters, positional-only ones included.
  var parameterCount: Int
  /// Whether all parameters are plain positional ones, and the code is neither a generator's nor a class's.
  var isSimple: Bool
  /// Where captured cells go.
  var firstCapture: Int
  var captureCount: Int
  var compiled: Unmanaged<CompiledCode>
  var isLinked: Bool
  var isGenerator: Bool
  /// Whether something may run where its generator is left early.
  var needsClosing: Bool
  /// Whether all parameters are plain positional ones.
  var takesPlainArguments: Bool
  /// The code of inner functions and classes.
  var nested: UnsafeMutablePointer<Code>
  var nestedCount: Int
  /// Parameters and other variables, captured ones not counted.
  var localCount: Int
  var callCost: Int
}

/// A generator: a frame of its own, whose registers follow the body.
struct GeneratorBody: HeapBody {
  enum State: UInt8 { case created, suspended, running, finished }

  var header: Header
  var state: State
  /// Where it goes on.
  var pc: Int
  var function: Function
  /// The register that takes the value sent in.
  var target: Int
  /// What it waits for in `yield from`.
  var delegate: Value
  /// The exceptions it was handling when it was suspended.
  var handled: Value
  var registerCount: Int
}

extension UnsafeMutablePointer where Pointee == GeneratorBody {
  @inline(__always)
  var registers: UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: Value.self)
  }
}

extension CodeBody {
  /// Whether it belongs to a module of the package, whose places mean nothing to a learner.
  var isLibrary: Bool { compiled._withUnsafeGuaranteedRef { $0.isLibrary } }

  /// Whether it is part of the program's own text.
  var isProgram: Bool { compiled._withUnsafeGuaranteedRef { !$0.isLibrary && $0.evaluation == nil } }

  /// The line of an instruction in its source; 0 when there is none.
  func line(of pc: Int) -> Int {
    compiled._withUnsafeGuaranteedRef { compiled in
      guard !compiled.positions.isEmpty else { return 0 }
      return Int(compiled.positions[max(0, min(pc, compiled.positions.count - 1))].start.line)
    }
  }
}
