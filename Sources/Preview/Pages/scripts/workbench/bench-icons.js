// Icons that only the workbench needs, on the same 24 by 24 grid as the shared ones.
import {svg, svgIcon} from "./dom.js";

const benchDrawings = {
  error: ["M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2z", "m9 9 6 6", "m15 9-6 6"],
  good: ["M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z", "m8.2 12.3 2.7 2.7 5-5.5"],
  halfMoon: ["M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z", "M12 3.5v17", "M12 8h6.5", "M12 12h8.5", "M12 16h6.5"],
  keyboard: ["M2.5 6.5h19v11h-19z", "M6 10.2h.1", "M10 10.2h.1", "M14 10.2h.1", "M18 10.2h.1", "M8 14h8"],
  ltr: ["M4 6h16", "M4 11h9", "M5 17h14", "m15 13.5 4 3.5-4 3.5"],
  plain: ["M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"],
  rtl: ["M4 6h16", "M11 11h9", "M5 17h14", "m9 13.5-4 3.5 4 3.5"],
  smallPhone: ["M8.5 6.5h7v12h-7z", "M11.5 16.2h1"],
  learner: ["M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "M4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6"],
  wide: ["M2.5 5h19v12h-19z", "M8.5 20.5h7"],
};

const sharedNames = {warning: "alert", note: "info", bad: "close", unknown: "question"};

/// An icon by its name; severities and tones are names too.
export function benchIcon(name) {
  const drawing = benchDrawings[name];
  if (!drawing) return svgIcon(sharedNames[name] ?? name);
  const paths = drawing.map((path) => svg("path", {d: path}));
  return svg("svg", {class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false"}, paths);
}
