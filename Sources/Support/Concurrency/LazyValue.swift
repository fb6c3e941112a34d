public import Synchronization

/// A value that is made when somebody first asks for it, once, on whichever thread that is.
public struct LazyValue<Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline
  let made = Mutex<Value?>(nil)

  /// Nothing made yet.
  @inlinable
  public init() {}

  /// The value; whoever asks first has it made, and others wait.
  @inlinable
  public func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
