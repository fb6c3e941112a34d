import Support

/// The words of a language, each with the number by which its sentences know it.
///
/// They are kept as bytes: each process that meets a question reads the language anew, and would spend most of that
/// time on making texts of words and hashing them.
struct Vocabulary: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`; the next one begins there.
  private var ends: [Int] = []
  /// The numbers of the words, each where its hash leads to or in the first free place behind that; -1 in free places.
  ///
  /// Their count is a power of two, and at least twice that of the words.
  private var places: [Int32]

  /// No words yet, and room for so many, a power of two.
  init(room: Int = 2) { places = [Int32](repeating: -1, count: 2 * room) }

  /// The words have the numbers below this.
  var count: Int { ends.count }

  /// The number of a word as `AnswerLanguage.folded` gives it; nil for one that was never added.
  subscript(folded: String) -> Int? {
    var folded = folded
    return folded.withUTF8 { word in
      let number = places[place(of: word)]
      return number < 0 ? nil : Int(number)
    }
  }

  /// The number of a word of ASCII in any case and with any apostrophes; nil for one that was never added.
  subscript(ofASCII word: UnsafeBufferPointer<UInt8>) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, word.count)) { folded in
      var count = 0
      for byte in word where byte != UInt8(ascii: "'") {
        folded[count] = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      let number = places[place(of: UnsafeBufferPointer(rebasing: folded[..<count]))]
      return number < 0 ? nil : Int(number)
    }
  }

  /// The number of a word with just these bytes; nil for one that was never added.
  subscript(exactly word: ArraySlice<UInt8>) -> Int? {
    word.withUnsafeBufferPointer { word in
      let number = places[place(of: word)]
      return number < 0 ? nil : Int(number)
    }
  }

  /// The bytes of the word with a number.
  func word(_ number: Int) -> ArraySlice<UInt8> { bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]] }

  /// The number of a word in any case and with any apostrophes, a new one where it is the first time.
  mutating func number(of word: ArraySlice<UInt8>) -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, word.count)) { folded in
      var count = 0
      for byte in word where byte != UInt8(ascii: "'") {
        guard byte < 0x80 else {
          var text = AnswerLanguage.folded(String(decoding: word, as: UTF8.self))
          return text.withUTF8 { number(ofFolded: $0) }
        }
        folded[count] = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return number(ofFolded: UnsafeBufferPointer(rebasing: folded[..<count]))
    }
  }

  /// The number of a word with just these bytes, a new one where it is the first time.
  mutating func number(ofExactly word: ArraySlice<UInt8>) -> Int {
    word.withUnsafeBufferPointer { number(ofFolded: $0) }
  }

  private mutating func number(ofFolded word: UnsafeBufferPointer<UInt8>) -> Int {
    let place = place(of: word)
    if places[place] >= 0 { return Int(places[place]) }
    let number = count
    bytes += word
    ends.append(bytes.count)
    places[place] = Int32(number)
    if 2 * count > places.count { makeRoom() }
    return number
  }

  private mutating func makeRoom() {
    places = [Int32](repeating: -1, count: 2 * places.count)
    for number in 0..<count {
      word(number).withUnsafeBufferPointer { places[place(of: $0)] = Int32(number) }
    }
  }

  /// Where the number of a word is, or would be.
  private func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = StableHash.of(word)
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
    while places[place] >= 0, !isWord(Int(places[place]), word) { place = (place + 1) & (places.count - 1) }
    return place
  }

  private func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - start == word.count else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }
}
