/// Why a published site cannot be verified, or one of its files not be read.
public enum SiteFailure: Error, Sendable, Hashable {
  /// A file, named with its site, has more bytes than any of its kind; `received` came before the rest was refused, nil
  /// for a file of this machine.
  case tooLarge(file: String, received: Int?, limit: Int)
  /// The site does not have the file of a channel that has to be there.
  case missingChannel(path: String, site: String)
  /// The site has neither a channel nor a release.
  case empty(site: String)

  /// The fact, without a full stop.
  public var message: String {
    switch self {
    case .tooLarge(let file, let received, let limit):
      "'\(file)' has more than \(limit) bytes, which no such file has"
        + (received.map { ": \($0) came, and the rest was not taken" } ?? "")
    case .missingChannel(let path, let site): "'\(site)' has no '\(path)'"
    case .empty(let site): "nothing is published at '\(site)'"
    }
  }

  /// The way out, as an imperative.
  public var help: String {
    switch self {
    case .tooLarge(_, nil, _): "restore it from a copy of what was published"
    case .tooLarge: "see that the URL is right, and what the server sends"
    case .missingChannel: "name a channel that it has"
    case .empty: "name the folder of `hornbook publish --output`, or its URL"
    }
  }
}
