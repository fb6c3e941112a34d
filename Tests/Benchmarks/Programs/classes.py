class Vec:
    def __init__(self, x, y):
        self.x = x
        self.y = y
    def __add__(self, o):
        return Vec(self.x + o.x, self.y + o.y)
    def dot(self, o):
        return self.x * o.x + self.y * o.y
class Sub(Vec):
    def dot(self, o):
        return super().dot(o) + 1
def main():
    v = Vec(0, 0); w = Vec(1, 2); t = 0
    for i in range(300000):
        v = v + w
        t += v.dot(w)
    s = Sub(1, 1)
    for i in range(200000):
        t += s.dot(w)
    print(v.x, v.y, t)
main()
