import JSON

/// An output as an author writes it among answers; one of several lines is in double quotes.
func asAnswer(_ output: String) -> String {
  guard output.contains("\n") else { return "'\(onOneLine(output))'" }
  return "`\(onOneLine(CanonicalJSON.text(of: .string(output))))`"
}
