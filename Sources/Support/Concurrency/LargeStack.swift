/// Runs a body on a thread of its own with a stack that deep recursion cannot exhaust, or of so many bytes, and waits
/// for it; false when the system has no room for one.
package func runOnLargeStack(of size: Int = 512 << 20, _ body: () -> Void) -> Bool {
  withoutActuallyEscaping(body) { body in
    guard let thread = Thread(stackSize: size, waitedFor: body) else { return false }
    thread.join()
    return true
  }
}
