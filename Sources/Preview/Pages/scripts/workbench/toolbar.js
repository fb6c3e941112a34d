// The top of the workbench: what is shown, whether it is live, what was found, and the learner.
import {h} from "./dom.js";
import {markAuthored} from "./authored.js";
import {stepFinding} from "./bench-actions.js";
import {benchIcon} from "./bench-icons.js";
import {counted, countsInWords, severities} from "./bench-words.js";
import {addressOfLearner, pathShown} from "./phone-frame.js";
import {learnerMenu} from "./learner-menu.js";

export function benchToolbar(bench) {
  const title = h("h1", {class: "bench-title", dir: "auto"}, "Hornbook preview");
  const live = h("p", {class: "live-state"});
  const totals = h("p", {class: "totals"});
  const next = h("button", {type: "button", class: "button next-finding", title: "Next finding (n)", onclick: () => stepFinding(bench, 1)},
    h("span", null, "Next", h("span", {class: "roomy"}, " finding")),
    benchIcon("chevronEnd"));
  bench.state.on(["outline"], ({outline}) => {
    title.textContent = outline?.title ?? "Hornbook preview";
    markAuthored(title, outline !== null);
    showTotals(totals, next, outline);
  });
  bench.state.on(["live", "isChecking"], (values) => showLiveState(live, values));
  showLiveState(live, bench.state.get());
  showTotals(totals, next, null);
  return h("header", {class: "bench-header"},
    h("div", {class: "header-start"}, title, live),
    h("div", {class: "header-middle"}, totals, next),
    h("div", {class: "header-end"}, learnerMenu(bench), tabLink(bench), keysButton(bench)));
}

function showTotals(totals, next, outline) {
  const findings = outline?.findings;
  const shown = severities.filter((severity) => findings?.[severity] > 0);
  next.hidden = shown.length === 0;
  if (!outline) return totals.replaceChildren();
  if (shown.length === 0) return totals.replaceChildren(h("span", {class: "total total-good"}, benchIcon("good"), "No findings"));
  const total = (severity) => h("span", {class: `total total-${severity}`}, benchIcon(severity), totalWords(findings[severity], severity));
  totals.replaceChildren(...shown.map(total));
  totals.title = countsInWords(findings);
}

/// On a narrow screen only the number is seen; the icon says the rest.
function totalWords(number, severity) {
  const [digits, word] = counted(number, severity).split(" ");
  return [digits, h("span", {class: "roomy"}, ` ${word}`)];
}

function showLiveState(element, {live, isChecking}) {
  const {milliseconds, failure} = live;
  const words = {
    connecting: "Connecting",
    checking: "Checking",
    connected: milliseconds === null ? "Live" : `Checked in ${milliseconds} ms`,
    failed: "Cannot be read",
    gone: "Stopped, trying again",
  };
  const titles = {
    failed: failure?.help ? `${failure.message} (help: ${failure.help})` : failure?.message,
    gone: "The preview has stopped. This page continues when `hornbook preview` runs again.",
  };
  const kind = live.kind === "connected" && isChecking ? "checking" : live.kind;
  element.dataset.live = kind;
  element.title = titles[kind] ?? "A save shows here at once.";
  element.replaceChildren(h("span", {class: "live-dot", "aria-hidden": true}), words[kind]);
}

/// The address is made when it is needed, as the place and the settings change all the time.
function tabLink(bench) {
  const update = () => (link.href = addressOfLearner(bench, pathShown(bench)));
  const link = h("a", {
    class: "button quiet", target: "_blank", rel: "noopener", title: "Open the learner's page in a new tab", onpointerdown: update,
    onfocus: update,
  }, benchIcon("external"), h("span", {class: "wide-only"}, "Open in a new tab"));
  bench.state.on(["place", "preferences"], update);
  update();
  link.setAttribute("aria-label", "Open in a new tab: the learner's page");
  return link;
}

function keysButton(bench) {
  return h("button", {type: "button", class: "icon-button", title: "Keys (?)", "aria-label": "Keys", onclick: () => bench.keys.open()}, benchIcon("keyboard"));
}
