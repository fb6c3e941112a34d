// The outline of the curriculum by path, and its items in order.

/// `{byPath: Map(path → entry), cards: [paths], episodes: [paths], roots: [entries]}`; an entry is
/// `{path, kind, title, type, findings, isUnreadable, parent, children}`.
export function indexCurriculum(outline) {
  const index = {byPath: new Map(), cards: [], episodes: [], roots: []};
  index.roots = (outline?.modules ?? []).map((item) => entryOf(index, item, "module", null));
  return index;
}

/// The entry at a path, or the nearest one around it: a question of a quiz belongs to the card of the quiz.
export function nearestEntry(index, path) {
  for (let rest = path; rest; rest = rest.slice(0, Math.max(rest.lastIndexOf("/"), 0))) {
    if (index.byPath.has(rest)) return index.byPath.get(rest);
  }
  return null;
}

/// Where the phone is when it shows an item: `{view, episode, card}`. A module or block is shown on the map.
export function placeOf(index, path) {
  const entry = nearestEntry(index, path);
  if (entry?.kind === "card") return {view: "episode", episode: entry.parent.path, card: entry.path};
  if (entry?.kind === "episode") return {view: "episode", episode: entry.path, card: null};
  return {view: "map", episode: null, card: null};
}

/// The path of the next card (`step` 1) or the previous one (-1) in the whole curriculum; undefined where there is none. A place without a
/// card is before the first card of its episode, the map before all cards.
export function neighborCard(index, place, step) {
  const position = index.cards.indexOf(place.card);
  if (position >= 0) return index.cards[position + step];
  const episode = index.episodes.indexOf(place.episode);
  const before = index.cards.filter((card) => index.episodes.indexOf(index.byPath.get(card).parent.path) < episode).length;
  return index.cards[step > 0 ? before : before - 1];
}

/// The entries from the module down to this one.
export function trailOf(entry) {
  return entry ? [...trailOf(entry.parent), entry] : [];
}

export function isInside(path, ancestor) {
  return path === ancestor || String(path ?? "").startsWith(`${ancestor}/`);
}

const childrenOfKinds = {module: ["blocks", "block"], block: ["episodes", "episode"], episode: ["cards", "card"]};

function entryOf(index, item, kind, parent) {
  const title = item.title ?? item.path.split("/").at(-1);
  const {path, type = null, findings, isUnreadable = false} = item;
  const entry = {path, kind, title, type, findings, isUnreadable, parent, children: []};
  index.byPath.set(item.path, entry);
  if (kind === "card" && !isUnreadable) index.cards.push(item.path);
  if (kind === "episode") index.episodes.push(item.path);
  const [member, kindOfChild] = childrenOfKinds[kind] ?? [null, null];
  entry.children = (item[member] ?? []).map((child) => entryOf(index, child, kindOfChild, entry));
  return entry;
}
