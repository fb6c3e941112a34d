import Execution

/// The classes that the compiler made of a program of Java.
struct JavaClasses {
  /// The names of its classes that are not in others, in the order of the text.
  let order: [String]
  /// The code of all of its classes by their names.
  let code: [(name: String, bytes: [UInt8])]

  /// True if it may be run in one process with others.
  var mayShare: Bool {
    let own = Set(code.map { Self.path($0.name) })
    return code.allSatisfy { ClassFile($0.bytes).mayShare(own: own) }
  }

  /// The class that is started; nil where none can be.
  var main: String? {
    order.first { name in code.contains { $0.name == name && ClassFile($0.bytes).hasMain } }
  }

  /// Its classes as files in a folder.
  func files(in folder: String) -> [SandboxedFile] {
    code.map { SandboxedFile("\(folder)/\(Self.path($0.name)).class", $0.bytes) }
  }

  /// The name of a class with slashes.
  private static func path(_ name: String) -> String { String(name.map { $0 == "." ? "/" : $0 }) }

  /// The result of compiling a program.
  enum Result {
    /// It was compiled.
    case compiled(JavaClasses)
    /// It has an error, or was too much for the compiler.
    case outcome(Outcome)
    /// The compiler did not do its work.
    case notRun(NotRun)
  }
}
