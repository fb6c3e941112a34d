/// The elements of drawings.
enum SVGElements {
  /// What an element does by itself; nil for one that is only drawn or read.
  static func activity(of name: XMLName) -> String? {
    let local = name.local.lowercased()
    if let what = active[local] { return what }
    // A page takes elements without a namespace for those of its own pictures.
    if name.namespace == XMLNamespaces.svg || name.namespace.isEmpty {
      return drawn.contains(name.local) ? nil : "is not part of a static picture"
    }
    let isForPages = forPages.contains { name.namespace.hasPrefix($0) }
    if name.prefix.isEmpty || isForPages { return "is not part of SVG" }
    return nil
  }

  /// Whether an element holds CSS.
  static func isStyle(_ name: XMLName) -> Bool { name.local.lowercased() == "style" }

  /// Elements that act, in small letters, whatever their namespace is.
  private static let active: [String: String] = [
    "script": "runs a script", "handler": "runs a script", "listener": "runs a script",
    "foreignobject": "shows a page in the picture", "iframe": "shows a page in the picture",
    "object": "shows another file", "embed": "shows another file", "applet": "shows another file",
    "audio": "plays another file", "video": "plays another file", "animation": "plays another file",
    "link": "fetches another file", "meta": "acts on the page around it", "base": "acts on the page around it",
    "form": "sends what a learner types", "input": "asks a learner to type",
  ]

  /// Namespaces whose elements are pages, programs or events.
  private static let forPages = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math", "http://www.w3.org/1999/XSL",
    "http://www.w3.org/2001/xml-events", "http://www.w3.org/ns/xbl", "http://www.mozilla.org/xbl",
  ]

  /// The elements of SVG 1.1 and 2 that draw, animate, describe or define, and those of drafts that editors write.
  private static let drawn: Set<String> = [
    "a", "altGlyph", "altGlyphDef", "altGlyphItem", "animate", "animateColor", "animateMotion", "animateTransform",
    "circle", "clipPath", "color-profile", "cursor", "defs", "desc", "discard", "ellipse", "feBlend", "feColorMatrix",
    "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap",
    "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur",
    "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting",
    "feSpotLight", "feTile", "feTurbulence", "filter", "flowPara", "flowRegion", "flowRoot", "flowSpan", "font",
    "font-face", "font-face-format", "font-face-name", "font-face-src", "font-face-uri", "g", "glyph", "glyphRef",
    "hatch", "hatchpath", "hkern", "image", "line", "linearGradient", "marker", "mask", "mesh", "meshgradient",
    "meshpatch", "meshrow", "metadata", "missing-glyph", "mpath", "path", "pattern", "polygon", "polyline",
    "radialGradient", "rect", "set", "solidcolor", "stop", "style", "svg", "switch", "symbol", "text", "textPath",
    "title", "tref", "tspan", "use", "view", "vkern",
  ]
}
