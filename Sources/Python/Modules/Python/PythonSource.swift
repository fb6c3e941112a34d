/// The texts of the modules that are written in Python, one file each; nothing reads them before their import.
enum PythonSource {}
