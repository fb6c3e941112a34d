import Foundation
import JSON
import TestSupport

/// A file of `schemas/vectors`: what must come out for what is given, in any client.
struct VectorFile {
  /// What must come out for what is given.
  struct Vector {
    let name: String
    let given: JSONValue
    let expected: JSONValue
  }

  /// The folder with all files.
  static let folder = Repository.path("schemas/vectors")

  let description: String
  let vectors: [Vector]

  /// The names of all files, sorted.
  static func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  /// The file with a name.
  init(_ name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)"))
    let file = try JSONReader.read([UInt8](data)).get()
    description = file["description"]?.string ?? ""
    vectors = (file["vectors"]?.array ?? []).map { vector in
      Vector(
        name: vector["name"]?.string ?? "", given: vector["given"] ?? .null, expected: vector["expected"] ?? .null)
    }
  }

  /// The vectors for which something else comes out, each with what that is.
  func failures(_ run: (JSONValue) throws -> JSONValue) -> [String] {
    vectors.compactMap { vector in
      do {
        let found = try run(vector.given)
        return Self.isSame(found, vector.expected)
          ? nil : "\(vector.name): \(Self.text(found)) in place of \(Self.text(vector.expected))"
      } catch {
        return "\(vector.name): \(error)"
      }
    }
  }

  /// Whether two values are the same, in whatever order their members are.
  private static func isSame(_ found: JSONValue, _ expected: JSONValue) -> Bool {
    CanonicalJSON.bytes(of: found) == CanonicalJSON.bytes(of: expected)
  }

  private static func text(_ value: JSONValue) -> String {
    String(decoding: CanonicalJSON.bytes(of: value), as: UTF8.self)
  }
}

extension JSONValue {
  /// The member with a key.
  ///
  /// - Throws: `Missing` when there is none.
  func member(_ key: String) throws -> JSONValue {
    guard let value = self[key] else { throw Missing(key: key) }
    return value
  }

  /// The text with a key.
  func text(_ key: String) throws -> String { try JSONValueDecoder().decode(String.self, from: try member(key)) }

  /// The value with a key, decoded.
  func decoded<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value {
    try JSONValueDecoder().decode(type, from: try member(key))
  }

  /// A key that a vector lacks.
  struct Missing: Error {
    let key: String
  }
}
