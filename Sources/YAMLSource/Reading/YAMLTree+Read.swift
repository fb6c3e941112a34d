public import Diagnostics

extension YAMLTree {
  /// Reads a file.
  ///
  /// Never throws and never fails: whatever the bytes, there is a tree, and what is wrong is a finding with its place.
  /// An error of syntax ends the reading, because nothing that follows it can be known;
  /// everything else is found in one go.
  ///
  /// - Returns: The tree, without a root if reading could not go on to the end, and the findings in the file's order.
  public static func read(
    _ source: SourceText, limits: YAMLLimits = .standard
  ) -> (tree: YAMLTree, diagnostics: [Diagnostic]) {
    readBlocks(of: source, limits: limits) ?? readEvents(of: source, limits: limits)
  }

  /// Reads a file through libyaml's events alone.
  static func readEvents(
    of source: SourceText, limits: YAMLLimits = .standard
  ) -> (tree: YAMLTree, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      let base = bytes.hasByteOrderMark ? 3 : 0
      var builder = TreeBuilder(path: source.path, bytes: bytes, base: base, isASCII: bytes.areASCII, limits: limits)
      if base > 0 { builder.findings.report { $0.byteOrderMark() } }
      if bytes.count > limits.fileBytes {
        builder.stop(builder.findings.fileTooLarge(bytes.count, limits))
        return (YAMLTree(source, builder, root: nil), builder.findings.sorted)
      }
      builder.readEvents(UnsafeBufferPointer(rebasing: bytes[base...]))
      let isWhole = !builder.isStopped || builder.isFirstDocumentWhole
      if isWhole, let (sign, line) = SourceLines(bytes: bytes).conflictInText {
        // What else is found in two versions at once says nothing about either.
        let conflict = Findings(path: source.path).mergeConflict(sign, at: line)
        return (YAMLTree(source, builder, root: nil), [conflict])
      }
      if isWhole { builder.reportUnusedAnchors() }
      let root = isWhole && !builder.isEmpty ? NodeID(index: 0) : nil
      return (YAMLTree(source, builder, root: root), builder.findings.sorted)
    }
  }

  /// Reads a file that is written as lessons mostly are; nil for others.
  static func readBlocks(
    of source: SourceText, limits: YAMLLimits = .standard
  ) -> (tree: YAMLTree, diagnostics: [Diagnostic])? {
    source.bytes.withUnsafeBufferPointer { bytes in
      let builder = TreeBuilder(path: source.path, bytes: bytes, base: 0, isASCII: false, limits: limits)
      return BlockReader.read(bytes, into: builder).map { builder in
        (YAMLTree(source, builder, root: NodeID(index: 0)), builder.findings.sorted)
      }
    }
  }

  private init(_ source: SourceText, _ builder: TreeBuilder, root: NodeID?) {
    self.init(
      source, root: root, nodes: builder.nodes, unescaped: builder.unescaped, readEnd: builder.readEnd)
  }
}

extension TreeBuilder {
  /// Whether the document is only the value that was left out.
  var isEmpty: Bool {
    nodes.isEmpty || (nodes.count == 1 && nodes[0].form == .scalar && nodes[0].start == nodes[0].end)
  }

  /// Takes in all events of a text, up to the first error.
  mutating func readEvents(_ text: UnsafeBufferPointer<UInt8>) {
    var events = EventStream(text)
    while !isStopped, let event = events.next() { take(event) }
    guard !isStopped, let fault = events.fault else { return }
    if fault.isEncoding {
      stop(findings.encoding(fault, at: offsets.offset(of: 0) + fault.problemOffset, bytes))
    } else {
      let context = offsets.offset(of: fault.contextIndex)
      stop(findings.syntax(fault, at: offsets.offset(of: fault.problemIndex), context: context, bytes))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text begins with U+FEFF in UTF-8.
  var hasByteOrderMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// Whether no byte is beyond ASCII; looks at all of them, eight at a time.
  var areASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var bits: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      bits |= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < count {
      bits |= UInt64(self[offset])
      offset += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
