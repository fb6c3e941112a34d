extension TokenKind {
  /// The kinds of the tokens of a line, its end aside; nil where the line does not end with them.
  package static func kinds(ofLine bytes: ArraySlice<UInt8>) -> [TokenKind]? {
    (Array(bytes) + [0x0A]).withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      var kinds: [TokenKind] = []
      while true {
        guard let token = try? lexer.next() else { return nil }
        if token.kind == .endMarker { return kinds }
        if token.kind != .newline { kinds.append(token.kind) }
      }
    }
  }
}
