import Foundation

/// A connection to a server of this machine, byte by byte: what curl would not send.
public struct LocalConnection {
  private let descriptor: Int32

  /// A connection to a port of 127.0.0.1; nil where nobody listens there.
  public init?(port: UInt16) {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      end()
      return nil
    }
  }

  /// Sends a text; whether all of it went.
  public func send(_ text: String) -> Bool {
    // A server that has ended would otherwise end this process, too.
    signal(SIGPIPE, SIG_IGN)
    return write(descriptor, text, text.utf8.count) == text.utf8.count
  }

  /// What comes next; nil when the server has nothing more to say.
  public func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Ends the connection.
  public func end() { close(descriptor) }
}
