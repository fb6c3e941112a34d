public import JSON

/// A request to a server of this tool, as far as it matters.
///
///     HTTPRequest(method: .get, target: "/api/episode?path=training/printing/hi").query["path"]
public struct HTTPRequest: Sendable {
  /// The methods that servers of this tool know.
  public enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// What is to be done.
  public let method: Method
  /// The path without its query, percent signs resolved; nil where it cannot be read.
  public let path: String?
  /// The query's values by their names; the first of each counts.
  public let query: [String: String]
  /// The headers by their names in lower case.
  public let headers: [String: String]
  /// The body.
  public let body: [UInt8]
  /// Tells that its client is gone, so that no answer is read; nil where that cannot be found out.
  ///
  /// Once it is true it stays true.
  public let isAbandoned: (@Sendable () -> Bool)?

  /// A request from its parts.
  ///
  /// - Parameters:
  ///   - target: The path and the query as they are in the first line.
  ///   - isAbandoned: Whether its client is gone; once it is true it has to stay true.
  public init(
    method: Method, target: String, headers: [String: String] = [:], body: [UInt8] = [],
    isAbandoned: (@Sendable () -> Bool)? = nil
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    path = parts.first.flatMap { Self.decoded($0, plusIsSpace: false) }
    query = parts.count > 1 ? Self.query(parts[1]) : [:]
    self.headers = headers
    self.body = body
    self.isAbandoned = isAbandoned
  }

  /// The body as JSON.
  ///
  /// - Throws: `HTTPResponse.Failure` for a body that is not JSON.
  public func json() throws(HTTPResponse.Failure) -> JSONValue {
    switch JSONReader.read(body) {
    case .success(let value): return value
    case .failure(let error): throw .badRequest("the body of the request is not JSON: \(error)")
    }
  }

  private static func query(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let members = pairs.compactMap { pair in
      pair.first.flatMap { name in
        decoded(name, plusIsSpace: true).map { ($0, decoded(pair.count > 1 ? pair[1] : "", plusIsSpace: true) ?? "") }
      }
    }
    return Dictionary(members) { first, _ in first }
  }

  /// A text with its percent signs resolved (RFC 3986, 2.1); nil where they are not followed by two digits, or where
  /// the result is not UTF-8.
  private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isHexadecimalDigit),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
