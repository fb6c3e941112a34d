// The C library under one name on every system, for the tool. What apps embed cannot import this target: the files
// there that call the C library ask for themselves which one it is.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import CLinux
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import CLinux
  @_exported public import Musl
#endif
