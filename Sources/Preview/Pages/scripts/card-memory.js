// What the learner has entered on each card, as long as the page lives.

const remembered = new Map();

/// `memory`: `{type, state, hints, phase, response}`.
export function rememberCard(path, memory) {
  remembered.set(path, memory);
}

/// What was entered on the card, unless another kind of card has taken its path since.
export function recallCard(card) {
  const memory = remembered.get(card.path);
  return memory?.type === card.type ? memory : null;
}

/// Forgets the verdicts, as after a change of the curriculum, and keeps what was entered.
export function forgetVerdicts(episode) {
  for (const [path, memory] of remembered) {
    if (path.startsWith(`${episode}/`)) remembered.set(path, {...memory, phase: "answering", response: null});
  }
}

export function forgetAnswers() {
  remembered.clear();
}
