import Foundation
import TestSupport

/// Debian's nginx on this machine, with a folder into which everyone can put files.
final class WebDAVServer {
  /// The address of the folder.
  let address: String
  /// The folder on the disk.
  let store: String
  private let folder: TemporaryDirectory
  private let process: RunningProcess

  /// Starts the server on a port that is free.
  init() throws {
    folder = try TemporaryDirectory()
    store = "\(folder.path)/evidence"
    try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: false)
    guard let port = freePort().map(Int.init) else { throw Missing() }
    address = "http://127.0.0.1:\(port)/evidence"
    try folder.write(Self.settings(folder.path, port), to: "nginx.conf")
    process = try Command(
      try Self.program(), ["-p", folder.path, "-e", "\(folder.path)/errors", "-c", "\(folder.path)/nginx.conf"]
    ).start()
    try waitUntilItAnswers()
  }

  deinit {
    process.killNow()
    _ = try? process.wait()
  }

  private static func settings(_ root: String, _ port: Int) -> String {
    """
    daemon off;
    master_process off;
    pid \(root)/pid;
    events {}
    http {
      access_log off;
      client_max_body_size 64m;
      client_body_temp_path \(root)/bodies;
      proxy_temp_path \(root)/proxy;
      fastcgi_temp_path \(root)/fastcgi;
      uwsgi_temp_path \(root)/uwsgi;
      scgi_temp_path \(root)/scgi;
      server {
        listen 127.0.0.1:\(port);
        root \(root);
        location /evidence/ { dav_methods PUT; }
      }
    }
    """
  }

  private static func program() throws -> String {
    try Judge.ask("nginx")
    let places = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]
    guard let place = places.first(where: FileManager.default.isExecutableFile) else { throw Missing() }
    return place
  }

  /// nginx is not installed, which must fail the test.
  struct Missing: Error, CustomStringConvertible {
    let description = "there is no nginx: run `make test`, which installs it"
  }

  private func waitUntilItAnswers() throws {
    for _ in 0..<200 {
      let answer = try Command("/usr/bin/env", ["curl", "--silent", "--output", "/dev/null", address + "/"]).run()
      if answer.status == 0 { return }
      usleep(50_000)
    }
    throw Missing()
  }
}
