/// A duration as people write it: `1 hour`, `1h 30min`, `half an hour`, `1,5 h`.
struct MinutesInWords {
  private var seconds = 0.0
  /// The seconds of the last unit.
  private var unit: Double?
  /// A number whose unit has not come yet.
  private var number: Double?
  /// The number is the `an` of `an hour`, which by itself is not a duration.
  private var isArticle = false

  /// The whole number of minutes that a text means; nil where nothing says which.
  static func minutes(in text: String) -> Int? {
    var reader = MinutesInWords()
    for token in tokens(of: text.lowercased()) {
      guard reader.take(token) else { return nil }
    }
    return reader.minutes
  }

  private var minutes: Int? {
    var total = seconds
    if let number {
      // A number without a unit is minutes: `about 15`, `1h30`; a half follows its unit: `an hour and a half`.
      let isPart = number < 1
      guard unit == nil || unit == 3600 && (isPart || number < 60) else { return nil }
      total += number * (isPart ? unit ?? 60 : 60)
    }
    let minutes = (total / 60).rounded()
    return minutes >= 1 && minutes < 100_000 && abs(minutes * 60 - total) < 0.5 ? Int(minutes) : nil
  }

  private mutating func take(_ token: String) -> Bool {
    if let value = Self.value(of: token) { return add(value) }
    if let length = Self.units[token] {
      guard let count = number else { return false }
      seconds += count * length
      (unit, number, isArticle) = (length, nil, false)
      return true
    }
    if let part = Self.parts[token] {
      let isMany = token.hasSuffix("s")
      number = isMany ? (number ?? 1) * part : (isArticle ? 0 : number ?? 0) + part
      isArticle = false
      return true
    }
    if token == "a" || token == "an" {
      if number == nil { (number, isArticle) = (1, true) }
      return true
    }
    return Self.fillers.contains(token)
  }

  /// Takes in a number; one behind another is a part of it: `1 1/2`, `forty-five`.
  private mutating func add(_ value: Double) -> Bool {
    let isPart = value < 1 || (number ?? 0) >= 20 && value < 10
    guard number == nil || isPart && !isArticle else { return false }
    number = (number ?? 0) + value
    return true
  }

  private static func value(of token: String) -> Double? {
    if let word = numbers[token] { return word }
    guard token.first?.isNumber == true else { return nil }
    let parts = token.split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { Double($0.replacing(",", with: ".")) }
    guard values.count == parts.count, values.count <= 2 else { return nil }
    return values.count == 1 ? values[0] : values[1] > 0 ? values[0] / values[1] : nil
  }

  /// Splits into numbers and words; a sign that is not one of vagueness, such as `~`, makes the text unreadable.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last: Character?
    for character in text.replacing("½", with: " 1/2").replacing("¼", with: " 1/4").replacing("¾", with: " 3/4") {
      let isNumeric = character.isNumber || ".,/".contains(character)
      let isJoint = character == "-" && last?.isLetter == true
      let isDigit = last?.isNumber == true || last.map { ".,/".contains($0) } == true && !tokens.isEmpty
      if isNumeric && isDigit || character.isLetter && last?.isLetter == true {
        tokens[tokens.count - 1].append(character)
      } else if character.isNumber || character.isLetter {
        tokens.append(String(character))
      } else if !(isNumeric && last?.isLetter == true), !character.isWhitespace, !isJoint, !"~+<≈".contains(character) {
        tokens.append(String(character))
      }
      last = character
    }
    return tokens
  }

  private static let units: [String: Double] = [
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "minuten": 60, "h": 3600, "hr": 3600, "hrs": 3600,
    "hour": 3600, "hours": 3600, "std": 3600, "stunde": 3600, "stunden": 3600, "s": 1, "sec": 1, "secs": 1,
    "second": 1, "seconds": 1,
  ]
  private static let parts: [String: Double] = ["half": 0.5, "quarter": 0.25, "quarters": 0.25]
  private static let fillers: Set<String> = ["and", "of", "about", "around", "roughly", "approximately", "ca", "circa"]
  private static let numbers: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "ninety": 90,
  ]
}
