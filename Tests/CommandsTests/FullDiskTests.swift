import TestSupport
import Testing

/// Publishing onto a disk without room; `Pages/full-disk.md` has what shows itself on every machine.
struct FullDiskTests {
  /// Whether a small disk of memory can be mounted here, which takes Linux and its superuser.
  private static let canMount =
    (try? Command("/usr/bin/env", ["unshare", "-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).run().status) == 0

  @Test(
    "a release onto a full disk fails with the reason, and goes on once there is room",
    .enabled(if: canMount, "a tmpfs takes Linux and its superuser"))
  func fullDisk() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    let script = """
      mkdir disk && mount -t tmpfs -o size=64k tmpfs disk || exit 9
      head -c 100000 /dev/zero > disk/fill 2> /dev/null
      "$0" publish --first --output disk/dist 2>&1; echo "exit status $?"; find disk -type f
      rm disk/fill; "$0" publish --first --output disk/dist | head -n 1
      """
    let hornbook = try BuiltProduct.path(of: "hornbook")
    let end = try Command(
      "/usr/bin/env", ["unshare", "-m", "sh", "-c", script, hornbook], in: folder.path,
      environment: ["SOURCE_DATE_EPOCH": "0"]
    ).run()
    let lines = end.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(end.output)\(end.errors)")
    #expect(lines[0].hasPrefix("hornbook: cannot write 'disk/dist/content/"))
    #expect(lines[0].hasSuffix(".json': no space left on device"))
    #expect(
      Array(lines[1...]) == [
        "exit status 2", "disk/fill", "published version 1.0.0 (sequence 1): disk/dist/manifest.json",
      ])
  }

  @Test(
    "a release that is kept but cannot become current says that its version is taken, and how it becomes current",
    .enabled(if: canMount, "a tmpfs takes Linux and its superuser"))
  func keptAlone() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    // Room for the disk's own folder, dist, content with two files, versions and one file there.
    let script = """
      mkdir disk && mount -t tmpfs -o nr_inodes=7 tmpfs disk || exit 9
      "$0" publish --first --output disk/dist 2>&1; echo "exit status $?"; ls disk/dist
      mount -o remount,nr_inodes=99 disk; "$0" publish --first --output disk/dist 2>/dev/null | head -n 1
      """
    let hornbook = try BuiltProduct.path(of: "hornbook")
    let end = try Command(
      "/usr/bin/env", ["unshare", "-m", "sh", "-c", script, hornbook], in: folder.path,
      environment: ["SOURCE_DATE_EPOCH": "0"]
    ).run()
    #expect(
      end.output == """
        hornbook: version 1.0.0 (sequence 1) is kept in 'disk/dist/versions', but is not current: cannot write \
        'disk/dist/manifest.json': no space left on device
          help: repair that and repeat the command, which makes it current
        exit status 2
        content
        versions
        published version 1.0.0 (sequence 1): disk/dist/manifest.json

        """, "\(end.errors)")
  }
}
