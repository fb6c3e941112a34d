/// A program of elements, in the order in which the learner's block editor holds them.
///
/// Writing, checking and running a program are pure functions of its elements.
///
///     let program = SlangSource("variable name = \"Ada\"\nprint \"Hello, \" + name").program
///     program.errors                       // []
///     program.run().standardOutput         // "Hello, Ada\n"
public struct SlangProgram: Sendable, Hashable, Codable {
  /// The elements, the first one first; an error or a step of a trace tells the place of an element in it, from 1.
  public var elements: [SlangElement]

  /// A program from its elements.
  public init(_ elements: [SlangElement] = []) { self.elements = elements }

  /// Reads the bare list of elements.
  public init(from decoder: any Decoder) throws { elements = try [SlangElement](from: decoder) }

  /// Writes the bare list of elements.
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }

  /// All that is wrong with the program, by element; a program without errors runs to its end.
  public var errors: [SlangError] {
    var checker = Checker(self)
    return checker.findErrors()
  }
}
