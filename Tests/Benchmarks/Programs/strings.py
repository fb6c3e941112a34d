def main():
    s = ""
    for i in range(200000):
        s += str(i)
    print(len(s))
    words = []
    for i in range(200000):
        words.append("w" + str(i % 100))
    t = " ".join(words)
    print(len(t), t.count("w1"), t.upper()[:20])
    n = 0
    for c in t:
        if c == "w": n += 1
    print(n, len(t.split()))
    print(sum(len(f"{i}:{i*2}") for i in range(200000)))
main()
