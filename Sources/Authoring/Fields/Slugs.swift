/// Ids made from titles: lower-case words joined by hyphens, each given out once.
package struct Slugs {
  private var used: Set<String>
  private var counts: [String: Int] = [:]
  private static let longest = 40
  private static let mostWords = 6

  /// - Parameter reserved: Ids that are not given out.
  package init(reserved: some Sequence<String> = []) { used = Set(reserved) }

  /// An id that was not given out yet: the wanted one, or that with a number after it.
  package mutating func take(_ wanted: String) -> String {
    var id = wanted
    var number = counts[wanted] ?? 1
    while used.contains(id) {
      number += 1
      id = "\(wanted)-\(number)"
    }
    counts[wanted] = number
    used.insert(id)
    return id
  }

  /// The first words of a text as a slug; nil when it has no letter or digit that an id may hold.
  package static func slug(from text: String) -> String? {
    var words: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      if let letters = scalar.slugLetters { word += letters } else if scalar != "'" && scalar != "’" { endWord() }
      if words.count >= mostWords { break }
    }
    endWord()
    return joined(words.prefix(mostWords))
  }

  private static func joined(_ words: some Sequence<String>) -> String? {
    var slug = ""
    for word in words {
      if slug.isEmpty {
        slug = String(word.prefix(longest))
      } else if slug.utf8.count + word.utf8.count < longest {
        slug += "-" + word
      } else {
        break
      }
    }
    return slug.isEmpty ? nil : slug
  }
}

extension Unicode.Scalar {
  /// The lower-case ASCII letters or digits that stand for it in an id; nil for anything else, empty for an accent.
  fileprivate var slugLetters: String? {
    switch value {
    case 0x30...0x39, 0x61...0x7A: return String(self)
    case 0x41...0x5A: return properties.lowercaseMapping
    case 0x300...0x36F: return ""
    default: break
    }
    let lower = properties.lowercaseMapping.unicodeScalars.first ?? self
    return Self.spelled[lower]
  }

  private static let spelled: [Unicode.Scalar: String] = {
    let groups = [
      "a": "àáâãåāăą", "ae": "äæ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŋ", "o": "òóôõøōŏő", "oe": "öœ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß",
      "t": "ţťŧț", "th": "þ", "u": "ùúûũūŭůűų", "ue": "ü", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ]
    var spelled: [Unicode.Scalar: String] = [:]
    for (letters, accented) in groups {
      for scalar in accented.unicodeScalars { spelled[scalar] = letters }
    }
    return spelled
  }()
}
