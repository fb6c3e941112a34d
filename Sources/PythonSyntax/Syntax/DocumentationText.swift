/// The documentation string at the start of a body.
package func documentationText(of body: [Statement]) -> TextLiteral? {
  guard case .expression(let first)? = body.first?.form, case .constant(.string(let text)) = first.form else {
    return nil
  }
  return text
}
