/// How the program of a card is meant to end, where that is not a good end.
public enum StatedEnding: Sendable, Hashable {
  /// In an error: its class, or the last line of its report.
  case error(String)
  /// Not at all: it runs until somebody, or a limit, stops it.
  case never

  /// The ending that a card states with `raises` or `neverEnds`; nil where it states none.
  init?(raises: String?, neverEnds: Bool?) {
    if let raises {
      self = .error(raises)
    } else if neverEnds == true {
      self = .never
    } else {
      return nil
    }
  }
}
