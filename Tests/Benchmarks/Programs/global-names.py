total = 0
i = 0
while i < 2000000:
    total += i * 2
    i += 1
print(total)
