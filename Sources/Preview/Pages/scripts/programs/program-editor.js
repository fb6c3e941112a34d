// The editor for the language of a task. All editors have the members that `text-editor.js` lists.
import {codeBlock} from "./code-view.js";
import {postJSON} from "./api.js";
import {robotEditor} from "./robot-editor.js";
import {slangEditor} from "./slang-editor.js";
import {textEditor} from "./text-editor.js";

export function programEditor(task, options) {
  if (task.language === "robot") return robotEditor(task, options);
  if (task.language === "slang") return slangEditor(options);
  return textEditor({...options, language: task.language});
}

/// What a line of a program is called.
export function lineNameOf(language) {
  return {robot: "Card", slang: "Element"}[language] ?? "Line";
}

/// A program as `Code`, colored by the server, or plain when it does not answer.
export async function coloredCode(language, text) {
  const answer = await postJSON("/api/tokens", {language, code: text}).catch(() => null);
  return {text, language, lines: answer?.lines ?? text.split("\n").map((line) => [["text", line]])};
}

export async function programBlock(language, text, options) {
  return codeBlock(await coloredCode(language, text.replace(/\n$/, "")), options);
}
