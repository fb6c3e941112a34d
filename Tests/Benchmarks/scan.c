// The floor to measure against: libyaml's bare event loop over files, on one core.
//
//   scan LIST    LIST holds a path a line; prints how many bytes and events there were

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

static unsigned char *contents;
static size_t capacity;

static size_t read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(2); }
  size_t size = 0;
  for (;;) {
    if (size == capacity) {
      capacity = capacity ? capacity * 2 : 1 << 16;
      contents = realloc(contents, capacity);
      if (!contents) exit(2);
    }
    size_t got = fread(contents + size, 1, capacity - size, file);
    if (got == 0) break;
    size += got;
  }
  fclose(file);
  return size;
}

static size_t scan(size_t size, const char *path) {
  yaml_parser_t parser;
  yaml_event_t event;
  size_t events = 0;
  if (!yaml_parser_initialize(&parser)) exit(2);
  yaml_parser_set_input_string(&parser, contents, size);
  for (;;) {
    if (!yaml_parser_parse(&parser, &event)) { fprintf(stderr, "%s: %s\n", path, parser.problem); exit(1); }
    yaml_event_type_t type = event.type;
    yaml_event_delete(&event);
    events++;
    if (type == YAML_STREAM_END_EVENT) break;
  }
  yaml_parser_delete(&parser);
  return events;
}

int main(int argc, char **argv) {
  FILE *list = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!list) { fprintf(stderr, "usage: scan LIST\n"); return 2; }
  char path[4096];
  size_t bytes = 0, events = 0;
  while (fgets(path, sizeof path, list)) {
    path[strcspn(path, "\n")] = 0;
    size_t size = read_file(path);
    events += scan(size, path);
    bytes += size;
  }
  printf("%zu bytes, %zu events\n", bytes, events);
  return 0;
}
