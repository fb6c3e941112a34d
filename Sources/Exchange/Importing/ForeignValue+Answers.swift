import Diagnostics
import JSON

extension ForeignValue {
  /// The place of an answer among options, counted from 0.
  ///
  /// A text may be the place in digits, or the answer itself, where it cannot be both.
  func place(in options: [String]) -> Int? {
    if let text = value.string { return place(of: text, in: options) }
    guard let index = wholeNumber(0...Int(Int32.max)) else { return nil }
    if options.indices.contains(index) { return index }
    reportWrong("there are only \(options.count) options, counted from 0", help: "write the place of the right one")
    return nil
  }

  private func place(of text: String, in options: [String]) -> Int? {
    let equal = options.indices.filter { options[$0].utf8.elementsEqual(text.utf8) }
    let number = text.wholeNumber.flatMap { options.indices.contains($0) ? $0 : nil }
    let places = Set(equal + [number].compactMap { $0 })
    if places.count == 1, let place = places.first {
      reportLoss(
        "the text '\(shortened(text))' is read as the place \(place) of the right option",
        help: "write the place without quotes")
      return place
    }
    let fact = places.isEmpty ? "is none of the options" : "may be the place of an option or another option itself"
    reportWrong(
      "'\(shortened(text))' \(fact)", help: "write the place of the right option, counted from 0, without quotes")
    return nil
  }
}

extension String {
  /// The whole number that this text is, written as JSON writes numbers; nil for any other text.
  var wholeNumber: Int? {
    guard let number = Int(self), "\(number)".utf8.elementsEqual(utf8) else { return nil }
    return number
  }
}
