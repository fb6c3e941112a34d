// What the C library has on Linux and Swift's own module of it leaves out.

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// <stdio.h>, <unistd.h> and <fcntl.h> show these for GNU's extensions alone.
int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
int pipe2(int ends[2], int flags);

long syscall(long number, ...);

// Opens a path in which no name is that of a link; fails with ENOSYS before Linux 5.6.
static inline int linux_open_without_links(const char *path, int flags) {
#ifdef SYS_openat2
  const struct { unsigned long long flags, mode, resolve; } how = {
    .flags = (unsigned)flags, .resolve = 0x04 /* RESOLVE_NO_SYMLINKS */
  };
  return (int)syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
#else
  errno = ENOSYS;
  return -1;
#endif
}

enum {
  LINUX_RENAME_NOREPLACE = 1 << 0,
  LINUX_RENAME_EXCHANGE = 1 << 1,
  LINUX_F_SETSIG = 10,
  LINUX_F_SETLEASE = 1024
};
#endif
