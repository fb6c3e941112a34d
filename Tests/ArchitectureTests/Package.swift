import Foundation
import TestSupport

/// What `Package.swift` says.
enum Package {
  /// The modules of other packages, by the constants that name them in `Package.swift`.
  static let products = [
    "argumentParser": "ArgumentParser", "crypto": "Crypto", "bigInt": "BigInt", "network": "NIOCore",
    "posixNetwork": "NIOPosix", "httpServer": "NIOHTTP1",
  ]

  private static var text: String {
    get throws { try String(contentsOfFile: Repository.path("Package.swift"), encoding: .utf8) }
  }

  /// The modules that each target declares, by the target's folder.
  static func dependencies() throws -> [String: Set<String>] {
    let text = try text
    var dependencies: [String: Set<String>] = [:]
    for target in text.split(separator: /\.(?:target|executableTarget|testTarget|systemLibrary|plugin)\(/) {
      guard let name = target.firstMatch(of: /^\s*name: "(\w+)"/)?.output.1 else { continue }
      let folder = target.firstMatch(of: /path: "Tests\/(\w+)"/)?.output.1 ?? name
      let list = target.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
      let words = list.matches(of: /\w+/).map { String($0.output) }
      dependencies[String(folder)] = Set(words.map { products[$0] ?? $0 })
    }
    return dependencies
  }

  /// The targets of the libraries that apps may take.
  static func libraries() throws -> Set<String> {
    let lists = try text.matches(of: /\.library\(name: "\w+", targets: \[([^\]]*)\]/).map(\.output.1)
    return Set(lists.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
  }

  /// The targets that are programs.
  static func programs() throws -> Set<String> {
    Set(try text.matches(of: /\.executableTarget\(\s*name: "(\w+)"/).map { String($0.output.1) })
  }
}
