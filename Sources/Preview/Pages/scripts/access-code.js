// A field for the access code that a teacher has given.
import {failureWords, postJSON} from "./api.js";
import {announce, h, svgIcon, uniqueID} from "./dom.js";
import {currentProgress, keepProgress} from "./progress.js";

export function accessCodeForm() {
  const id = uniqueID("code");
  const field = h("input", {
    id, type: "text", class: "code-field", autocomplete: "off", autocapitalize: "none", spellcheck: "false",
    "aria-describedby": `${id}-answer`,
  });
  const answer = h("p", {class: "code-answer", id: `${id}-answer`});
  const send = (event) => {
    event.preventDefault();
    tryCode(field, answer);
  };
  return h("form", {class: "code-form", onsubmit: send},
    h("label", {for: id}, svgIcon("key"), "Access code"),
    h("div", {class: "code-row"}, field, h("button", {type: "submit", class: "button button-primary"}, "Unlock")),
    answer);
}

async function tryCode(field, answer) {
  const code = field.value.trim();
  if (code === "") return refuseCode(field, answer, "Type the code first.");
  try {
    const {isRight, progress} = await postJSON("/api/code", {code, progress: currentProgress()});
    if (!isRight) return refuseCode(field, answer, "This code does not open anything. Check it and try again.");
    announce("Unlocked.");
    keepProgress(progress);
  } catch (error) {
    refuseCode(field, answer, failureWords(error).message);
  }
}

function refuseCode(field, answer, words) {
  field.setAttribute("aria-invalid", "true");
  answer.textContent = words;
  announce(words);
  field.focus();
}
