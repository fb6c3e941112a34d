// Grades what was done on a card of a copy, and keeps the progress as the server does.
import {verdictFromSheet} from "./answer-sheet.js";
import {answerSheet, copiedEpisode, episodeOf} from "./copy-episodes.js";
import {badgesIn, nextInCopy} from "./copy-map.js";

/// What `POST /api/grade` answers; null where only a run could tell.
export async function gradeInCopy({path, action, progress = {}, today}) {
  const episode = await copiedEpisode(episodeOf(path));
  const sheet = answerSheet(path);
  const verdict = verdictFromSheet(sheet, action);
  if (!verdict) return null;
  // A question of a quiz is part of its card, which is finished or not.
  const isWholeCard = path.split("/").length === 4;
  const later = isWholeCard ? noted(episode, path, action, verdict, {...progress, lastActive: today}) : progress;
  const known = badgesIn(progress).map((badge) => badge.path);
  const isFinished = isWholeCard && allFinished(episode, later);
  return {
    verdict, progress: later, opened: [], next: isFinished ? nextInCopy(episode.shown.path, later) : null, badges: badgesIn(later).filter((badge) => !known.includes(badge.path)),
    episode: isWholeCard ? {isFinished, stars: later.stars?.[episode.shown.path] ?? null} : null, run: sheet.run,
  };
}

/// The progress after a verdict: a card that is finished, and with the last one its episode, or an answer that was wrong.
function noted(episode, path, action, verdict, progress) {
  const later = {...progress, currentEpisode: episode.shown.path};
  if (!verdict.isRight) return {...later, wrongAnswers: withAnswer(later.wrongAnswers, path, givenAnswer(episode, path, action))};
  later.finishedCards = withItem(later.finishedCards, path);
  if (!allFinished(episode, later)) return later;
  later.finishedEpisodes = withItem(later.finishedEpisodes, episode.shown.path);
  return {...later, stars: earnedStars(episode, later)};
}

function allFinished({shown}, {finishedCards = []}) {
  return shown.cards.every((card) => finishedCards.includes(card.path));
}

function earnedStars({shown, starsByMistakes}, {stars = {}, wrongAnswers = {}}) {
  if (!starsByMistakes) return stars;
  const mistakes = Object.entries(wrongAnswers).filter(([card]) => card.startsWith(`${shown.path}/`)).flatMap(([, answers]) => answers).length;
  const earned = starsByMistakes[Math.min(mistakes, starsByMistakes.length - 1)];
  return {...stars, [shown.path]: Math.max(earned, stars[shown.path] ?? 0)};
}

function givenAnswer({shown}, path, action) {
  const answers = shown.cards.find((card) => card.path === path)?.answers ?? [];
  switch (action.kind) {
  case "chose": return answers[action.index];
  case "selected": return action.indices.map((index) => answers[index]).toSorted(byCodePoints).join("\n");
  case "said": return String(action.answer);
  case "filled": return action.words.join("\n");
  case "laid": return action.lines.join("\n");
  default: return null;
  }
}

// The order of their UTF-8 bytes, so that they are the same answer wherever they are in their list.
function byCodePoints(one, other) {
  const [left, right] = [one, other].map((text) => Array.from(text, (sign) => sign.codePointAt(0)));
  const place = left.findIndex((point, index) => point !== right[index]);
  return place < 0 ? left.length - right.length : (left[place] - (right[place] ?? -1));
}

function withAnswer(wrongAnswers = {}, path, answer) {
  return {...wrongAnswers, [path]: answer === null ? wrongAnswers[path] ?? [] : withItem(wrongAnswers[path], answer)};
}

function withItem(list = [], item) {
  return list.includes(item) ? list : [...list, item];
}
