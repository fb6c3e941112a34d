internal import Foundation

enum AtomicFile {
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw CommandFailure("cannot write '\(path)': \(error.localizedDescription)")
    }
  }
}
