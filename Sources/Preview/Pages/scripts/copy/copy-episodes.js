// The episodes of a copy, each loaded from its file when it is first shown.

/// An episode with its answer sheets: `{shown, sheets, solutions, starsByMistakes}`.
export function copiedEpisode(path) {
  const {episodes, map} = globalThis.hornbookCopy;
  if (episodes[path]) return Promise.resolve(episodes[path]);
  if (!map.some((item) => item.path === path)) return Promise.reject(new Error(`There is no episode '${path}'.`));
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `data/episodes/${path}.js`;
    script.addEventListener("load", () => resolve(episodes[path]));
    script.addEventListener("error", () => reject(new Error(`The file ${script.getAttribute("src")} of this copy is missing.`)));
    document.head.append(script);
  });
}

/// The answer sheet of a card, or of a question of a quiz, whose episode has been loaded.
export function answerSheet(path) {
  return globalThis.hornbookCopy.episodes[episodeOf(path)].sheets[path];
}

/// What `GET /api/solution` answers for a card whose episode has been loaded; null where its task has no solution.
export function solutionInCopy(path) {
  const solution = globalThis.hornbookCopy.episodes[episodeOf(path)].solutions?.[path];
  return solution === undefined ? null : {solution};
}

/// The path of the episode that a card or a question is in.
export function episodeOf(path) {
  return path.split("/").slice(0, 3).join("/");
}

/// The questions of one attempt at a quiz, by their places.
export function drawnPlaces(path, seed) {
  const {draws} = answerSheet(path);
  return draws[seed % draws.length];
}
