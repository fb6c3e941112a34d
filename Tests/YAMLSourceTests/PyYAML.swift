import TestSupport

/// What a Python program that may import PyYAML prints, given an input.
func python(_ program: String, input: String) throws -> String {
  try Judge.python(program, input: Array(input.utf8)).output
}
