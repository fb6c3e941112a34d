/// Writes a file whole or not at all; one that cannot be written ends the command.
func writeOrFail(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
  do throws(FileFailure) {
    try AtomicFile.write(bytes, to: path)
  } catch {
    throw CommandFailure(error.description)
  }
}
