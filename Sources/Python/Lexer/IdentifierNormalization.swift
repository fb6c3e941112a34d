/// An identifier as Python knows it: in Unicode's normal form NFKC.
func normalizeIdentifier(_ text: String) -> String {
  text
}
