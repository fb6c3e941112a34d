import Support

// How deep Swift functions may call themselves for a program.
extension Machine {
  /// More levels than these are a RecursionError, however high the program sets its own limit.
  private static let mostLevels = 4000
  /// The most nested runs of the dispatch loop.
  static let mostReentries = 2000
  /// Bytes of the stack to leave free, for functions of the library or the system that do not lead to a further level.
  private static let stackReserve: UInt = 2 << 20

  /// Runs a frame that a body pushes to its end: every way from Swift back into the dispatch loop goes through here.
  ///
  /// - Parameter push: Leaves the frame that is to run as the deepest one, or raises and leaves none.
  @inline(__always)
  mutating func reenter(_ push: (inout Machine) throws(Raise) -> Void) throws(Raise) -> Value {
    nativeDepth += 1
    defer { nativeDepth -= 1 }
    if nativeDepth > Machine.mostReentries { throw recursionError() }
    return try deepen { (machine) throws(Raise) in
      try push(&machine)
      return try machine.execute(until: machine.depth)
    }
  }

  /// Goes one level deeper: whatever may lead to itself again without a Python frame between goes through here.
  @inline(__always)
  mutating func deepen<Result>(_ body: (inout Machine) throws(Raise) -> Result) throws(Raise) -> Result {
    level += 1
    defer { level -= 1 }
    if level < firstSwitch { return try body(&self) }
    return try goDeep(body)
  }

  @inline(never)
  private mutating func goDeep<Result>(
    _ body: (inout Machine) throws(Raise) -> Result
  ) throws(Raise) -> Result {
    if level > Machine.mostLevels || stackAddress < stackFloor { throw recursionError() }
    guard stackPace.switches(at: level) else { return try body(&self) }
    // A new stack costs time, which a loop could ask for again and again.
    try charge(1000)
    var result: Swift.Result<Result, Raise>?
    let (size, outerFloor) = (stackPace.stackSize(at: level), stackFloor)
    defer { stackFloor = outerFloor }
    let isRun = runOnLargeStack(of: size) {
      stackFloor = stackAddress - UInt(size) + Machine.stackReserve
      do throws(Raise) {
        result = .success(try body(&self))
      } catch {
        result = .failure(error)
      }
    }
    guard isRun, let result else { throw recursionError() }
    return try result.get()
  }

  /// About where the stack of this thread has come to; it grows towards zero.
  @inline(never)
  private var stackAddress: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
