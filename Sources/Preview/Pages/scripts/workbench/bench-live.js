// What the workbench makes of what the server tells: saves, a curriculum that cannot be read, a server that is gone.
import {announce} from "./dom.js";
import {loadingNow, refreshBench} from "./bench-loading.js";
import {countsInWords} from "./bench-words.js";

const showingTime = 8000;
const showing = {timer: null};

/// The handlers for `listen`. The learner's page in the phone hears the same: it has no stream of its own, and hears of a failure again
/// when it was loaded after that.
export function liveOf(bench) {
  bench.phone.onLoad(() => tellPhoneOfFailure(bench));
  return {
    hello: (hello) => greetBench(bench, hello),
    change: (change) => takeSave(bench, change),
    failed: (failure) => showUnreadableCurriculum(bench, failure),
    lost: () => showLive(bench, {kind: "gone"}),
  };
}

/// The stream is open. A newer version than what is shown means that a save was missed.
async function greetBench(bench, {version = 0}) {
  bench.phone.tell({hornbook: "hello", version});
  showLive(bench, {kind: "connected"});
  await loadingNow();
  if ((bench.state.get().outline?.version ?? 0) < version) refreshBench(bench);
}

/// A save, or a server that came back.
async function takeSave(bench, change) {
  bench.phone.tell({...change, hornbook: "change"});
  showLive(bench, {kind: "connected"});
  await refreshBench(bench);
  const {failure, live, outline} = bench.state.get();
  if (failure || change.reconnected || live.kind !== "connected") return;
  showTime(bench, change.milliseconds ?? null);
  announce(`Checked: ${countsInWords(outline?.findings)}.`);
}

function showUnreadableCurriculum(bench, {message, help = null}) {
  showLive(bench, {kind: "failed", failure: {message, help}});
  tellPhoneOfFailure(bench);
  announce(`The curriculum cannot be read. ${message}`);
}

function tellPhoneOfFailure(bench) {
  const {failure} = bench.state.get().live;
  if (failure) bench.phone.tell({hornbook: "failed", ...failure});
}

function showTime(bench, milliseconds) {
  clearTimeout(showing.timer);
  showLive(bench, {kind: "connected", milliseconds});
  showing.timer = setTimeout(() => bench.state.get().live.kind === "connected" && showLive(bench, {kind: "connected"}), showingTime);
}

function showLive(bench, live) {
  bench.state.set({live: {milliseconds: null, failure: null, ...live}});
}
