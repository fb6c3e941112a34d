"""Apps that follow the channels of a published folder, by the documentation alone.

    python3 Tests/PythonClient/follow.py dist apps.json 1.0.0@stable 1.4.0@beta -

Each app has a version and a channel; `-` stands for one that is not opened this time. Each that is opened looks for a
new release, follows the ids of the one that it takes, and then does some cards, so that a release often comes in the
middle of an episode. What the apps keep is in the second file, which is made where it is not there. What each app has
is printed as JSON: the version, the sequence, and by the titles of its episodes and the texts of its cards what is
finished with the release (`found`) and after the cards of this time (`left`).
"""
import json
import os
import sys

import progress
import releases
from locks import LessonMap
from walk import Learner

CARDS = 4


class App:
    """An app with what it keeps from one day to the next."""

    def __init__(self, name, kept):
        self.client, self.channel = name.split("@")
        self.kept = kept or {"sequence": None, "client": self.client, "release": None, "progress": progress.read({})}

    def update(self, publication):
        """Takes what its channel offers, if that is newer and can be read."""
        file = publication.channel(self.channel)
        if file is None or not self.is_worth_reading(file):
            return
        release = releases.release_for(file, self.client)
        if release is None:
            return
        index = publication.index(release)
        self.kept.update(
            sequence=file["sequence"], client=self.client, release=release,
            progress=progress.following(self.kept["progress"], index.get("ids") or {}))

    def is_worth_reading(self, file):
        sequence = self.kept["sequence"]
        return releases.is_newer(file, sequence) or file["sequence"] == sequence and self.kept["client"] != self.client

    def open(self, publication):
        """Goes on for some cards; gives what was finished before and after that."""
        if self.kept["release"] is None:
            return {"version": None}
        index = publication.index(self.kept["release"])
        modules = [publication.module(outline) for outline in index["modules"]]
        found = finished(index, modules, self.kept["progress"])
        learner = Learner(index, modules, [], self.kept["progress"])
        for _ in range(CARDS):
            learner.do_card()
        return {
            "version": self.kept["release"]["version"], "sequence": self.kept["sequence"], "found": found,
            "left": finished(index, modules, self.kept["progress"]),
        }


def finished(index, modules, done):
    """The titles of finished episodes and the texts of finished cards."""
    lessons, cards = LessonMap(index, done), set(done["finishedCards"])
    episodes = [
        (f'{module["id"]}/{block["id"]}/{episode["id"]}', episode)
        for module in modules for block in module["blocks"] for episode in block["episodes"]]
    titles = [episode["title"] for path, episode in episodes if lessons.is_finished(path)]
    known = [(f'{path}/{card["id"]}', card) for path, episode in episodes for card in episode["cards"]]
    return titles + [card["text"] for path, card in known if path in cards]


def main(folder, file, names):
    """Opens each app once."""
    all_kept = [None] * len(names)
    if os.path.exists(file):
        with open(file, encoding="utf-8") as written:
            all_kept = json.load(written)
    publication, reports = releases.Publication(folder), []
    for place, name in enumerate(names):
        if name == "-":
            reports.append(None)
            continue
        app = App(name, all_kept[place])
        app.update(publication)
        reports.append(app.open(publication))
        all_kept[place] = app.kept
    with open(file, "w", encoding="utf-8") as written:
        json.dump(all_kept, written)
    print(json.dumps(reports))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
