// What is shown while the server works on a run: nothing at first, then a busy line with a way out, or what failed.
import {failureWords} from "./api.js";
import {announce, h, svgIcon} from "./dom.js";
import {richLine} from "./rich-text.js";

const patience = 300;
const latestTrial = {job: null};

/// `{element, run(work, {isGraded}), isBusy()}`. `run` gives what `work(signal)` promises, or null when it failed or was cancelled by the
/// signal. A run that is not graded is also cancelled by the next run on any card of the page, and where it
/// has not begun by then, the server leaves it out.
export function runStatus(onBusy = () => {}) {
  const element = h("div", {class: "run-status"});
  const status = {element, job: null, onBusy};
  return {element, run: (work, options) => runJob(status, work, options), isBusy: () => status.job !== null};
}

async function runJob(status, work, {isGraded = false} = {}) {
  if (status.job) return null;
  latestTrial.job?.stop.abort();
  const job = {timer: setTimeout(() => showBusy(status), patience), stop: new AbortController()};
  latestTrial.job = isGraded ? null : job;
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
    if (latestTrial.job === job) latestTrial.job = null;
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

/// The connection ends with the request, so that the server leaves out a run that has not begun; one that has goes on to its end.
function cancelRun(status) {
  status.job?.stop.abort();
  announce("Cancelled.");
}

function showRunFailure(status, {message, help}) {
  const words = h("div", null, h("p", {class: "run-failure-message"}, richLine(message)), help ? h("p", null, richLine(help)) : null);
  status.element.replaceChildren(h("div", {class: "run-failure"}, svgIcon("alert"), words));
  announce(`${message} ${help ?? ""}`, "assertive");
}
