TEXT = """the quick brown fox jumps over the lazy dog while the other dogs look on
and nobody says a word about it for the rest of the day until evening comes"""


def main():
    counts = {}
    for _ in range(4000):
        for line in TEXT.splitlines():
            for word in line.split():
                word = word.strip(".,").capitalize()
                counts[word] = counts.get(word, 0) + 1
    best = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:5]
    for word, count in best:
        print(f"{word:<10}|{count:>8,}")
    table = ["%05d:%s" % (n, "ab" * (n % 7)) for n in range(60000)]
    print(sum(len(row) for row in table), "".join(table[:3]))
    print(sum(row.replace("ab", "c").count("c") for row in table))


main()
