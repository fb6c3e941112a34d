// What a change of the progress means.

/// Whether a later progress still has everything that was done before; otherwise it is another learner's, or one who starts over.
export function continuesProgress(before, later) {
  const has = (list, item) => (list ?? []).includes(item);
  const isDone = (card) => has(later.finishedCards, card) || has(later.finishedEpisodes, episodeAround(card));
  const isTried = ([card, answers]) => answers.every((answer) => has(later.wrongAnswers?.[card], answer));
  return (before.finishedEpisodes ?? []).every((episode) => has(later.finishedEpisodes, episode))
    && (before.finishedCards ?? []).every(isDone)
    && Object.entries(before.wrongAnswers ?? {}).every(isTried);
}

/// The path of the episode that a card is in.
export function episodeAround(card) {
  return card.slice(0, card.lastIndexOf("/"));
}
