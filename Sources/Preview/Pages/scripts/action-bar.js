// The bar at the bottom of an episode: the verdict on an answer and the buttons to check it and to go on.
import {authoredText} from "./authored.js";
import {badgeList} from "./badges.js";
import {focusOn, h, svgIcon} from "./dom.js";
import {keepReachable} from "./reachable.js";
import {richText} from "./rich-text.js";
import {starRow} from "./stars.js";

const verdictIcons = {good: "check", bad: "close", warning: "alert"};

/// `{element, show(state), primary, focusPrimary()}`. A state: `tone` ("plain", "good", "bad", "warning"), `title`, `text`, `isAuthored` (the text),
/// `runWords` (what a program did, above the text), `stars`, `badge`, `possible`, `note`, `primary` `{label, act, isReady, notReady}`, `skip` and `back` (functions or null).
export function actionBar() {
  const bar = {verdict: h("div", {class: "verdict", hidden: true}), note: h("p", {class: "bar-note"}), acts: {}};
  bar.back = h("button", {type: "button", class: "bar-back", "aria-label": "Previous card", onclick: () => bar.acts.back?.()}, svgIcon("back"));
  bar.skip = h("button", {type: "button", class: "button button-quiet bar-skip", onclick: () => bar.acts.skip?.()}, "Skip");
  bar.primary = h("button", {type: "button", class: "button button-primary bar-primary", onclick: () => pressPrimary(bar)});
  keepReachable(bar.verdict, "Verdict", "group");
  const row = h("div", {class: "bar-row"}, bar.back, bar.note, bar.skip, bar.primary);
  bar.element = h("div", {class: "action-bar", role: "group", "aria-label": "Your answer"}, h("div", {class: "bar-inner"}, bar.verdict, row));
  return {element: bar.element, primary: bar.primary, show: (state) => showBar(bar, state), focusPrimary: () => focusPrimary(bar)};
}

function showBar(bar, state) {
  const tone = state.tone ?? "plain";
  bar.acts = {back: state.back, skip: state.skip, primary: state.primary};
  bar.element.dataset.tone = tone;
  showVerdictPanel(bar.verdict, tone, state);
  bar.back.hidden = !state.back;
  bar.skip.hidden = !state.skip;
  bar.note.textContent = state.note ?? "";
  bar.note.classList.remove("is-nudged");
  showPrimary(bar.primary, state.primary);
}

function showVerdictPanel(panel, tone, state) {
  panel.hidden = !state.title;
  if (!state.title) return panel.replaceChildren();
  const stars = state.stars ? starRow(state.stars, Math.max(state.possible ?? 3, state.stars)) : null;
  const icon = h("span", {class: "verdict-icon"}, svgIcon(verdictIcons[tone] ?? "info"));
  const text = state.isAuthored ? authoredText : richText;
  panel.replaceChildren(
    h("div", {class: "verdict-head"}, icon, h("p", {class: "verdict-title"}, state.title), stars),
    state.runWords ? richText(state.runWords, "verdict-text") : "",
    state.text ? text(state.text, "verdict-text") : "",
    state.badge ? badgeList([state.badge]) : "");
}

function showPrimary(button, primary) {
  button.hidden = !primary;
  if (!primary) return;
  button.textContent = primary.label;
  if (primary.isReady === false) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

/// After a verdict, as the control that was used is locked by then. Who writes a program goes on writing.
function focusPrimary(bar) {
  if (!document.activeElement?.closest(".text-editor, .block-list")) focusOn(bar.primary, {preventScroll: true});
}

function pressPrimary(bar) {
  const {primary} = bar.acts;
  if (!primary) return;
  if (primary.isReady !== false) return primary.act();
  bar.note.textContent = primary.notReady ?? "";
  bar.note.classList.add("is-nudged");
}
