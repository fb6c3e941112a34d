import Testing

/// Lists, and that no two names share one.
@Suite("Lists of pseudocode")
struct ListTests {
  static let elements = [
    Sample("a ← [10, 20, 30]\nDISPLAY(a[1])", "10 "),
    Sample("a ← [10, 20, 30]\nDISPLAY(a[3])", "30 "),
    Sample("a ← [10, 20, 30]\ni ← 2\nDISPLAY(a[i])", "20 "),
    Sample("a ← [10, 20, 30]\nDISPLAY(a[1 + 1])", "20 "),
    Sample("a ← [10, 20, 30]\nDISPLAY(a[4 / 2])", "20 "),
    Sample("a ← [10, 20, 30]\nDISPLAY(a[LENGTH(a)])", "30 "),
    Sample("a ← [2, 3, 1]\nDISPLAY(a[a[1]])", "3 "),
    Sample("a ← [[1, 2], [3, 4]]\nDISPLAY(a[2][1])", "3 "),
    Sample("a ← [1, 2]\na[1] ← 5\nDISPLAY(a)", "[5, 2] "),
    Sample("a ← [1, 2]\na[2] <- a[1]\nDISPLAY(a)", "[1, 1] "),
    Sample("a ← [[1, 2], [3]]\na[1][2] ← 9\nDISPLAY(a)", "[[1, 9], [3]] "),
    Sample("a ← [1]\na[1] ← [2, 3]\nDISPLAY(a)", "[[2, 3]] "),
    Sample("a ← []\nDISPLAY(LENGTH(a))", "0 "),
    Sample("DISPLAY(LENGTH([1, [2, 3]]))", "2 "),
    Sample("a ← [1 = 1, \"x\", 2 / 4]\nDISPLAY(a)", "[true, x, 0.5] "),
    Sample("a ← [\n  1,\n  2\n]\nDISPLAY(a)", "[1, 2] "),
  ]

  static let procedures = [
    Sample("a ← [1, 2]\nAPPEND(a, 3)\nDISPLAY(a)", "[1, 2, 3] "),
    Sample("a ← []\nAPPEND(a, \"x\")\nDISPLAY(a)", "[x] "),
    Sample("a ← [1, 2, 3]\nINSERT(a, 1, 0)\nDISPLAY(a)", "[0, 1, 2, 3] "),
    Sample("a ← [1, 2, 3]\nINSERT(a, 3, 0)\nDISPLAY(a)", "[1, 2, 0, 3] "),
    Sample("a ← [1, 2, 3]\nREMOVE(a, 1)\nDISPLAY(a)", "[2, 3] "),
    Sample("a ← [1, 2, 3]\nREMOVE(a, 3)\nDISPLAY(a)", "[1, 2] "),
    Sample("a ← [1]\nREMOVE(a, 1)\nDISPLAY(a)", "[] "),
    Sample("a ← [[1], [2]]\nAPPEND(a[1], 5)\nDISPLAY(a)", "[[1, 5], [2]] "),
    Sample("a ← [[1, 2]]\nREMOVE(a[1], 1)\nINSERT(a[1], 1, 7)\nDISPLAY(a)", "[[7, 2]] "),
    Sample("a ← [3, 1, 2]\ni ← 1\nREPEAT LENGTH(a) TIMES { DISPLAY(a[i]) i ← i + 1 }", "3 1 2 "),
    Sample("a ← [5, 8, 2]\nm ← a[1]\nFOR EACH x IN a { IF (x > m) { m ← x } }\nDISPLAY(m)", "8 "),
    Sample(
      """
      a ← [4, 2, 3, 1]
      REPEAT LENGTH(a) TIMES {
        i ← 1
        REPEAT LENGTH(a) - 1 TIMES {
          IF (a[i] > a[i + 1]) { t ← a[i] a[i] ← a[i + 1] a[i + 1] ← t }
          i ← i + 1
        }
      }
      DISPLAY(a)
      """, "[1, 2, 3, 4] "),
  ]

  static let copies = [
    Sample("a ← [1, 2]\nb ← a\nAPPEND(b, 3)\nDISPLAY(a)\nDISPLAY(b)", "[1, 2] [1, 2, 3] "),
    Sample("a ← [1, 2]\nb ← a\na[1] ← 9\nDISPLAY(b)", "[1, 2] "),
    Sample("a ← [[1], 2]\nb ← a\nAPPEND(b[1], 5)\nDISPLAY(a)\nDISPLAY(b)", "[[1], 2] [[1, 5], 2] "),
    Sample("a ← [1]\nb ← [a, a]\nAPPEND(b[1], 2)\nDISPLAY(a)\nDISPLAY(b)", "[1] [[1, 2], [1]] "),
    Sample("a ← [1]\nb ← []\nAPPEND(b, a)\nAPPEND(a, 2)\nDISPLAY(b)", "[[1]] "),
    Sample("a ← [1]\nb ← [0]\nINSERT(b, 1, a)\nAPPEND(a, 2)\nDISPLAY(b)", "[[1], 0] "),
    Sample("a ← [1]\nb ← [0]\nb[1] ← a\nAPPEND(a, 2)\nDISPLAY(b)", "[[1]] "),
    Sample("a ← [1]\nAPPEND(a, a)\nAPPEND(a, a)\nDISPLAY(a)", "[1, [1], [1, [1]]] "),
    Sample("a ← [[1]]\nb ← a[1]\nAPPEND(b, 2)\nDISPLAY(a)", "[[1]] "),
    Sample("PROCEDURE add(list) { APPEND(list, 9) DISPLAY(list) }\na ← [1]\nadd(a)\nDISPLAY(a)", "[1, 9] [1] "),
    Sample(
      "PROCEDURE get() { RETURN(store) }\nstore ← [1]\na ← get()\nAPPEND(a, 2)\nDISPLAY(store)\nDISPLAY(a)",
      "[1] [1, 2] "),
    Sample("PROCEDURE get() { RETURN(store) }\nstore ← [1]\na ← [get()]\nAPPEND(a[1], 2)\nDISPLAY(store)", "[1] "),
    Sample("PROCEDURE put(x) { APPEND(store, x) }\nstore ← []\nput(1)\nput([2])\nDISPLAY(store)", "[1, [2]] "),
    Sample("a ← [1, 2]\nb ← a\nDISPLAY(a = b)\nAPPEND(a, 3)\nDISPLAY(a = b)", "true false "),
  ]

  @Test("elements are counted from 1", arguments: elements)
  func hasElements(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("lists are changed in place", arguments: procedures)
  func isChanged(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("a list is copied where it is stored", arguments: copies)
  func isCopied(sample: Sample) { #expect(sample.result == sample.output) }
}
