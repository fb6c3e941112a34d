import Foundation
import PackagePlugin

/// Writes the files in other languages than Swift of a target into that target, each as one string literal: a program
/// then has them without files, and nothing lists them a second time.
@main
struct FileEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles.map(\.url)
    let python = files.filter { $0.pathExtension == "py" }
    let pages = files.filter { ["css", "html", "java", "js", "svg"].contains($0.pathExtension) }
    let words = files.filter { $0.pathExtension == "words" }
    let beginnings = files.filter { $0.pathExtension == "beginnings" }
    let tables = [
      ("Library", Self.library, python), ("Pages", Self.pages, pages), ("Words", Self.words, words),
      ("Beginnings", Self.beginnings, beginnings),
    ]
    return tables.filter { !$0.2.isEmpty }.map { name, script, files in
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Embedding the files of \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.literals + script, "sh", output.path] + files.map(\.path).sorted(), inputFiles: files,
        outputFiles: [output])
    }
  }

  /// Writes files as members of a table of texts.
  ///
  /// A raw string has as many number signs as it takes for the text to end no literal and to escape nothing. Its last
  /// line break belongs to the literal, not to the text.
  private static let literals = #"""
    out=$1; shift
    export LC_ALL=C
    fail() { echo "$file: error: $1" >&2; exit 1; }
    literal() {
      [ -z "$(tail -c 1 "$file")" ] || fail "the last line does not end with a line break"
      ! grep -q "$(printf '\r')" "$file" || fail "a line ends with a carriage return"
      signs='#'
      while grep -qF -e "\"\"\"$signs" -e "\\$signs" "$file"; do signs="$signs#"; done
      printf '    "%s": %s"""\n' "$1" "$signs"
      cat "$file" || exit 1
      printf '"""%s,\n' "$signs"
    }

    """#

  /// Writes a table of texts and one of compiled code, which Swift makes when it is first asked for, module by module.
  private static let library = #"""
    {
      echo "/// The modules of Python's library that are written in Python, by the names of their files."
      echo "enum Library {"
      echo "  static let texts: [String: String] = ["
      for file in "$@"; do
        name=$(basename "$file" .py)
        case $name in *[!a-z0-9_.]*) fail "a module's name has lower-case letters, digits, '_' and '.' only";; esac
        literal "$name"
      done
      echo "  ]"
      echo
      echo "  static let code: [String: @Sendable () -> CompiledCode] = ["
      for file in "$@"; do
        name=$(basename "$file" .py)
        printf '    "%s": { `%s` },\n' "$name" "$(echo "$name" | tr . _)"
      done
      echo "  ]"
      echo
      for file in "$@"; do
        name=$(basename "$file" .py)
        printf '  private static let `%s` = CompiledCode.module("%s")\n' "$(echo "$name" | tr . _)" "$name"
      done
      echo "}"
    } > "$out"
    """#

  /// Writes a table of texts by the names of their files, whatever folder they are in.
  private static let pages = #"""
    {
      echo "/// The files of the pages, by their names."
      echo "enum Pages {"
      echo "  static let texts: [String: String] = ["
      for file in "$@"; do
        name=$(basename "$file")
        case $name in *[!a-z0-9-.]*) fail "a page's name has lower-case letters, digits, '-' and '.' only";; esac
        literal "$name"
      done
      echo "  ]"
      echo "}"
    } > "$out"
    """#

  /// Writes a table of word lists by the tags of their languages.
  private static let words = languages("Words", "The word lists")

  /// Writes a table of the beginnings of claims by the tags of their languages.
  private static let beginnings = languages("Beginnings", "The beginnings of claims")

  private static func languages(_ name: String, _ subject: String) -> String {
    #"""
    {
      echo "/// \#(subject), by the tags of their languages."
      echo "enum \#(name) {"
      echo "  static let texts: [String: String] = ["
      for file in "$@"; do
        name=$(basename "$file"); name=${name%.*}
        case $name in *[!a-z]*) fail "a language's tag has lower-case letters only";; esac
        literal "$name"
      done
      echo "  ]"
      echo "}"
    } > "$out"
    """#
  }
}
