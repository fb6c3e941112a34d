// Runs a program from a process so small that its own memory cannot be taken for the program's.
//
//   measure FIGURES PROGRAM ARGUMENT…    writes `wall-ns user-us system-us peak-KiB status` into FIGURES

#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int argc, char **argv) {
  if (argc < 3) { fprintf(stderr, "usage: measure FIGURES PROGRAM ARGUMENT...\n"); return 2; }
  long long start = nanoseconds();
  pid_t child = vfork();
  if (child == 0) {
    execv(argv[2], argv + 2);
    _exit(127);
  }
  int status = 0;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) == -1 && errno == EINTR) {}
  long long wall = nanoseconds() - start;
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  FILE *figures = fopen(argv[1], "w");
  if (!figures) { perror(argv[1]); return 2; }
  fprintf(figures, "%lld %lld %lld %ld %d\n", wall, microseconds(usage.ru_utime), microseconds(usage.ru_stime), peak, code);
  return fclose(figures) == 0 ? 0 : 2;
}
