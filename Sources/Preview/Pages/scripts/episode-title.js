// The title of an episode in the outline.

/// The title; the path itself for an episode that is not in the outline.
export function episodeTitle(outline, path) {
  const episodes = outline.modules.flatMap((module) => module.blocks.flatMap((block) => block.episodes));
  return episodes.find((episode) => episode.path === path)?.title ?? path;
}
