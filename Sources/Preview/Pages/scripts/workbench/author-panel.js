// The author's panel: where the phone is, three tabs about it, and one about the whole curriculum.
import {h} from "./dom.js";
import {markAuthored} from "./authored.js";
import {goToPath, stepCard} from "./bench-actions.js";
import {benchIcon} from "./bench-icons.js";
import {counted, wordsOfKind} from "./bench-words.js";
import {trailOf} from "./curriculum-index.js";
import {evidenceView} from "./evidence-view.js";
import {findingsInPanel} from "./finding-scopes.js";
import {findingsTab} from "./findings-tab.js";
import {sourceView} from "./source-view.js";
import {statisticsView} from "./statistics-view.js";
import {tabBar} from "./tab-bar.js";

/// The result is `{element, focusFinding(finding), shownFindings()}`.
export function authorPanel(bench) {
  const findings = findingsTab(bench);
  const panels = {
    findings: tabPanel(findings.element), evidence: tabPanel(evidenceView(bench)), source: tabPanel(sourceView(bench)),
    statistics: tabPanel(statisticsView(bench)),
  };
  const tabs = tabBar("About what the phone shows", [
    {name: "findings", title: "Findings", panel: panels.findings},
    {name: "evidence", title: "Evidence", panel: panels.evidence},
    {name: "source", title: "Source", panel: panels.source},
    {name: "statistics", title: "Statistics", panel: panels.statistics},
  ], (tab) => bench.prefer({tab}));
  const showTab = ({preferences}) => tabs.chosen() !== preferences.tab && tabs.choose(panels[preferences.tab] ? preferences.tab : "findings");
  const showCount = (values) => (tabs.face("findings").textContent = `Findings (${findingsInPanel(values).length})`);
  bench.state.on(["preferences"], showTab);
  bench.state.on(["findings", "outline", "place", "preferences"], showCount);
  showTab(bench.state.get());
  for (const [name, panel] of Object.entries(panels)) panel.setAttribute("aria-labelledby", tabs.face(name).id);
  const element = h("div", {class: "author-panel"}, panelHead(bench), tabs.element, Object.values(panels));
  return {element, focusFinding: (finding) => focusFinding(bench, findings, finding), shownFindings: () => findingsInPanel(bench.state.get())};
}

/// A finding outside of what is shown widens the scope, so that it can be seen.
function focusFinding(bench, findings, finding) {
  bench.layout.show("panel");
  if (!findingsInPanel(bench.state.get()).some(({id}) => id === finding.id)) bench.prefer({scope: "everything"});
  findings.focus(finding.id);
}

/// A panel is a stop for Tab, so that keys can scroll it.
function tabPanel(content) {
  return h("div", {role: "tabpanel", class: "tab-panel", tabindex: 0}, content);
}

function panelHead(bench) {
  const trail = h("p", {class: "panel-trail", dir: "auto"});
  const title = h("h2", {class: "panel-title", dir: "auto"});
  const kind = h("p", {class: "panel-kind"});
  const step = (words, key, icon, by) => h("button", {
    type: "button", class: "icon-button", title: `${words} (${key})`, "aria-label": words, onclick: () => stepCard(bench, by),
  }, benchIcon(icon));
  const steps = h("div", {class: "panel-steps"}, step("Previous card", "k", "chevronUp", -1), step("Next card", "j", "chevronDown", 1));
  const show = (values) => showHead(bench, {trail, title, kind}, values);
  bench.state.on(["place", "index"], show);
  show(bench.state.get());
  return h("div", {class: "panel-head"}, h("div", {class: "panel-words"}, trail, title, kind), steps);
}

function showHead(bench, parts, {index, place, outline}) {
  const entry = index.byPath.get(place.card ?? place.episode) ?? null;
  const above = trailOf(entry?.parent ?? null);
  parts.trail.replaceChildren(...above.flatMap((part, position) => [position > 0 ? " › " : "", trailPart(bench, part)]));
  parts.title.textContent = entry?.title ?? "Everything";
  markAuthored(parts.title, entry?.kind === "episode");
  markAuthored(parts.trail, true);
  parts.kind.textContent = kindInWords(entry, index, outline);
}

function trailPart(bench, entry) {
  if (entry.kind !== "episode") return entry.title;
  return h("button", {type: "button", class: "text-button", title: "Show the episode", onclick: () => goToPath(bench, entry.path)}, entry.title);
}

function kindInWords(entry, index, outline) {
  if (!entry) return outline ? `${counted(index.episodes.length, "episode")}, ${counted(index.cards.length, "card")}` : "";
  if (entry.isUnreadable && entry.kind === "episode") return "Episode that cannot be read";
  if (entry.kind === "episode") return `Episode, ${counted(entry.children.length, "card")}`;
  const siblings = entry.parent.children;
  return `${entry.isUnreadable ? "Not read" : wordsOfKind(entry.type)}, card ${siblings.indexOf(entry) + 1} of ${siblings.length}`;
}
