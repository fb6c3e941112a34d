"""What is finished, unlocked and earned, by the page "Locks and progress"."""
import stars


class Item:
    """A module, a block or an episode of an index."""

    def __init__(self, outline, holder=None):
        self.outline = outline
        self.holder = holder
        self.path = f'{holder.path}/{outline["id"]}' if holder else outline["id"]
        self.parts = [Item(part, self) for part in outline.get("blocks") or outline.get("episodes") or []]
        self.is_episode = "cardCount" in outline
        self.is_optional = outline.get("optional") or False

    @property
    def all(self):
        """The item and all in it, in the order of the index."""
        return [self] + [item for part in self.parts for item in part.all]

    @property
    def episodes(self):
        """The episodes in it; an episode has itself."""
        return [item for item in self.all if item.is_episode]

    @property
    def needed(self):
        """The episodes that must be done for it."""
        if self.is_episode:
            return [self]
        if self.holder:
            return [it for it in self.parts if not it.is_optional] or self.parts
        own = [it for block in self.parts if not block.is_optional for it in block.parts if not it.is_optional]
        return own or [episode for block in self.parts for episode in block.needed]

    @property
    def module(self):
        return self.holder.module if self.holder else self


class LessonMap:
    """All lessons of an index as a learner with some progress sees them."""

    def __init__(self, index, progress):
        self.items = {item.path: item for outline in index["modules"] for item in Item(outline).all}
        self.episodes = [item for item in self.items.values() if item.is_episode]
        self.progress = progress
        self.done = set(progress["finishedEpisodes"])
        former = index.get("ids") or {}
        self.kept_stars = {path: count for path, count in progress["stars"].items() if path not in former}

    def is_finished(self, path):
        item = self.items.get(path)
        return bool(item and item.needed) and all(episode.path in self.done for episode in item.needed)

    def is_unlocked(self, path):
        item = self.items[path]
        if item.is_episode:
            return path in self.done or not self.reasons(item)
        return any(self.is_unlocked(episode.path) for episode in item.episodes) or not self.reasons(item)

    def why_locked(self, path):
        """What keeps an item locked; nothing for one that is unlocked."""
        return [] if self.is_unlocked(path) else self.reasons(self.items[path])

    def reasons(self, item):
        """What an item waits for and does not have yet, each thing once."""
        found = []
        access = item.module.outline.get("access")
        if access and access["sha256"] not in self.progress["accessCodes"]:
            found.append({"accessCode": item.module.path})
        if item.holder and not item.is_episode:
            found += self.unmet(item.holder)
        found += self.unmet(item)
        return [reason for place, reason in enumerate(found) if reason not in found[:place]]

    def unmet(self, item):
        """What of its own lock does not hold."""
        lock = item.outline["lock"]
        before = [lock["after"]] if lock.get("after") is not None else []
        found = [{"finish": path} for path in before + lock["allOf"] if not self.is_finished(path)]
        for paths in lock.get("oneOfEach") or []:
            if not any(self.is_finished(path) for path in paths):
                found.append({"finishOneOf": paths})
        for gate in lock.get("stars") or []:
            missing = gate["count"] - self.stars_before(gate["before"])
            if missing > 0:
                found.append({"stars": missing, "before": gate["before"]})
        return found

    def stars_before(self, path):
        """The stars earned in what comes before an item."""
        first = self.items[path].episodes[0]
        return sum(self.stars_of(it) for it in self.episodes[:self.episodes.index(first)])

    def stars_of(self, episode):
        """The stars earned in an episode."""
        return stars.earned_of(episode.outline.get("starCount") or 0, episode.path, self.kept_stars)

    def badges(self):
        """The full ids of the items whose badges are earned, in order."""
        return [
            path for path, item in self.items.items()
            if item.outline.get("badge") and (path in self.progress["badges"] or self.is_finished(path))]

    def next_episode(self):
        """The episode with which a learner goes on; None where none is left that may be played."""
        left = [it for it in self.episodes if it.path not in self.done]
        if self.progress.get("currentEpisode") in [it.path for it in left]:
            return self.progress["currentEpisode"]
        left = [it for it in left if self.is_unlocked(it.path)]
        paths = [it.path for it in left]
        needed = [it.path for it in left if not it.is_optional and not it.holder.is_optional]
        return next(iter(needed + paths), None)
