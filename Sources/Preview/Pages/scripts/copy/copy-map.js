// The map of a copy: everything is unlocked, and what is finished counts as in the apps.

/// What `POST /api/map` answers.
export function mapOfCopy(progress) {
  const {map} = globalThis.hornbookCopy;
  const episodes = map.filter((item) => depthOf(item.path) === 3);
  const done = episodes.map((episode) => doneCards(episode, progress));
  const items = Object.fromEntries(map.map((item) => [item.path, {
    isOpen: true, isFinished: isFinishedIn(item, episodes, progress), why: [],
    ...starsIn(item, episodes, progress), fraction: fractionOf(item.needs, episodes, done),
  }]));
  const needed = map.filter((item) => depthOf(item.path) === 1).flatMap((module) => module.needs);
  const {stars: earned, possible} = starsIn({path: ""}, episodes, progress);
  return {
    items, stars: {earned, possible}, fraction: fractionOf(needed, episodes, done), badges: badgesIn(progress),
    resume: resumeIn(episodes, progress), daily: null,
  };
}

/// The badges of all that is finished.
export function badgesIn(progress) {
  const {map} = globalThis.hornbookCopy;
  const episodes = map.filter((item) => depthOf(item.path) === 3);
  const earned = map.filter((item) => item.badge && isFinishedIn(item, episodes, progress));
  return earned.map(({path, badge}) => ({path, ...badge}));
}

/// The episode with which to go on after one, as the server finds it; null where all are finished.
export function nextInCopy(path, {finishedEpisodes = []}) {
  const episodes = globalThis.hornbookCopy.map.filter((item) => depthOf(item.path) === 3);
  const here = episodes.findIndex((episode) => episode.path === path);
  const left = [...episodes.slice(here + 1), ...episodes.slice(0, here)].filter((episode) => !finishedEpisodes.includes(episode.path));
  return (left.find((episode) => !episode.isOptional) ?? left[0])?.path ?? null;
}

function depthOf(path) {
  return path.split("/").length;
}

function isFinishedIn({needs}, episodes, {finishedEpisodes = []}) {
  return needs.length > 0 && needs.every((index) => finishedEpisodes.includes(episodes[index].path));
}

function doneCards({path, cards}, {finishedEpisodes = [], finishedCards = []}) {
  // An episode without cards would otherwise count for nothing.
  if (finishedEpisodes.includes(path)) return Math.max(1, cards);
  return finishedCards.filter((card) => card.startsWith(`${path}/`)).length;
}

function fractionOf(needs, episodes, done) {
  const all = needs.reduce((sum, index) => sum + Math.max(1, episodes[index].cards), 0);
  return all === 0 ? 0 : needs.reduce((sum, index) => sum + done[index], 0) / all;
}

function starsIn({path}, episodes, {stars = {}}) {
  const inside = episodes.filter((episode) => path === "" || episode.path === path || episode.path.startsWith(`${path}/`));
  return {stars: inside.reduce((sum, episode) => sum + (stars[episode.path] ?? 0), 0), possible: inside.reduce((sum, episode) => sum + episode.stars, 0)};
}

function resumeIn(episodes, {finishedEpisodes = [], currentEpisode = null}) {
  const unfinished = episodes.filter((episode) => !finishedEpisodes.includes(episode.path));
  const next = unfinished.find((episode) => episode.path === currentEpisode)
    ?? unfinished.find((episode) => !episode.isOptional) ?? unfinished[0];
  return next ? {episode: next.path, card: null} : null;
}
