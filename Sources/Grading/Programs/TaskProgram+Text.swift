import Python
import Robot
import Slang

extension TaskProgram {
  /// The text of the program, as an author writes it.
  public var text: String {
    switch self {
    case .python(let program): program.source
    case .slang(let program, _): program.text
    case .robot(let program): program.text
    case .unreadable: ""
    }
  }
}
