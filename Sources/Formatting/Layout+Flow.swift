import Diagnostics
import YAMLSource

// Lists and mappings in brackets.
extension Layout {
  /// Writes a collection in brackets: one space after a comma, none within brackets,
  /// line breaks and comments where they were.
  mutating func writeFlow(_ node: YAMLTree.NodeID, indentation: Int) {
    let span = tree.span(of: node)
    var texts = texts(in: node)[...]
    var state = FlowState()
    cursor = span.start
    while cursor < span.end {
      if let text = texts.first, text.start <= cursor {
        texts.removeFirst()
        if text.start == cursor { writeFlowText(text, &state, indentation) }
      } else {
        writeFlowByte(&state, indentation)
      }
    }
  }

  /// The bytes of the scalars and aliases in a collection, those left out excepted.
  private func texts(in node: YAMLTree.NodeID) -> [Span] {
    tree.writtenChildren(of: node).flatMap { child in
      if tree.kind(of: child) != .scalar { return texts(in: child) }
      let span = tree.span(of: child)
      return span.count > 0 ? [span] : []
    }
  }

  private mutating func writeFlowText(_ text: Span, _ state: inout FlowState, _ indentation: Int) {
    separate(&state, .other, indentation)
    writeLines(of: text, indentation: indentation + 2 * max(1, state.depth))
    cursor = text.end
  }

  private mutating func writeFlowByte(_ state: inout FlowState, _ indentation: Int) {
    let byte = bytes[cursor]
    switch byte {
    case 0x0A, 0x0D: state.hasBreak = true
    case 0x20, 0x09: state.hasBlank = true
    case UInt8(ascii: "#"): return writeFlowComment(&state, indentation)
    default:
      separate(&state, FlowState.Sign(byte), indentation)
      put([byte])
    }
    cursor += 1
  }

  private mutating func writeFlowComment(_ state: inout FlowState, _ indentation: Int) {
    let gap = Gap(bytes, Span(cursor, cursor + 1))
    guard let comment = gap.trailing ?? gap.comments.first else { return }
    if state.hasBreak {
      startLine(indentation + 2 * max(1, state.depth))
      put(comment.span)
    } else {
      var start = cursor
      while isBlank(start - 1) { start -= 1 }
      put(repeatElement(0x20, count: max(1, cursor - start)))
      put(comment.span)
    }
    (state.hasBreak, state.hasBlank) = (true, false)
    cursor = comment.span.end
  }

  /// Writes the line break or space between two parts.
  private mutating func separate(_ state: inout FlowState, _ next: FlowState.Sign, _ indentation: Int) {
    if next == .closing { state.depth -= 1 }
    if state.hasBreak {
      startLine(indentation + 2 * max(1, state.depth))
    } else if state.needsSpace(before: next) {
      put(" ")
    }
    if next == .opening { state.depth += 1 }
    (state.last, state.hasBreak, state.hasBlank) = (next, false, false)
  }
}

/// Where the writer stands in a collection in brackets.
struct FlowState {
  enum Sign {
    case opening, closing, comma, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
      case UInt8(ascii: "]"), UInt8(ascii: "}"): self = .closing
      case UInt8(ascii: ","): self = .comma
      default: self = .other
      }
    }
  }

  var depth = 0
  var hasBreak = false
  var hasBlank = false
  var last: Sign?

  func needsSpace(before next: Sign) -> Bool {
    switch (last, next) {
    case (nil, _), (.opening, _), (_, .closing), (_, .comma): false
    case (.comma, .opening), (.comma, .other): true
    case (.closing, .opening), (.closing, .other), (.other, .opening), (.other, .other): hasBlank
    }
  }
}
