import math
class Body:
    def __init__(self, x, y, z, vx, vy, vz, m):
        self.x, self.y, self.z = x, y, z
        self.vx, self.vy, self.vz = vx, vy, vz
        self.m = m
bodies = [Body(0,0,0,0,0,0,39.47), Body(4.84,-1.16,-.10,.6,2.8,-.02,.037), Body(8.34,4.12,-4.0,-1.01,1.8,.008,.011), Body(12.8,-15.1,-.22,1.08,.86,-.01,.0017)]
def advance(dt):
    n = len(bodies)
    for i in range(n):
        a = bodies[i]
        for j in range(i+1, n):
            b = bodies[j]
            dx = a.x - b.x; dy = a.y - b.y; dz = a.z - b.z
            d2 = dx*dx + dy*dy + dz*dz
            mag = dt / (d2 * math.sqrt(d2))
            a.vx -= dx * b.m * mag; a.vy -= dy * b.m * mag; a.vz -= dz * b.m * mag
            b.vx += dx * a.m * mag; b.vy += dy * a.m * mag; b.vz += dz * a.m * mag
    for b in bodies:
        b.x += dt * b.vx; b.y += dt * b.vy; b.z += dt * b.vz
for _ in range(40000): advance(0.001)
print(bodies[1].x, bodies[2].y)
