import Pseudocode

extension ManualPage {
  /// Programs of the exam's reference sheet; its names are the language's own.
  static let pseudocode = ManualPage(
    name: "pseudocode",
    summary: "Pseudocode of the AP CSP exam: forms, errors, and names for `teaches:` and `raises:`.",
    prose: """
      A program is a text. What DISPLAY shows has a space behind it and no line break, so a program's
      output is one line; the space at its end counts nowhere. Each value is stored as a copy.
      """
  ) {
    [
      .table("statements and values", forms),
      .table(
        "errors, for `raises:`; the words of one do as well",
        PseudocodeError.Kind.allCases.map { ($0.rawValue, $0.isStatic ? "before the program runs" : "in a run") }),
      .table("names for `teaches:`", PseudocodeConcept.allCases.map { ($0.id, $0.summary) }),
    ]
  }

  private static let forms = [
    ("a ← value", "stores a value; also written <-"),
    ("DISPLAY(value)  INPUT()", "shows a value; the line that is typed, as a number where it is one"),
    ("+ - * / MOD", "arithmetic; + also joins strings"),
    ("= ≠ < > ≤ ≥", "comparisons; also written != <= >="),
    ("NOT a  a AND b  a OR b", "of true and false"),
    ("RANDOM(a, b)", "a whole number from a to b"),
    ("IF (condition) { } ELSE { }", "does one of two blocks; ELSE IF may be between them"),
    ("REPEAT n TIMES { }", "does a block n times"),
    ("REPEAT UNTIL (condition) { }", "tests the condition before each round"),
    ("FOR EACH item IN aList { }", "does a block for each element"),
    ("[v1, v2]  aList[i]", "a list; its first element has the number 1"),
    ("INSERT(aList, i, value)  APPEND(aList, value)", "puts a value into a list"),
    ("REMOVE(aList, i)  LENGTH(aList)", "takes an element away; how many there are"),
    ("PROCEDURE name(p1, p2) { }  RETURN(value)", "defines a procedure; ends it with a value"),
    ("// words", "a comment up to the end of its line"),
  ]
}
