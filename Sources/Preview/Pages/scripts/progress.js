// What this learner has done, kept in the browser. The server reads and writes it; the page only stores it.
import {tellWorkbench} from "./workbench-link.js";

const progressKey = "hornbook.progress";
const progressListeners = new Set();
const progressStore = {value: storedProgress()};

export function currentProgress() {
  return progressStore.value;
}

/// Stores what an answer or the workbench made of it and tells everybody who listens, unless nothing changed.
export function keepProgress(progress) {
  if (!progress || JSON.stringify(progress) === JSON.stringify(progressStore.value)) return;
  progressStore.value = progress;
  writeProgress(progress);
  tellWorkbench({hornbook: "progress", progress});
  for (const listener of progressListeners) listener(progress);
}

export function resetProgress() {
  keepProgress({});
}

/// Calls `listener(progress)` after each change, also one made in another tab.
export function onProgress(listener) {
  progressListeners.add(listener);
}

export function shareProgress() {
  tellWorkbench({hornbook: "progress", progress: progressStore.value});
}

export function isCardFinished(path) {
  const {finishedCards = [], finishedEpisodes = []} = progressStore.value;
  return finishedCards.includes(path) || finishedEpisodes.includes(path.slice(0, path.lastIndexOf("/")));
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

/// Follows changes of other tabs.
export function followProgress() {
  window.addEventListener("storage", (event) => {
    if (event.key === progressKey || event.key === null) keepProgress(storedProgress());
  });
}

function storedProgress() {
  try {
    const stored = JSON.parse(localStorage.getItem(progressKey) ?? "{}");
    return stored !== null && typeof stored === "object" && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}

function writeProgress(progress) {
  try {
    localStorage.setItem(progressKey, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still lets a learner go on until the page is closed.
  }
}
