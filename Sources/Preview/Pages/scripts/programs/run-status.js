// What is shown while the server works on a run: nothing at first, then a busy line with a way out, or what failed.
import {failureWords} from "./api.js";
import {announce, h, svgIcon} from "./dom.js";
import {richLine} from "./rich-text.js";

const patience = 300;

/// `{element, run(work), isBusy()}`. `run` gives what `work(signal)` promises, or null when it failed or was cancelled by the signal.
export function runStatus(onBusy = () => {}) {
  const element = h("div", {class: "run-status"});
  const status = {element, job: null, onBusy};
  return {element, run: (work) => runJob(status, work), isBusy: () => status.job !== null};
}

async function runJob(status, work) {
  if (status.job) return null;
  const job = {timer: setTimeout(() => showBusy(status), patience), stop: new AbortController()};
  const {signal} = job.stop;
  status.job = job;
  status.element.replaceChildren();
  status.onBusy(true);
  try {
    return await work(signal);
  } catch (error) {
    if (!signal.aborted) showRunFailure(status, failureWords(error));
    return null;
  } finally {
    clearTimeout(job.timer);
    status.element.querySelector(".run-busy")?.remove();
    status.job = null;
    status.onBusy(false);
  }
}

function showBusy(status) {
  const cancel = h("button", {type: "button", class: "quiet-button", onclick: () => cancelRun(status)}, svgIcon("stop"), "Cancel");
  status.element.replaceChildren(h("div", {class: "run-busy"}, h("span", {class: "run-spinner", "aria-hidden": true}), h("span", null, "Running…"), cancel));
  announce("Running.");
}

/// The answer is not waited for; the server ends every run by itself.
function cancelRun(status) {
  status.job?.stop.abort();
  announce("Cancelled.");
}

function showRunFailure(status, {message, help}) {
  const words = h("div", null, h("p", {class: "run-failure-message"}, richLine(message)), help ? h("p", null, richLine(help)) : null);
  status.element.replaceChildren(h("div", {class: "run-failure"}, svgIcon("alert"), words));
  announce(`${message} ${help ?? ""}`, "assertive");
}
