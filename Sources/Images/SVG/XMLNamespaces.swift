/// The prefixes in scope and the namespaces to which they are bound (Namespaces in XML 1.0).
struct XMLNamespaces {
  private var bound = ["": "", "xml": Self.xml]
  /// How many prefixes may be bound at one place: an element that binds one copies all.
  private static let most = 100

  static let xml = "http://www.w3.org/XML/1998/namespace"
  static let svg = "http://www.w3.org/2000/svg"

  /// An element with its names resolved, and the prefixes inside of it.
  static func resolve(
    _ name: String, _ written: [(name: String, value: String, line: Int)], _ line: Int, in outer: XMLNamespaces,
    _ text: XMLText
  ) throws(ImageDamage) -> (XMLElement, XMLNamespaces) {
    var scope = outer
    var seen: Set<String> = []
    for attribute in written {
      guard seen.insert(attribute.name).inserted else {
        throw text.damage("'\(name)' has a duplicate attribute '\(attribute.name)'", attribute.line)
      }
      if attribute.name == "xmlns" { scope.bound[""] = attribute.value }
      guard attribute.name.hasPrefix("xmlns:") else { continue }
      let prefix = String(attribute.name.dropFirst(6))
      guard !["", "xml", "xmlns"].contains(prefix), !attribute.value.isEmpty else {
        throw text.damage("'\(attribute.name)' does not bind a prefix", attribute.line)
      }
      scope.bound[prefix] = attribute.value
      guard scope.bound.count <= Self.most + 2 else {
        throw text.damage("more than \(Self.most) prefixes are bound", attribute.line)
      }
    }
    var attributes: [XMLAttribute] = []
    var names: Set<XMLName> = []
    for attribute in written where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
      let resolved = try scope.name(attribute.name, isAttribute: true, text, attribute.line)
      let identity = XMLName(prefix: "", local: resolved.local, namespace: resolved.namespace)
      guard names.insert(identity).inserted else {
        throw text.damage("'\(name)' has a duplicate attribute '\(resolved.local)'", attribute.line)
      }
      attributes.append(XMLAttribute(name: resolved, value: attribute.value, line: attribute.line))
    }
    let element = XMLElement(
      name: try scope.name(name, isAttribute: false, text, line), attributes: attributes, line: line)
    return (element, scope)
  }

  private func name(
    _ written: String, isAttribute: Bool, _ text: XMLText, _ line: Int
  ) throws(ImageDamage) -> XMLName {
    let parts = written.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw text.damage("'\(written)' is not a name with one prefix", line)
    }
    guard parts.count == 2 else {
      return XMLName(prefix: "", local: written, namespace: isAttribute ? "" : bound[""] ?? "")
    }
    guard let namespace = bound[parts[0]] else { throw text.damage("the prefix '\(parts[0])' is not bound", line) }
    return XMLName(prefix: parts[0], local: parts[1], namespace: namespace)
  }
}
