"""Fetching releases, by the page "The publishing protocol"."""
import hashlib
import json
import os
import re

FORMATS = {4}
ID = "[a-z0-9]+(-[a-z0-9]+)*"
FULL_ID = f"{ID}(/{ID})*"
ASSET = "assets(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+"


class Refused(Exception):
    """A file that is not what the release says it is."""


def precedence(version):
    """What orders versions as Semantic Versioning 2.0.0 does; what follows `+` does not count."""
    core, _, before = version.partition("+")[0].partition("-")
    names = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in before.split(".")] if before else []
    return [int(part) for part in core.split(".")], not before, names


def is_readable(release, client):
    """Whether a client of a version can read a release."""
    return release["formatVersion"] in FORMATS and precedence(release["minimumClient"]) <= precedence(client)


def release_for(file, client):
    """Of a channel's file, the first release that a client can read; None where there is none."""
    return next((it for it in [file] + (file.get("offers") or []) if is_readable(it, client)), None)


def is_newer(file, sequence):
    """Whether a channel's file is newer than the one with a sequence; None stands for no file so far."""
    return sequence is None or file["sequence"] > sequence


def is_id(text):
    """Whether a text is an id."""
    return re.fullmatch(ID, text) is not None


def is_full_id(text):
    """Whether a text is a full id: ids with `/` between them."""
    return re.fullmatch(FULL_ID, text) is not None


def is_asset_path(text):
    """Whether a text is the path of an image."""
    return re.fullmatch(ASSET, text) is not None


def refuse_malformed(ids, full_ids, assets):
    """Refuses names that nothing published can have."""
    for check, names in ((is_id, ids), (is_full_id, full_ids), (is_asset_path, assets)):
        for name in names:
            if not check(name):
                raise Refused(f"{name!r} is malformed")


def refuse_malformed_index(index):
    """Refuses an index with a name that nothing published can have."""
    items = [it for module in index["modules"] for it in [module] + module["blocks"]]
    items += [it for module in index["modules"] for block in module["blocks"] for it in block["episodes"]]
    locks = [it["lock"] for it in items]
    full_ids = [path for lock in locks for path in [lock.get("after")] + lock["allOf"] if path]
    full_ids += [path for lock in locks for paths in lock.get("oneOfEach") or [] for path in paths]
    full_ids += [gate["before"] for lock in locks for gate in lock.get("stars") or []]
    for path, fate in (index.get("ids") or {}).items():
        full_ids += [path] + (fate.get("now") or []) + (fate.get("successors") or [])
    badges = [it["badge"]["image"] for it in items if (it.get("badge") or {}).get("image")]
    images = [it[key]["image"] for it in items for key in ("icon", "banner") if it.get(key)]
    refuse_malformed([it["id"] for it in items], full_ids, list(index.get("assets") or {}) + badges + images)


def is_right_code(access, typed):
    """Whether what a learner typed is a module's access code."""
    text = f'{access["salt"]}\n{typed.strip(" ")}'
    return hashlib.sha256(text.encode()).hexdigest() == access["sha256"]


class Publication:
    """A folder that was published into, read as a client reads a server."""

    def __init__(self, folder):
        self.folder = folder

    def channel(self, name="stable"):
        """The file of a channel; None where the channel has none."""
        path = os.path.join(self.folder, "manifest.json" if name == "stable" else f"channels/{name}.json")
        return json.loads(read(path)) if os.path.exists(path) else None

    def index(self, release):
        """The index of a release."""
        index = json.loads(self.content(release["index"]))
        refuse_malformed_index(index)
        return index

    def module(self, outline):
        """A module with all its cards, as the outline in the index names it."""
        file = json.loads(self.content(outline["content"]))
        if file["formatVersion"] not in FORMATS:
            raise Refused(f'the module {outline["id"]} has the format {file["formatVersion"]}')
        return file["module"]

    def asset(self, asset):
        """The bytes of an image."""
        return self.content(asset, asset["format"])

    def content(self, reference, ending="json"):
        """The bytes of a file of content, once they have the size and the digest that the reference names."""
        data = read(os.path.join(self.folder, "content", f'{reference["sha256"]}.{ending}'))
        if len(data) != reference["size"] or hashlib.sha256(data).hexdigest() != reference["sha256"]:
            raise Refused(f'content/{reference["sha256"]}.{ending} is damaged')
        return data


def read(path):
    with open(path, "rb") as file:
        return file.read()
