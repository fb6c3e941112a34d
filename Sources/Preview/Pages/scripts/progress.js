// What this learner has done, kept in the browser. The server reads and writes it; the page only stores it.
import {forgetAnswers} from "./card-memory.js";
import {continuesProgress, episodeAround} from "./progress-change.js";
import {onStoredChange, storedValue, storeValue} from "./storage.js";
import {tellWorkbench} from "./workbench-link.js";

const progressListeners = new Set();
const progressStore = {value: storedProgress()};

export function currentProgress() {
  return progressStore.value;
}

/// Stores what an answer made of it and tells everybody who listens, unless nothing changed.
export function keepProgress(progress) {
  if (takeProgress(progress)) tellProgress({isReplaced: false});
}

/// Stores the progress of another learner, or of one who starts over: nothing entered before counts.
export function replaceProgress(progress) {
  forgetAnswers();
  takeProgress(progress);
  tellProgress({isReplaced: true});
}

/// Calls `listener({isReplaced})` after each change, also one made in another tab.
export function onProgress(listener) {
  progressListeners.add(listener);
}

export function shareProgress() {
  tellWorkbench({hornbook: "progress", progress: progressStore.value});
}

export function isCardFinished(path) {
  return (progressStore.value.finishedCards ?? []).includes(path) || isEpisodeFinished(episodeAround(path));
}

export function isEpisodeFinished(path) {
  return (progressStore.value.finishedEpisodes ?? []).includes(path);
}

/// The wrong answers that this learner has tried on a card.
export function triedAnswers(path) {
  return progressStore.value.wrongAnswers?.[path] ?? [];
}

/// The learner's own day as `2026-11-25`.
export function today() {
  const now = new Date();
  const part = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/// Follows changes of other tabs, in which the learner may go on or start over.
export function followProgress() {
  onStoredChange("progress", () => {
    const progress = storedProgress();
    if (continuesProgress(progressStore.value, progress)) keepProgress(progress);
    else replaceProgress(progress);
  });
}

/// Takes a progress over; false where nothing changed.
function takeProgress(progress) {
  if (!progress || JSON.stringify(progress) === JSON.stringify(progressStore.value)) return false;
  progressStore.value = progress;
  storeValue("progress", progress);
  return true;
}

function tellProgress(change) {
  shareProgress();
  for (const listener of progressListeners) listener(change);
}

function storedProgress() {
  const stored = storedValue("progress");
  return stored !== null && typeof stored === "object" && !Array.isArray(stored) ? stored : {};
}
