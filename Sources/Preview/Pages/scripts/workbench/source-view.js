// The card's own lines in its file.
import {h, spoken} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {shownInEditor} from "./bench-words.js";
import {findingsAbout} from "./finding-scopes.js";
import {insteadOfCard} from "./instead-of-card.js";
import {replaceKeeping} from "./keep-place.js";

/// Shows the YAML of the card in the phone, with a sign at each line that has a finding.
export function sourceView(bench) {
  const element = h("div", {class: "source"});
  const view = {bench, element, shown: null};
  bench.state.on(["author", "place", "findings", "index"], () => showSource(view));
  showSource(view);
  return element;
}

function showSource(view) {
  const instead = insteadOfCard(view.bench, "source");
  const {author, findings, place} = view.bench.state.get();
  const about = place.card ? findingsAbout(findings, place.card) : [];
  const content = instead ? null : JSON.stringify([author.path, author.data, about]);
  if (content !== null && content === view.shown) return;
  view.shown = content;
  const scroller = view.element.closest(".tab-panel") ?? view.element;
  replaceKeeping(view.element, scroller, instead ?? sourceOf(author.data, about));
}

function sourceOf({place, yaml}, findings) {
  const file = place?.file ?? "";
  const lines = String(yaml?.text ?? "").replace(/\n$/, "").split("\n");
  const first = yaml?.firstLine ?? 1;
  const here = findings.filter((finding) => finding.file === file);
  return [
    h("div", {class: "source-head"},
      h("p", {class: "file-name", dir: "ltr"}, place?.line ? `${file}:${place.line}` : file),
      h("div", {class: "source-links"}, (place?.links ?? []).map((link) => editorLink(link)))),
    h("ol", {class: "yaml", dir: "ltr", translate: "no", "aria-label": `Lines of ${file}`},
      linesOfYAML(lines).map(({line, isText}, position) =>
        yamlLine({line, isText}, first + position, here.filter((finding) => finding.line === first + position)))),
  ];
}

function editorLink(link) {
  return h("a", {class: "button", href: link.href}, benchIcon("external"), shownInEditor(link.name));
}

/// The lines with which of them are text below a `|` or `>`: a program or a map, of which no sign is YAML's.
function linesOfYAML(lines) {
  let holder = null;
  return lines.map((line) => {
    const depth = line.search(/\S/);
    const isText = holder !== null && (depth < 0 || depth > holder);
    if (!isText) holder = /(?:^|[\s:-])[|>][-+\d]*\s*(?:#.*)?$/.test(line) && !/^\s*#/.test(line) ? depth : null;
    return {line, isText};
  });
}

function yamlLine({line, isText}, number, findings) {
  const worst = findings[0]?.severity;
  const title = findings.map(({message}) => message).join("\n");
  const sign = h("span", {class: worst ? `yaml-sign yaml-${worst}` : "yaml-sign", title: worst ? title : null},
    worst ? [benchIcon(worst), spoken(`${worst}: `)] : null);
  return h("li", {class: worst ? `yaml-line has-${worst}` : "yaml-line", value: number},
    h("span", {class: "yaml-number"}, String(number)), sign, h("code", null, isText ? line || "\u200b" : yamlParts(line)));
}

/// Keys stand out, comments step back; everything else is as it is.
function yamlParts(line) {
  const comment = /^\s*#/.test(line);
  if (comment) return h("span", {class: "token-comment"}, line);
  const key = /^(\s*(?:- )?)([\w-]+)(:)(?=\s|$)/.exec(line);
  if (!key) return line === "" ? "\u200b" : line;
  return [key[1], h("span", {class: "token-keyword"}, key[2]), key[3], line.slice(key[0].length)];
}
