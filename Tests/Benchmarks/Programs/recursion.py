def solve(n, row, cols, d1, d2):
    if row == n: return 1
    c = 0
    for col in range(n):
        if col not in cols and (row + col) not in d1 and (row - col) not in d2:
            cols.add(col); d1.add(row + col); d2.add(row - col)
            c += solve(n, row + 1, cols, d1, d2)
            cols.remove(col); d1.remove(row + col); d2.remove(row - col)
    return c
print(solve(9, 0, set(), set(), set()))
