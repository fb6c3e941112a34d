import Foundation

/// What a Python program prints, given an input; nil where there is no Python with PyYAML to judge by.
///
/// The project's own environment `.venv`, which the Makefile makes, comes before the `python3` of the system.
func python(_ program: String, input: String) throws -> String? {
  guard let interpreter = pythonWithYAML else { return nil }
  return try run(interpreter, ["-c", program], input: Data(input.utf8)).output
}

private let pythonWithYAML: String? = {
  let candidates = [FileManager.default.currentDirectoryPath + "/.venv/bin/python3", "/usr/bin/python3"]
  return candidates.first { path in
    FileManager.default.isExecutableFile(atPath: path)
      && (try? run(path, ["-c", "import yaml"], input: Data()))?.status == 0
  }
}()

private func run(_ path: String, _ arguments: [String], input: Data) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("yaml-\(UUID().uuidString)")
  try input.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  process.standardInput = try FileHandle(forReadingFrom: file)
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
