import CurriculumBundle
import JSON
import Serving
import Support

/// The pictures of a copy: what the server draws when it is asked becomes files, the same picture one file.
struct CopiedPictures {
  /// The pictures by the paths of their files.
  private(set) var files: [String: String] = [:]
  private let content: PreviewContent

  init(_ content: PreviewContent) { self.content = content }

  /// What a page shows, with the addresses of pictures and images as paths of the copy's files.
  mutating func copied(_ value: JSONValue) throws(HTTPResponse.Failure) -> JSONValue {
    switch value {
    case .array(let items):
      var all: [JSONValue] = []
      for item in items { all.append(try copied(item)) }
      return .array(all)
    case .object(let object):
      var all = JSONObject()
      for member in object.members { all.append(member.key, try copied(member)) }
      return .object(all)
    default: return value
    }
  }

  /// The members that hold addresses; in others, a text of an author may look like one.
  private static let addresses: Set = ["image", "picture", "robot", "src"]

  private mutating func copied(_ member: JSONObject.Member) throws(HTTPResponse.Failure) -> JSONValue {
    guard Self.addresses.contains(member.key), case .string(let address) = member.value else {
      return try copied(member.value)
    }
    let request = HTTPRequest(method: .get, target: address)
    guard request.path == PreviewSite.picturePath else { return .string(String(address.dropFirst())) }
    let (card, _) = try content.card(ItemPath(request.query["path"] ?? ""))
    let picture = try WorldView.picture(for: request.query, of: card.card.content)
    let path = "pictures/\(StableHash.wide(picture.utf8).hexadecimal).svg"
    files[path] = picture
    return .string(path)
  }
}
