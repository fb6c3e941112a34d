/// The parameters of a function as a C function counts them: without the receiver.
struct NativeParameters {
  /// Those by position first, then those by name only.
  let names: [String]
  /// How many of them have no default.
  let required: Int
  /// How many may be given by position.
  let positional: Int
}
