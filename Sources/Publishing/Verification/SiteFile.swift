/// The result of fetching a file: its bytes, or the reason that there are none.
public struct SiteFile: Sendable {
  /// The result, with the bytes where there are any.
  public let content: Content
  /// The value of `Cache-Control`, empty where the server does not send it; nil where `curl` is too old to tell.
  public let cacheControl: String?

  /// A result, with the header of a server.
  public init(content: Content, cacheControl: String? = nil) {
    self.content = content
    self.cacheControl = cacheControl
  }

  /// The three results of fetching a file.
  public enum Content: Sendable {
    /// The site does not have the file.
    case missing
    /// All its bytes.
    case whole([UInt8])
    /// The file exceeds the limit, in bytes; the transfer ended after `received` of them, nil for a file of this
    /// machine, of which nothing is read then.
    case tooLarge(received: Int?, limit: Int)
  }

  /// The bytes; nil where there are none, or too many.
  public var bytes: [UInt8]? {
    if case .whole(let bytes) = content { bytes } else { nil }
  }

  /// The number of bytes that arrived; nil for a missing file.
  var size: Int? {
    switch content {
    case .missing: nil
    case .whole(let bytes): bytes.count
    case .tooLarge(let received, _): received
    }
  }

  /// The difference from the file that a release names, as a fact about it; nil where size and digest match.
  public func fault(as file: NamedContent) -> String? {
    if case .tooLarge(_, let limit) = content, ContentPath(file.path) != nil {
      return limit < file.size
        ? "should have \(file.size) bytes, more than the \(limit) that are taken"
        : "has more bytes than the \(file.size) that it should have"
    }
    return file.fault(of: bytes)
  }
}
