import Execution

extension Machine {
  /// The bytes of the region that holds the stack, and the frames behind it.
  private static let regionSize = 84 << 20

  /// Registers that are all undefined, room for frames, and the memory to which they go back; nil for the system.
  static func takeStack(
    from memory: RunMemory?
  ) -> (stack: UnsafeMutablePointer<Value>, frames: UnsafeMutablePointer<Frame>, memory: RunMemory?) {
    let stackSize = stackCapacity * MemoryLayout<Value>.stride
    precondition(stackSize + frameCapacity * MemoryLayout<Frame>.stride <= regionSize)
    let kept = memory?.take(regionSize)
    let region = kept ?? allocateZeroed(regionSize)
    return (
      region.bindMemory(to: Value.self, capacity: stackCapacity),
      (region + stackSize).bindMemory(to: Frame.self, capacity: frameCapacity), kept == nil ? nil : memory
    )
  }

  /// Gives registers back, of which the first so many were used, and the frames behind them.
  static func giveBack(_ stack: UnsafeMutablePointer<Value>, used: Int, to memory: RunMemory?) {
    if let memory {
      memory.giveBack(stack, used: used * MemoryLayout<Value>.stride)
    } else {
      freeZeroed(stack)
    }
  }
}
