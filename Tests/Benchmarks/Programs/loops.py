def main():
    total = 0
    for i in range(1500):
        for j in range(1500):
            if (i * j) % 7 == 3:
                total += i ^ j
    print(total)
main()
