/// Runs a body on a thread of its own with a stack that deep recursion cannot exhaust, or of so many bytes, and waits
/// for it; false when the system has no room for one.
package func runOnLargeStack(of size: Int = 512 << 20, _ body: () -> Void) -> Bool {
  withoutActuallyEscaping(body) { body in
    guard let thread = Thread(stackSize: size, waitedFor: body) else { return false }
    thread.join()
    return true
  }
}

/// Starts a thread that nobody waits for; gives whether the system had room for one.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool { Thread(body) != nil }
