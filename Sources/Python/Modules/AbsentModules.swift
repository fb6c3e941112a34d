/// The modules of Python's library that are not here, and why.
enum AbsentModules {
  /// Why a module is not here; nil for one that Python does not have either.
  static func reason(_ name: String) -> Unsupported? {
    guard let top = name.split(separator: ".").first.map(String.init) else { return nil }
    return groups.first { $0.names.contains(top) }?.reason
  }

  private static let groups: [(reason: Unsupported, names: Set<String>)] = [
    (
      .files,
      [
        "bz2", "configparser", "csv", "dbm", "filecmp", "fileinput", "fnmatch", "glob", "gzip", "linecache", "lzma",
        "mmap", "os", "pathlib", "pickle", "posixpath", "shelve", "shutil", "sqlite3", "stat", "tarfile", "tempfile",
        "tomllib", "zipfile",
      ]
    ),
    (
      .network,
      [
        "email", "ftplib", "http", "imaplib", "poplib", "select", "selectors", "smtplib", "socket", "socketserver",
        "ssl", "urllib", "webbrowser", "wsgiref", "xmlrpc",
      ]
    ),
    (.windows, ["curses", "idlelib", "tkinter", "turtledemo"]),
    (.threads, ["_thread", "asyncio", "concurrent", "contextvars", "sched", "threading"]),
    (.processes, ["code", "multiprocessing", "pdb", "pty", "runpy", "signal", "subprocess", "venv"]),
    (
      .otherModules,
      [
        "argparse", "ast", "atexit", "base64", "binascii", "cProfile", "cmd", "codecs", "colorsys", "copyreg",
        "crypt", "ctypes", "difflib", "dis", "doctest", "errno", "faulthandler", "gc", "getopt", "getpass", "gettext",
        "hashlib", "hmac", "html", "importlib", "ipaddress", "locale", "logging", "mimetypes", "opcode", "optparse",
        "pkgutil", "platform", "plistlib", "profile", "pstats", "pyclbr", "pydoc", "quopri", "readline", "reprlib",
        "resource", "rlcompleter", "secrets", "shlex", "site", "sre_compile", "symtable", "sysconfig",
        "tabnanny", "termios", "test", "timeit", "token", "tokenize", "trace", "tracemalloc", "tty", "unittest",
        "uuid", "weakref", "winsound", "xml", "zipapp", "zipimport", "zlib", "zoneinfo",
      ]
    ),
  ]
}
