import NIOCore

extension SiteServer {
  /// A server on the port that a person named, or on the first that can be had of those that are usual.
  ///
  /// - Parameters:
  ///   - port: The port that was named; nil for none.
  ///   - usual: The ports that are tried where none is named, the usual one first.
  ///   - other: What probably has the usual port where that is taken, for a note: `another preview`.
  /// - Throws: `CommandFailure` where no port can be had.
  static func listening(on port: Int?, usual: [Int], other: String) throws(CommandFailure) -> SiteServer {
    let ports = port.map { [$0] } ?? usual
    do {
      let server = try SiteServer(ports: ports)
      if port == nil, server.port != ports[0] {
        Terminal.writeError("hornbook: port \(ports[0]) is taken, perhaps by \(other)\n")
      }
      return server
    } catch {
      let names = ports.count == 1 ? "\(ports[0])" : "\(ports[0]) to \(ports[ports.count - 1])"
      let reason = (error as? IOError).map { ": \(SystemError(code: $0.errnoCode).reason)" } ?? ""
      throw CommandFailure(
        "cannot listen on port \(names) of 127.0.0.1\(reason)",
        help: "name a port that is free with --port, or 0 for any")
    }
  }

  /// What is wrong with a port that was named; nil where there can be one.
  static func problem(ofPort port: Int?) -> String? {
    port.map { (0...65_535).contains($0) } ?? true ? nil : "--port is a number from 0 to 65535"
  }
}
