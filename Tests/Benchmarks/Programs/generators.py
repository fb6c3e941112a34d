def count(n):
    i = 0
    while i < n:
        yield i
        i += 1
def evens(it):
    for x in it:
        if x % 2 == 0: yield x
def tree(n):
    if n:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)
print(sum(evens(count(800000))), sum(tree(14)))
