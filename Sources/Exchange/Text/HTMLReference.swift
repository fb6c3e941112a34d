import Support

/// A reference to a character in HTML, such as `&uuml;` or `&#252;`.
struct HTMLReference {
  /// The character; nil where its name is not known, so that it stays as it is written.
  let character: Character?
  /// As it is written, with its `&` and `;`.
  let text: Substring

  /// The reference at the start of a text; nil where there is none.
  init?(at text: Substring) {
    guard text.first == "&", let end = text.prefix(10).firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    self.text = text[...end]
    if let scalar = CharacterReference.character(named: name)
      ?? CharacterReference.number(in: name).flatMap(Unicode.Scalar.init)
    {
      character = Character(scalar)
      return
    }
    character = Self.names[name]
    let isName = name.count > 1 && name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    guard character != nil || isName && name.allSatisfy(\.isASCII) else { return nil }
  }

  /// The characters from U+00A1 on by their names, and those of typography, arrows and arithmetic; a space that does
  /// not break is a space.
  private static let names: [Substring: Character] = {
    var names: [Substring: Character] = ["nbsp": " "]
    for (index, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[name] = Unicode.Scalar(UInt32(0xA1 + index)).map(Character.init)
    }
    let words = others.split(whereSeparator: \.isWhitespace)
    for index in stride(from: 0, to: words.count, by: 2) { names[words[index]] = words[index + 1].first }
    return names
  }()

  private static let latin = """
    iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
    middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
    Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
    Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn
    yuml
    """
  private static let others = """
    ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • prime ′ Prime ″
    dagger † euro € trade ™ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒
    hArr ⇔ minus − le ≤ ge ≥ ne ≠ equiv ≡ asymp ≈ infin ∞ sum ∑ prod ∏ radic √ isin ∈ notin ∉ cap ∩ cup ∪ and ∧ or ∨
    forall ∀ exist ∃ empty ∅ sub ⊂ sup ⊃ alpha α beta β gamma γ delta δ Delta Δ epsilon ε theta θ lambda λ mu μ pi π
    sigma σ Sigma Σ tau τ phi φ omega ω Omega Ω
    """
}
