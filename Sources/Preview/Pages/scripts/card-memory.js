// What the learner has entered on each card, as long as the page lives.

const remembered = new Map();
const revisions = new Map();

/// `memory`: `{state, hints, phase, response}`.
export function rememberCard(card, memory) {
  remembered.set(card.path, {...memory, type: card.type, content: JSON.stringify(card)});
}

/// What was entered on the card, unless another kind of card has taken its path since. The verdict is only on the card as it was.
export function recallCard(card) {
  const memory = remembered.get(card.path);
  if (memory?.type !== card.type) return null;
  return memory.content === JSON.stringify(card) ? memory : withoutVerdict(memory);
}

/// Forgets the verdicts in an episode, as when it is done once more, and keeps what was entered.
export function forgetVerdicts(episode) {
  for (const [path, memory] of remembered) {
    if (path.startsWith(`${episode}/`)) remembered.set(path, withoutVerdict(memory));
  }
}

export function forgetAnswers() {
  remembered.clear();
  revisions.clear();
}

/// Of the wrong answers that were ever tried on a card those that were tried on it as it is: its key may have changed since. `latest` is one that
/// was tried just now.
export function triedAsItIs({path, revision}, answers, latest = null) {
  const known = revisions.get(path) ?? {revision, outdated: []};
  const outdated = known.revision === revision ? known.outdated : answers;
  const kept = {revision, outdated: outdated.filter((answer) => answer !== latest)};
  revisions.set(path, kept);
  return answers.filter((answer) => !kept.outdated.includes(answer));
}

function withoutVerdict(memory) {
  return {...memory, phase: "answering", response: null};
}
