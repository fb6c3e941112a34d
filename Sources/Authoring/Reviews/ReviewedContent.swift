import Crypto
import CurriculumBundle
import Diagnostics
public import JSON
import YAMLSource

/// The content that a reviewer approves: all that a module's files say and the images that it shows, without the layout
/// of the files.
///
/// Each file is the value that its YAML has, in JSON: objects, arrays, and every scalar as a string of its text, empty
/// ones as null. So comments, quotes, indentation and the order of keys are not part of it, and a later version of this
/// tool, which may read a key in another way, comes to the same value. `review`, `visibility` and `featured` of the
/// module say who decides, when it is published and where it is shown, and are left out.
public struct ReviewedContent: Sendable {
  /// The files by their paths inside the module, and the digests of the images by their paths inside the curriculum.
  public let value: JSONValue
  /// The SHA-256 of the value's canonical JSON (RFC 8785), as 64 lower-case hexadecimal digits.
  public let digest: String

  /// The content of a module that was read whole.
  public init(of module: AuthoredModule, in curriculum: AuthoredCurriculum) {
    var files = JSONObject()
    let folder = "\(module.path)/"
    // Documents are in the order of their paths.
    for document in curriculum.documents where Self.isContent(document.path, in: folder) {
      files.append(String(document.path.dropFirst(folder.count)), document.said)
    }
    if var own = files[Self.moduleFile]?.object {
      for key in [FieldKey.review, .visibility, .featured] { own[key.rawValue] = nil }
      files[Self.moduleFile] = .object(own)
    }
    var digests = JSONObject()
    let shown = Set(module.published.assetPaths)
    for image in curriculum.assets where shown.contains(image.path) {
      digests.append(image.path, .string(image.digest ?? ""))
    }
    self.init(["files": .object(files), "images": .object(digests)])
  }

  /// The content that a copy holds; nil for bytes that are not a copy of what has this digest.
  public init?(copy bytes: [UInt8], digest: String) {
    guard case .success(let value) = JSONReader.read(bytes) else { return nil }
    self.init(value)
    guard self.digest == digest else { return nil }
  }

  private init(_ value: JSONValue) {
    self.value = value
    digest = hexDigest(of: CanonicalJSON.bytes(of: value))
  }

  /// The most bytes of a copy that is written and read back: 128 MiB, since it holds all files of a module.
  public static let mostCopyBytes = 128 << 20

  /// The bytes of a copy, from which the value comes back.
  public var copy: [UInt8] { PrettyJSON.bytes(of: value) }

  /// True if a file is one of the module, and not one that is only near them.
  private static func isContent(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder) && ContentFile(path: path) != nil
  }

  private static let moduleFile = "module.yaml"
}

/// The SHA-256 of bytes, as 64 lower-case hexadecimal digits.
func hexDigest(of bytes: [UInt8]) -> String {
  var hash = SHA256()
  bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
  let digits = Array("0123456789abcdef".utf8)
  let text = hash.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }
  return String(decoding: text, as: UTF8.self)
}

extension Document {
  /// The content of the file, as JSON with strings for all scalars; keys in the order of their bytes.
  fileprivate var said: JSONValue { root.map(said) ?? .null }

  private func said(by node: YAMLTree.NodeID) -> JSONValue {
    switch tree.kind(of: node) {
    case .scalar: return tree.isNull(of: node) ? .null : .string(writtenText(of: node, in: tree))
    case .sequence: return .array(tree.elements(of: node).map(said))
    case .mapping:
      let entries = tree.entries(of: node).map { (key: tree.text(of: $0.key), value: $0.value) }
      var object = JSONObject()
      for entry in entries.sorted(by: { $0.key.precedesByBytes($1.key) }) {
        object.append(entry.key, said(by: entry.value))
      }
      return .object(object)
    }
  }
}
