// The checks of a task: what a program is given, what it should print, and what came.
import {h, spoken, svgIcon} from "./dom.js";
import {lineNameOf} from "./program-editor.js";

const stateIcons = {open: "question", passed: "check", failed: "close"};
const stateWords = {open: "not tried yet", passed: "passed", failed: "failed"};

/// `{element, showResults(checks), setStale(isStale), select(index)}`; `run(index)` runs the program on one check.
export function checkList(task, run) {
  const isRobot = task.language === "robot";
  const options = {isRobot, lineName: lineNameOf(task.language), run, isOnly: task.checks.length === 1};
  const items = task.checks.map((check, index) => checkItem(check, index, options));
  const count = h("span", {class: "check-count"});
  const stale = h("p", {class: "check-stale", hidden: true}, "These results are from before your last change.");
  const head = h("div", {class: "check-head"}, h("h3", null, isRobot ? "Maps" : "Checks"), count);
  const element = h("section", {class: "check-list", "aria-label": isRobot ? "Maps" : "Checks", hidden: isRobot && items.length < 2},
    head, stale,
    h("ol", null, items.map((item) => item.element)));
  const list = {items, count, stale};
  return {
    element,
    showResults: (checks) => showCheckResults(list, checks),
    setStale: (isStale) => (stale.hidden = !isStale || !items.some((item) => item.hasResult)),
    select: (index) => items.forEach((item, other) => item.element.classList.toggle("is-chosen", other === index && items.length > 1)),
  };
}

function checkItem(check, index, {isRobot, lineName, run, isOnly}) {
  const icon = h("span", {class: "check-icon"}, svgIcon(stateIcons.open));
  const state = spoken(stateWords.open);
  const name = isRobot ? `Map ${index + 1}` : `Check ${index + 1}`;
  const summary = h("summary", {class: "check-summary"},
    icon,
    h("span", {class: "check-name"}, name, spoken(", "), state),
    h("span", {class: "check-preview", dir: "ltr"}, previewOf(check)));
  const result = h("div", {class: "check-result"});
  const words = isRobot ? [svgIcon("map"), "Run on this map"] : [svgIcon("play"), "Run this check"];
  const button = isOnly ? null : h("button", {type: "button", class: "quiet-button", onclick: () => run(index)}, words);
  const details = h("details", {class: "check-details", open: isOnly},
    summary,
    h("div", {class: "check-body"}, h("div", {class: "check-facts"}, givenFacts(check, isRobot)), result, button));
  const element = h("li", {class: "check", dataset: {state: "open"}}, details);
  return {element, details, icon, state, result, check, isRobot, lineName, hasResult: false};
}

function previewOf(check) {
  const given = check.call ?? check.input?.join(", ") ?? "";
  const [input, result] = [given, check.returns ?? check.raises ?? check.satisfies ?? check.result?.replaceAll("\n", " ↵ ") ?? ""];
  return [input, result].filter((text) => text !== "").map((text) => shortened(text)).join(" → ");
}

function shortened(text) {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}

function givenFacts(check, isRobot) {
  if (isRobot) return [fact("Map", check.world?.summary ?? "", "text")];
  const {input, setup, call = null, returns = null, raises = null, result = null, satisfies = null, avoids} = check;
  return [
    input?.length ? fact("It reads", input.join("\n")) : null,
    setup?.length ? fact("First this runs", setup.join("\n")) : null,
    call === null ? null : fact("Then this is called", call),
    returns === null ? null : fact("It should return", returns),
    raises === null ? null : fact("It should raise", raises),
    result === null ? null : fact("It should print", result),
    satisfies === null ? null : fact("This should be true", satisfies),
    avoids?.length ? fact("It should not use", avoids.join(", ")) : null,
  ];
}

function fact(label, text, look = "code") {
  const value = look === "code"
    ? h("pre", {class: "check-value code-type", dir: "ltr", translate: "no"}, text === "" ? h("i", null, "nothing") : text)
    : h("p", {class: "check-words", dir: "auto"}, text);
  return h("dl", {class: "check-fact"}, h("dt", null, label), h("dd", null, value));
}

function showCheckResults({items, count, stale}, checks) {
  items.forEach((item, index) => showCheckResult(item, checks[index] ?? null));
  const passed = checks.filter((check) => check.passes).length;
  count.textContent = checks.length > 1 ? `${passed} of ${checks.length} passed` : "";
  stale.hidden = true;
  const failed = items.findIndex((item, index) => checks[index] && !checks[index].passes);
  if (items.length > 1) items.forEach((item, index) => (item.details.open = index === failed));
}

function showCheckResult(item, result) {
  const state = result === null ? "open" : result.passes ? "passed" : "failed";
  item.hasResult = result !== null;
  item.element.dataset.state = state;
  item.icon.replaceChildren(svgIcon(stateIcons[state]));
  item.state.textContent = stateWords[state];
  item.result.replaceChildren(...(result ? resultFacts(item, result) : []));
}

function resultFacts(item, result) {
  if (item.isRobot) return result.words ? [fact("Result", result.words, "text")] : [];
  const output = result.output ?? null;
  const hidesOutput = item.check.call !== undefined && (output === "" || item.check.result === undefined && result.passes);
  const isAsExpected = hidesOutput || result.passes && output === item.check.result;
  const returned = result.returned === undefined || result.passes ? null : fact("It returned", clipped(result.returned));
  const printed = output === null || isAsExpected ? null : fact("It printed", clipped(output));
  const error = result.error ? fact("Error", result.errorLine ? `${item.lineName} ${result.errorLine}: ${result.error}` : result.error) : null;
  const words = result.words && !result.error && !printed && !returned ? fact("Result", result.words, "text") : null;
  return [returned, printed, error, words].filter(Boolean);
}

function clipped(text) {
  return text.length > 2000 ? `${text.slice(0, 2000)}… (${(text.length - 2000).toLocaleString("en")} characters more)` : text;
}
