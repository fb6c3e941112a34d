// Numbers and words of the workbench.

/// What is said of a part that cannot be read.
export const uncheckedWords = "Not checked until this is repaired";

export const severities = ["error", "warning", "note"];

const wordsOfEffects = {
  invisible: "Changes nothing that a learner sees.",
  changesFormat: "Changes how an answer is written.",
  changesGrading: "Changes what counts as right.",
  acceptsTruth: "Makes the card state what really happens.",
  needsChoice: "One of several ways: you choose.",
};

/// `1 error`, `2 warnings`, `1,234 steps`.
export function counted(number, word) {
  return `${grouped(number)} ${number === 1 ? word : `${word}s`}`;
}

export function grouped(number) {
  return Number(number).toLocaleString("en-US");
}

/// `1 error, 2 warnings`, or `no findings`.
export function countsInWords(findings) {
  const parts = severities.filter((severity) => findings?.[severity] > 0).map((severity) => counted(findings[severity], severity));
  return parts.length === 0 ? "no findings" : parts.join(", ");
}

export function countOfAll(findings) {
  return severities.reduce((sum, severity) => sum + (findings?.[severity] ?? 0), 0);
}

/// `questionWithCode` as `Question with code`.
export function wordsOfKind(type) {
  const words = String(type).replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/// What a fix changes; there is nothing to choose where it is the only one of its finding.
export function wordsOfEffect({effect}, {fixes}) {
  return effect === "needsChoice" && fixes.length === 1 ? "" : (wordsOfEffects[effect] ?? "");
}

/// `say-hello.yaml:14`: the name of a file without its folders.
export function shortPlace(file, line) {
  const name = String(file).split("/").at(-1);
  return line ? `${name}:${line}` : name;
}

export function shownInEditor(name) {
  return `Open in ${name}`;
}
