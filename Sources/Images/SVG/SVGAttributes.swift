/// The attributes of drawings.
enum SVGAttributes {
  /// What an attribute does by itself; nil for one that only describes.
  static func activity(of attribute: XMLAttribute) -> String? {
    let local = attribute.name.local.lowercased()
    if isHandler(local) { return "runs a script" }
    if local == "base", attribute.name.prefix == "xml" { return "makes every '#name' refer to another file" }
    if local == "attributename", let target = activeTarget(attribute.value) {
      return "animates the attribute '\(target)'"
    }
    if isScript(attribute.value), !holdsNoStyle(attribute.name) { return "runs a script" }
    switch local {
    case "href", "src": return isInside(attribute.value) ? nil : refers(to: attribute.value)
    case "srcdoc", "formaction", "action", "ping", "srcset", "background", "poster":
      return refers(to: attribute.value)
    case "style": return CSSText(attribute.value).activity
    default: return holdsNoStyle(attribute.name) ? nil : CSSText(attribute.value).outsideAddress.map(refers)
    }
  }

  /// Whether a name is that of an event's handler: `onload`.
  private static func isHandler(_ local: String) -> Bool {
    local.hasPrefix("on") && local.dropFirst(2).first?.isLetter == true
  }

  /// The attribute that an animation writes, if writing it is as bad as having it.
  private static func activeTarget(_ value: String) -> String? {
    let target = value.filter { !$0.isWhitespace }
    let local = target.split(separator: ":").last.map { $0.lowercased() } ?? ""
    return isHandler(local) || ["href", "src", "base", "style"].contains(local) ? target : nil
  }

  /// Whether an address stays inside the image: `#name`, a raster image as data, or nothing.
  static func isInside(_ address: String) -> Bool {
    let plain = beginning(of: address)
    guard plain.hasPrefix("data:") else { return plain.isEmpty || plain.hasPrefix("#") }
    return ["png", "jpeg", "jpg", "gif", "webp"].contains { format in
      let start = "data:image/\(format)"
      return plain.hasPrefix(start + ";") || plain.hasPrefix(start + ",")
    }
  }

  /// What is said of an address that leads out.
  static func refers(to address: String) -> String {
    isScript(address) ? "runs a script" : "refers to '\(shortened(address))'"
  }

  private static func isScript(_ value: String) -> Bool {
    let plain = cleaned(value)
    return plain.hasPrefix("javascript:") || plain.hasPrefix("vbscript:")
  }

  /// The beginning of an address as browsers resolve it (WHATWG URL, 4.4), in small letters.
  ///
  /// Tabs and line ends are left out, and so are spaces and control characters before it. A space inside it stays,
  /// since `d ata:` is the name of a file.
  private static func beginning(of address: String) -> String {
    var plain = ""
    for scalar in address.unicodeScalars where !["\t", "\n", "\r"].contains(scalar) {
      if plain.isEmpty, scalar.value <= 0x20 { continue }
      plain.unicodeScalars.append(scalar)
      if plain.utf8.count > 40 { break }
    }
    return plain.lowercased()
  }

  /// The beginning of an address as the most lenient reader takes it, in small letters: without any control characters
  /// and whitespace.
  private static func cleaned(_ address: String) -> String {
    var plain = ""
    for scalar in address.unicodeScalars where scalar.value > 0x20 && !(0x7F...0xA0).contains(scalar.value) {
      plain.unicodeScalars.append(scalar)
      if plain.utf8.count > 40 { break }
    }
    return plain.lowercased()
  }

  /// Whether an attribute is a name, a text for readers, or one of another program's, in which no style is looked for.
  private static func holdsNoStyle(_ name: XMLName) -> Bool {
    if !name.prefix.isEmpty { return name.namespace != XMLNamespaces.svg }
    return name.local == "id" || name.local.hasPrefix("aria-") || name.local.hasPrefix("data-")
  }
}
