#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A system thread with a large stack, of which only what is used takes memory.
struct Thread {
  private let handle: pthread_t

  /// Starts a thread with a stack of so many bytes; nil when the system has no room for one.
  init?(stackSize: Int = 64 << 20, _ body: @escaping @Sendable () -> Void) {
    self.init(stackSize: stackSize, waitedFor: body)
  }

  /// Starts a thread for something that may share what it changes, since whoever starts it waits for its end.
  init?(stackSize: Int, waitedFor body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    let status = pthread_create(&handle, &attributes, Self.start, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let handle else { return nil }
    #endif
    self.handle = handle
  }

  /// Waits for the thread's end.
  func join() { pthread_join(handle, nil) }

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
      Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }
  #else
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      guard let argument else { return nil }
      Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }
  #endif
}
