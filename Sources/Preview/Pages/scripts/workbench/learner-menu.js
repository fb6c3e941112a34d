// The learner who plays in the phone: unlock everything, start over, or be somebody who has finished a part.
import {announce, h, uniqueID} from "./dom.js";
import {failureWords, postJSON} from "./api.js";
import {benchIcon} from "./bench-icons.js";
import {counted} from "./bench-words.js";
import {richLine} from "./rich-text.js";

/// A button and its popover.
export function learnerMenu(bench) {
  const id = uniqueID("learner");
  const button = h("button", {type: "button", class: "button quiet", popovertarget: id, title: "The learner in the phone"},
    benchIcon("learner"), "Learner", benchIcon("chevronDown"));
  const menu = {bench, button, earlier: null, message: h("p", {class: "menu-message"})};
  menu.element = h("div", {id, class: "popover", popover: "auto", role: "dialog", "aria-label": "The learner in the phone"}, menuContent(menu));
  menu.element.addEventListener("beforetoggle", (event) => event.newState === "open" && placeBelow(menu.element, button));
  bench.state.on(["progress", "place", "outline", "preferences"], () => showLearner(menu));
  showLearner(menu);
  return h("div", {class: "menu-anchor"}, button, menu.element);
}

function menuContent(menu) {
  const entry = (words, act) => h("button", {type: "button", class: "menu-entry", onclick: act}, words);
  menu.standing = h("p", {class: "menu-standing"});
  menu.unlocked = h("input", {type: "checkbox", onchange: () => menu.bench.prefer({isUnlocked: menu.unlocked.checked})});
  menu.before = entry("Has finished everything before this episode", () => playAs(menu, {as: "before", path: menu.bench.state.get().place.episode}));
  menu.undo = h("button", {type: "button", class: "button", hidden: true, onclick: () => undoProgress(menu)}, "Undo");
  return [
    menu.standing,
    h("label", {class: "menu-check"}, menu.unlocked, h("span", null, "Unlock everything")),
    h("div", {class: "menu-entries", role: "group", "aria-label": "Play as"},
      entry("Has finished nothing (start over)", () => playAs(menu, {as: "nobody"})),
      menu.before,
      entry("Has finished everything", () => playAs(menu, {as: "everything"}))),
    h("div", {class: "menu-foot"}, menu.message, menu.undo),
  ];
}

function showLearner(menu) {
  const {preferences, progress, place, index} = menu.bench.state.get();
  const finished = (progress?.finishedEpisodes ?? []).filter((path) => index.byPath.has(path)).length;
  menu.standing.textContent = `This learner has finished ${finished} of ${counted(index.episodes.length, "episode")}.`;
  menu.unlocked.checked = preferences.isUnlocked;
  menu.before.disabled = place.episode === null;
  const title = index.byPath.get(place.episode)?.title;
  menu.before.textContent = title ? `Has finished everything before “${title}”` : "Has finished everything before an episode (open one first)";
}

async function playAs(menu, request) {
  const earlier = menu.bench.state.get().progress ?? {};
  try {
    const {progress} = await postJSON("/api/progress", request);
    giveProgress(menu, progress);
    menu.earlier = earlier;
    menu.undo.hidden = false;
    sayInMenu(menu, "Done.");
  } catch (error) {
    const {message, help} = failureWords(error);
    sayInMenu(menu, [message, help].filter(Boolean).join(" "));
  }
}

function undoProgress(menu) {
  giveProgress(menu, menu.earlier);
  menu.undo.hidden = true;
  menu.button.focus();
  sayInMenu(menu, "The progress is as it was.");
}

function giveProgress(menu, progress) {
  menu.bench.phone.tell({hornbook: "progress", progress});
  menu.bench.state.set({progress});
}

function sayInMenu(menu, words) {
  menu.message.replaceChildren(...richLine(words));
  announce(words);
}

function placeBelow(element, button) {
  const box = button.getBoundingClientRect();
  element.style.insetBlockStart = `${box.bottom + 6}px`;
  const isMirrored = document.documentElement.dir === "rtl";
  const room = document.documentElement.clientWidth;
  const width = 22 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const end = isMirrored ? box.left : room - box.right;
  element.style.insetInlineEnd = `${Math.max(Math.min(end, room - width - 8), 8)}px`;
}
