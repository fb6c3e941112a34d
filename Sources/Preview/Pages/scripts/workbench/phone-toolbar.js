// How the phone looks: device, scheme, size of text, direction.
import {h} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {segmentBar} from "./segments.js";

export function phoneToolbar(bench) {
  const device = segmentBar("Device", [
    {value: "phone", name: "Phone, 390 wide", icon: benchIcon("phone")},
    {value: "small", name: "Small phone, 320 wide", icon: benchIcon("smallPhone")},
    {value: "wide", name: "Full width", icon: benchIcon("wide")},
  ], (value) => bench.prefer({device: value}), "device-bar");
  const scheme = segmentBar("Color scheme of the phone", [
    {value: "light", name: "Light", icon: benchIcon("sun")},
    {value: "dark", name: "Dark", icon: benchIcon("moon")},
    {value: "auto", name: "As the system", icon: benchIcon("halfMoon")},
  ], (value) => bench.prefer({scheme: value}));
  const text = segmentBar("Size of text in the phone", [
    {value: "100", name: "Text 100 %", text: "100 %"},
    {value: "200", name: "Text 200 %", text: "200 %"},
  ], (value) => bench.prefer({text: Number(value)}));
  const direction = segmentBar("Direction of text in the phone", [
    {value: "ltr", name: "Left to right", icon: benchIcon("ltr")},
    {value: "rtl", name: "Right to left", icon: benchIcon("rtl")},
  ], (value) => bench.prefer({direction: value}));
  const show = ({preferences, outline}) => {
    device.show(preferences.device);
    scheme.show(preferences.scheme);
    text.show(preferences.text);
    direction.show(preferences.direction ?? outline?.direction ?? "ltr");
  };
  bench.state.on(["preferences", "outline"], show);
  show(bench.state.get());
  return h("div", {class: "phone-toolbar", role: "group", "aria-label": "How the phone looks"}, [device, scheme, text, direction].map((bar) => bar.element));
}
