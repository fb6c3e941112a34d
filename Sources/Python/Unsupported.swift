public import Execution

/// Everything of Python that is left out on purpose, each with what a learner is told.
enum Unsupported: CaseIterable {
  case async
  case files
  case network
  case windows
  case threads
  case processes
  case otherModules

  /// The builtins of CPython that are not there.
  static let builtinNames = [
    "aiter", "anext", "breakpoint", "copyright", "credits",
    "license",
  ]

  /// What behaves a little differently from CPython, as a learner would notice it.
  static let differences = [
    "__doc__ of a built-in function, class or method is None; help() says in brief what it is",
    "a bytearray can change its size although a memoryview looks at it",
    "range() takes no numbers beyond 64 bits; count with while",
    "'__del__' runs after the statement that lets go of the last name of an object, not in the middle of it",
    "objects that hold each other are finalized at the end of the program, in the order in which they were made",
    "a frame of sys._getframe() shows its function as it was at that moment; gi_frame and sys.settrace are not there",
    "an encoding beyond UTF, ASCII, Latin-1, Latin-9, cp437 and cp1252 is unknown; write text in UTF-8",
    "a line '# coding:' with an unknown encoding says nothing; programs are UTF-8",
    "a RecursionError may end '… in comparison' or '… while calling a Python object' where CPython says less",
    "sys.path is empty, and sys.executable too",
    "cannot import name '…' says (unknown location) where CPython says the module's file",
  ]

  /// Its place among all that is left out.
  var number: Int { Unsupported.allCases.firstIndex(of: self) ?? 0 }

  /// What is left out and what to write instead.
  var message: String {
    switch self {
    case .async: "'async' and 'await' do not run here; write an ordinary function and call it"
    case .files: "there are no files here; keep the text in a variable, or read it with input()"
    case .network: "there is no network here; keep what you would fetch in a variable"
    case .windows: "there are no windows here but those of turtle; draw with turtle, or print"
    case .threads: "one thing runs after another here; call the functions in a row"
    case .processes: "no other program runs here; write the code itself"
    case .otherModules: "of Python's modules only some are here; write what you need yourself"
    }
  }
}

extension RaisedError {
  /// Whether it may come of something that this interpreter leaves out, so that Python itself says something else.
  public var mayBeOfInterpreterAlone: Bool {
    if Unsupported.allCases.contains(where: { $0.message == message }) { return true }
    switch type {
    case "ModuleNotFoundError": return true
    case "ImportError": return message.hasPrefix("cannot import name ")
    case "AttributeError": return message.hasPrefix("module '")
    case "NameError":
      return Unsupported.builtinNames.contains { message.hasPrefix("name '\($0)' is not defined") }
    default: return false
    }
  }
}
