/// A name as messages show it: cut off where it is long.
func brief(_ name: String) -> String {
  let most = 40
  guard name.utf8.count > most else { return name }
  let start = name.unicodeScalars.prefix(most)
  return start.count == name.unicodeScalars.count ? name : String(String.UnicodeScalarView(start)) + "…"
}
