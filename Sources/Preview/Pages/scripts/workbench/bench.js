// Puts the workbench together: its parts, what they tell each other, and what the server says.
import {listen} from "./live.js";
import {authorPanel} from "./author-panel.js";
import {layOutBench} from "./bench-layout.js";
import {prefer} from "./bench-actions.js";
import {liveOf} from "./bench-live.js";
import {followPlaces, refreshBench} from "./bench-loading.js";
import {createBenchState} from "./bench-state.js";
import {storedPreferences} from "./bench-preferences.js";
import {indexCurriculum} from "./curriculum-index.js";
import {fixDialog} from "./fix-dialog.js";
import {keysDialog} from "./keys-dialog.js";
import {outlinePane} from "./outline.js";
import {phoneFrame} from "./phone-frame.js";
import {phoneToolbar} from "./phone-toolbar.js";
import {listenForKeys} from "./shortcuts.js";
import {benchToolbar} from "./toolbar.js";

/// Everything that the parts share: the state, the phone, the dialogs and the layout.
export function startBench() {
  const bench = {state: createBenchState(firstBenchState()), refresh: () => refreshBench(bench), prefer: (changes) => prefer(bench, changes)};
  bench.fixes = fixDialog(bench);
  bench.keys = keysDialog(bench);
  bench.phone = phoneFrame(bench);
  bench.outline = outlinePane(bench);
  bench.panel = authorPanel(bench);
  bench.layout = layOutBench(bench, {
    header: benchToolbar(bench),
    outline: bench.outline.element,
    phone: [phoneToolbar(bench), bench.phone.element],
    panel: bench.panel.element,
  });
  document.body.append(bench.fixes.element, bench.keys.element);
  listenForKeys(bench);
  followPlaces(bench);
  listen(liveOf(bench));
  bench.refresh();
}

function firstBenchState() {
  return {
    outline: null,
    index: indexCurriculum(null),
    findings: [],
    place: {view: "map", episode: null, card: null},
    current: null,
    author: {path: null, data: null, failure: null},
    live: {kind: "connecting", milliseconds: null, failure: null},
    isChecking: false,
    failure: null,
    progress: null,
    preferences: storedPreferences(),
  };
}
