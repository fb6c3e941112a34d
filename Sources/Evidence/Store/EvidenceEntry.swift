import JSON

/// How evidence is written into a store: the SHA-256 of what follows, a line end, and the evidence with its key as
/// canonical JSON.
///
/// An entry that was cut off, changed, or moved to another key is no entry; one that was forged is not told from a true
/// one, so that a store that others can write is read only where it is trusted.
public enum EvidenceEntry {
  /// The most bytes of an entry that a store reads.
  public static let mostBytes = 64 << 20

  /// The bytes of an entry; nil for evidence that cannot be written down.
  public static func bytes(of evidence: CardEvidence, under key: EvidenceKey) -> [UInt8]? {
    guard let value = try? JSONValueEncoder().encode(evidence) else { return nil }
    let body = CanonicalJSON.bytes(of: ["evidence": value, "key": .string(key.description)])
    return Array(EvidenceKey.sha256(of: body).utf8) + [0x0A] + body
  }

  /// The evidence in an entry; nil for bytes that are not a whole entry under this key.
  public static func evidence(in bytes: [UInt8], under key: EvidenceKey) -> CardEvidence? {
    guard bytes.count > 65, bytes[64] == 0x0A else { return nil }
    let body = Array(bytes[65...])
    guard bytes[..<64].elementsEqual(EvidenceKey.sha256(of: body).utf8),
      case .success(let entry) = JSONReader.read(body), entry["key"] == .string(key.description),
      let evidence = entry["evidence"]
    else { return nil }
    return try? JSONValueDecoder().decode(CardEvidence.self, from: evidence)
  }
}
