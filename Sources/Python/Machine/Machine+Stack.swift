import Execution

extension Machine {
  /// Registers that are all undefined, and the memory to which they go back; nil for the system.
  static func takeStack(from memory: RunMemory?) -> (stack: UnsafeMutablePointer<Value>, memory: RunMemory?) {
    guard let memory, let region = memory.take(stackCapacity * MemoryLayout<Value>.stride) else {
      return (allocateZeroed(stackCapacity, of: Value.self), nil)
    }
    return (region.bindMemory(to: Value.self, capacity: stackCapacity), memory)
  }

  /// Gives registers back, of which the first so many were used.
  static func giveBack(_ stack: UnsafeMutablePointer<Value>, used: Int, to memory: RunMemory?) {
    if let memory {
      memory.giveBack(stack, used: used * MemoryLayout<Value>.stride)
    } else {
      freeZeroed(stack)
    }
  }
}
