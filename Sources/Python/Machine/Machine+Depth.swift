internal import Support

// How deep Swift functions may call themselves for a program.
extension Machine {
  /// More levels than these are a RecursionError, however high the program sets its own limit.
  private static let mostLevels = 4000

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
    if level > Machine.mostLevels { throw recursionError() }
    guard stackPace.switches(at: level) else { return try body(&self) }
    // A new stack costs time, which a loop could ask for again and again.
    try charge(1000)
    var result: Swift.Result<Result, Raise>?
    let isRun = runOnLargeStack(of: stackPace.stackSize(at: level)) {
      do throws(Raise) {
        result = .success(try body(&self))
      } catch {
        result = .failure(error)
      }
    }
    guard isRun, let result else { throw recursionError() }
    return try result.get()
  }
}
