// What the C library has on Linux and Swift's own module of it leaves out.

#if defined(__linux__)
#include <sys/xattr.h>

// <stdio.h>, <unistd.h> and <fcntl.h> show these for GNU's extensions alone.
int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
int pipe2(int ends[2], int flags);

enum {
  LINUX_RENAME_NOREPLACE = 1 << 0,
  LINUX_RENAME_EXCHANGE = 1 << 1,
  LINUX_F_SETSIG = 10,
  LINUX_F_SETLEASE = 1024
};
#endif
