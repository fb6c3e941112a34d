"""A robot that does a row of action cards in a world, by the pages "Robot programs" and "How cards are graded"."""

HEADINGS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
TURNS = {"left": lambda row, column: (-column, row), "right": lambda row, column: (column, -row)}
COLLECTING = {"byCard", "byWalking"}
ENDS = {"allCollected", "atGoal", "both"}


class Robot:
    """A robot in a world, and what it did."""

    def __init__(self, world, collecting, done_when):
        rows, _, legend = world.strip("\n").partition("\n\n")
        self.rows = rows.split("\n")
        self.legend = dict(line.split(" ", 1) for line in legend.split("\n") if line)
        self.by_walking = collecting in COLLECTING and collecting == "byWalking"
        self.end = done_when if done_when in ENDS else None
        self.taken = []
        for row, line in enumerate(self.rows):
            for column, character in enumerate(line):
                if character in HEADINGS:
                    self.place, self.heading = (row, column), HEADINGS[character]

    def tile(self, place):
        """The name of a tile; outside of the map is wall, and the robot starts on floor."""
        row, column = place
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])):
            return "wall"
        names = {"#": "wall", ".": "floor", "o": "collectible", "G": "goal", **dict.fromkeys(HEADINGS, "floor")}
        return names.get(self.rows[row][column]) or self.legend[self.rows[row][column]]

    def places(self, name):
        """Where tiles of a name are."""
        every = ((row, column) for row in range(len(self.rows)) for column in range(len(self.rows[0])))
        return [place for place in every if self.tile(place) == name]

    def is_blocked(self, place):
        """Whether the robot bumps into a tile: a wall, or a door without its key."""
        name = self.tile(place)
        key = name.replace("door", "key")
        return name == "wall" or name.endswith("door") and not any(self.tile(taken) == key for taken in self.taken)

    def take(self):
        """Takes what is here."""
        name = self.tile(self.place)
        if (name == "collectible" or name.endswith("key")) and self.place not in self.taken:
            self.taken.append(self.place)

    def is_done(self):
        """Whether the level is done."""
        has_all = all(place in self.taken for place in self.places("collectible"))
        is_home = self.tile(self.place) == "goal"
        if self.end == "allCollected":
            return has_all
        if self.end == "atGoal":
            return is_home
        return has_all and (is_home or self.end is None and not self.places("goal"))

    def go(self, distance):
        """Goes or jumps ahead; gives how the run ends there, or None."""
        way = [tuple(a + b * step for a, b in zip(self.place, self.heading)) for step in range(1, distance + 1)]
        if any(self.is_blocked(place) for place in way):
            return "bumped"
        if self.tile(way[-1]) == "pit":
            return "fell"
        self.place = way[-1]
        if self.by_walking:
            self.take()
        return None

    def do(self, card):
        """Does a card; gives how the run ends there, or None."""
        if card in ("forward", "jump"):
            return self.go(1 if card == "forward" else 2)
        if card == "collect":
            self.take()
        else:
            self.heading = TURNS[card](*self.heading)
        return None


def run(given):
    """How a row of cards ends, how many of them were done, what was taken, and where the robot is."""
    robot, done, ending = Robot(given["world"], given["collecting"], given["doneWhen"]), 0, None
    for card in given["program"]:
        done += 1
        ending = robot.do(card["card"]) or ("done" if robot.is_done() else None)
        if ending:
            break
    counted = lambda place: [place[0] + 1, place[1] + 1]
    return {
        "ending": ending or "unfinished", "cards": done, "taken": [counted(place) for place in robot.taken],
        "robot": counted(robot.place),
    }
