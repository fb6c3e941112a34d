/// The way from a JSON document to a value in it: `steps[1].episodes[0].cards[3].answers`.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// One step of the way.
  public enum Part: Sendable, Hashable {
    /// Into an object, to the member of a name.
    case key(String)
    /// Into an array, to an element from 0.
    case index(Int)
  }

  /// The steps, from the document itself.
  public private(set) var parts: [Part] = []

  /// The path of the document itself.
  public init() {}

  /// The path of a member.
  public func key(_ key: String) -> JSONPath { appending(.key(key)) }

  /// The path of an element.
  public func index(_ index: Int) -> JSONPath { appending(.index(index)) }

  private func appending(_ part: Part) -> JSONPath {
    var path = self
    path.parts.append(part)
    return path
  }

  /// The path as a person reads it; `the whole` for the document itself.
  public var description: String {
    var text = ""
    for part in parts {
      switch part {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text.isEmpty ? "the whole" : text
  }
}
