// The learner's page: which view is shown, the address, live changes and messages of the workbench.
import {failureWords, getJSON} from "./api.js";
import {forgetAnswers} from "./card-memory.js";
import {h} from "./dom.js";
import {episodeView} from "./episode-view.js";
import {listen} from "./live.js";
import {mapView} from "./map-view.js";
import {messageView} from "./message-view.js";
import {followProgress, keepProgress, onProgress, shareProgress} from "./progress.js";
import {changeSettings, onUnlockedChange, readSettings, useLanguage} from "./settings.js";
import {hearWorkbench, tellWorkbench} from "./workbench-link.js";

export function startLearnerPage() {
  const page = {main: document.getElementById("content"), outline: null, view: null, kind: null, episode: null, mapScroll: 0};
  readSettings();
  followProgress();
  hearWorkbench({
    go: (message) => go(page, message.path ?? null),
    settings: (message) => changeSettings(message),
    progress: (message) => takeProgress(page, message.progress ?? {}),
  });
  onProgress(() => page.kind === "map" && page.view.refresh());
  onUnlockedChange(() => page.view?.refresh());
  window.addEventListener("popstate", () => route(page));
  listen((change) => takeChange(page, change));
  shareProgress();
  loadOutline(page);
}

async function loadOutline(page) {
  try {
    useOutline(page, await getJSON("/api/curriculum"));
    route(page);
  } catch (error) {
    const {message, help} = failureWords(error);
    page.main.replaceChildren(h("h1", {class: "spoken"}, "Learn"), messageView({title: message, text: help, retry: () => loadOutline(page)}));
  }
}

function useOutline(page, outline) {
  page.outline = outline;
  document.title = outline.title || "Learn";
  useLanguage(outline.locale, outline.direction);
}

/// Shows what the address names.
function route(page) {
  show(page, new URLSearchParams(location.search).get("path"));
}

/// Shows an item and writes it into the address.
function go(page, path, options = {}) {
  writeAddress(path, "pushState");
  show(page, path, options);
}

function show(page, path, options = {}) {
  if (!page.outline) return;
  const parts = (path ?? "").split("/").filter(Boolean);
  if (parts.length < 3) return showMap(page, path || null);
  showEpisode(page, parts.slice(0, 3).join("/"), parts.length > 3 ? path : null, options);
}

function showMap(page, focus) {
  leaveView(page);
  page.kind = "map";
  page.episode = null;
  page.view = mapView({
    outline: () => page.outline, focus, scroll: page.mapScroll,
    open: (path) => go(page, path),
    openDaily: (daily) => go(page, daily.card, {isAlone: true}),
  });
  page.main.replaceChildren(page.view.element);
  page.view.refresh();
  report(page, null);
}

function showEpisode(page, episode, card, {isAlone = false} = {}) {
  if (page.kind === "episode" && page.episode === episode && !isAlone && !page.isAlone && card) return page.view.goToCard(card);
  leaveView(page);
  Object.assign(page, {kind: "episode", episode, isAlone});
  page.view = episodeView({
    path: episode, card, isAlone,
    leave: () => go(page, null),
    open: (path) => go(page, path),
    moved: (path) => cardShown(page, path),
    titleOf: (path) => titleOf(page.outline, path),
  });
  page.main.replaceChildren(page.view.element);
  page.view.load();
}

function cardShown(page, card) {
  writeAddress(card ?? page.episode, "replaceState");
  report(page, card);
}

function leaveView(page) {
  if (page.kind === "map") page.mapScroll = window.scrollY;
  page.view?.close();
}

function report(page, card) {
  tellWorkbench({hornbook: "at", view: page.kind, path: page.episode, card});
}

/// The curriculum has changed: what is shown is asked for anew.
async function takeChange(page, change) {
  const outline = await getJSON("/api/curriculum").catch(() => null);
  if (!outline) return;
  const isFirst = page.outline === null;
  useOutline(page, outline);
  if (isFirst) return route(page);
  const concerns = page.kind === "map" || change.outline || change.reconnected || change.changed?.includes(page.episode);
  if (concerns) page.view.refresh();
}

/// Another learner's progress, from the workbench: nothing entered before counts.
function takeProgress(page, progress) {
  forgetAnswers();
  keepProgress(progress);
  if (page.kind === "episode") page.view.refresh();
}

function titleOf(outline, path) {
  for (const module of outline.modules) {
    for (const block of module.blocks) {
      const episode = block.episodes.find((candidate) => candidate.path === path);
      if (episode) return episode.title;
    }
  }
  return path;
}

function writeAddress(path, how) {
  const query = new URLSearchParams(location.search);
  if (path) query.set("path", path);
  else query.delete("path");
  const search = query.toString().replaceAll("%2F", "/");
  try {
    if (`?${search}` !== location.search) history[how](null, "", `${location.pathname}${search ? `?${search}` : ""}`);
  } catch {
    // A page opened from a file cannot change its address; everything else works.
  }
}
