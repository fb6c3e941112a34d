extension PythonProgram {
  /// Whether another program does the same for certain: both are compiled to the same.
  public func meansTheSame(as other: PythonProgram) -> Bool {
    guard let code, let other = other.code else { return source == other.source }
    return code.meaning == other.meaning
  }

  /// What the program does, lines and columns aside, as bytes; nil for one that Python refuses.
  ///
  /// Programs with the same bytes do the same.
  package var meaning: [UInt8]? { code?.meaning }
}
