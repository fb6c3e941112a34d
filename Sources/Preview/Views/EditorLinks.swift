import JSON

/// Links that open a file of the curriculum in an editor.
///
///     EditorLinks(root: "/home/ada/curriculum", templates: [.visualStudioCode])
public struct EditorLinks: Sendable {
  /// An editor, and the address that opens a place in it.
  public struct Template: Sendable, Hashable {
    /// What the editor is called.
    public let name: String
    /// The address, with `{path}`, `{line}` and `{column}` in the place of what changes.
    public let address: String

    /// An editor from its parts.
    public init(name: String, address: String) {
      self.name = name
      self.address = address
    }

    /// Why an address opens no file; nil for one that does.
    ///
    ///     Template.problem(with: "subl") == "it has no {path}"
    public static func problem(with address: String) -> String? {
      let places = address.matches(of: /\{([^{}]*)\}/).map { String($0.1) }
      if let odd = places.first(where: { !["path", "line", "column"].contains($0) }) {
        return "'{\(odd)}' is not one of {path}, {line} and {column}"
      }
      guard places.contains("path") else { return "it has no {path}" }
      return address.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:/) == nil ? "it does not begin as an address does" : nil
    }

    /// Visual Studio Code.
    public static let visualStudioCode = Template(name: "VS Code", address: "vscode://file{path}:{line}:{column}")
    /// The editors of JetBrains.
    public static let intelliJ = Template(name: "IDEA", address: "idea://open?file={path}&line={line}&column={column}")
  }

  let root: String
  private let templates: [Template]

  /// Links into a curriculum's folder, by its absolute path.
  public init(root: String, templates: [Template]) {
    self.root = root
    self.templates = templates
  }

  /// The links to a place: `[{"name": "VS Code", "href": "vscode://file/…:14:13"}]`.
  func json(path: String, line: Int, column: Int = 1) -> JSONValue {
    let whole = Self.encoded("\(root)/\(path)")
    return .array(
      templates.map { template in
        let address = template.address.replacing("{path}", with: whole).replacing("{line}", with: "\(line)")
          .replacing("{column}", with: "\(column)")
        return ["name": .string(template.name), "href": .string(address)]
      })
  }

  /// A path as a part of an address (RFC 3986, 3.3): bytes that are no letters, digits or `-._~/` are written with a
  /// percent sign.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
