import Python
import PythonAnalysis
import Testing

/// What a program guards against.
struct GuardTests {
  @Test(
    "a decision by what is below 0 is made for negative numbers",
    arguments: [
      "if n < 0:\n  n = -n", "n = -n if n < 0 else n", "if n >= 0:\n  print(n)", "if 0 > n or n == 3:\n  print(n)",
      "if -9 < n < 0:\n  print(n)", "print(n < 0)", "if 0 <= n:\n  print(n)",
    ])
  func negatives(code: String) { #expect(PythonProgram(source: code).guards.handlesNegatives) }

  @Test(
    "a loop that counts down, or a number above 0, says nothing of negative ones",
    arguments: ["while n >= 0:\n  n -= 1", "if n > 0:\n  print(n)", "if n < 1:\n  print(n)", "n = 0", "if n <"])
  func noNegatives(code: String) { #expect(!PythonProgram(source: code).guards.handlesNegatives) }

  @Test("the errors are those that it raises itself")
  func errors() {
    let code = "def f(n):\n  if n < 0: raise ValueError('small')\n  if n > 9: raise Big\n  raise\n"
    #expect(PythonProgram(source: code).guards.errors == ["ValueError", "Big"])
  }
}
