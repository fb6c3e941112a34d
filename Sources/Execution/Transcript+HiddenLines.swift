extension Transcript {
  /// The same with the lines in tracebacks counted from a later one, since so many lines before it are not shown; what
  /// was running on one of these is left out of the traceback.
  func countingTracebackLines(after count: Int) -> Transcript {
    guard count > 0, chunks.contains(where: { $0.stream == .standardError }) else { return self }
    var transcript = Transcript()
    for chunk in chunks {
      let isReport = chunk.stream == .standardError
      transcript.append(isReport ? Self.countingLines(of: chunk.text, after: count) : chunk.text, to: chunk.stream)
    }
    return transcript
  }

  private static func countingLines(of report: String, after count: Int) -> String {
    var (shown, isHidden) = ([String](), false)
    for line in report.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let place = placeOfNumber(in: line), let number = Int(line[place]) else {
        // Below the place of a frame come its line of the program and a mark, both further to the right.
        isHidden = isHidden && line.hasPrefix("    ")
        if !isHidden { shown.append(String(line)) }
        continue
      }
      isHidden = number <= count
      if !isHidden { shown.append(line[..<place.lowerBound] + "\(number - count)" + line[place.upperBound...]) }
    }
    return shown.joined(separator: "\n")
  }

  /// Where the number is in a line such as `  File "main.py", line 3, in greet`; nil in any other line.
  private static func placeOfNumber(in line: Substring) -> Range<String.Index>? {
    let start = line.drop { $0 == " " || $0 == "|" }
    guard start.hasPrefix("File \""), let before = start.firstRange(of: "\", line ") else { return nil }
    let digits = start[before.upperBound...].prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : digits.startIndex..<digits.endIndex
  }
}
