import Images
import Testing

/// Drawings made to cost much more than their size.
///
/// Each would take hours if a pass over it began anew at every piece.
@Suite("What hostile drawings cost")
struct DrawingCostTests {
  private static let size = 1 << 20
  private static let head = #"<svg xmlns="http://www.w3.org/2000/svg">"#

  private static func repeated(_ piece: String) -> String { String(repeating: piece, count: size / piece.utf8.count) }

  @Test("an address in an address, and so on, is looked at only at its beginning")
  func nestedAddresses() {
    let drawing = "\(Self.head)<g fill=\"\(Self.repeated("url(#"))\"/></svg>"
    let image = ImageInspection(Array(drawing.utf8))
    #expect(image.damage == nil && image.activeContent == [])
  }

  @Test("a drawing with more prefixes than anybody needs is damaged")
  func manyPrefixes() {
    let bindings = (0..<Self.size / 32).map { #" xmlns:p\#($0)="urn:p""# }.joined()
    let elements = (0..<Self.size / 32).map { #"<g xmlns:q\#($0)="urn:q"/>"# }.joined()
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg"\#(bindings)>\#(elements)</svg>"#
    #expect(ImageInspection(Array(drawing.utf8)).damage?.fact == "line 1: more than 100 prefixes are bound")
  }

  @Test("as many prefixes as are allowed can be bound, again and again")
  func allowedPrefixes() {
    let bind = { (count: Int, start: Int) in (0..<count).map { #" xmlns:p\#(start + $0)="urn:p""# }.joined() }
    let drawing = { (count: Int) in
      #"<svg xmlns="http://www.w3.org/2000/svg"\#(bind(60, 0))><g\#(bind(count, 60))/><g\#(bind(count, 99))/></svg>"#
    }
    #expect(ImageInspection(Array(drawing(40).utf8)).damage == nil)
    #expect(ImageInspection(Array(drawing(41).utf8)).damage != nil)
  }
}
