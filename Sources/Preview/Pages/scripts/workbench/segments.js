// A choice between a few values as one bar: radio buttons, so arrow keys and screen readers know it.
import {h, spoken, uniqueID} from "./dom.js";

/// `options`: `[{value, name, icon or text}]`. `onChoose(value)`. The result is `{element, show(value), rename(value, text), allow(values)}`.
export function segmentBar(label, options, onChoose, className = "") {
  const group = uniqueID("segment");
  const inputs = options.map((option) => segmentInput(group, option, onChoose));
  const labels = options.map((option, position) => segmentLabel(option, inputs[position]));
  const element = h("fieldset", {class: `segments ${className}`}, h("legend", {class: "spoken"}, label), labels);
  return {
    element,
    show: (value) => inputs.forEach((input) => (input.checked = input.value === String(value))),
    rename: (value, text) => renameSegment(options, labels, value, text),
    allow: (values) => options.forEach(({value}, position) => (labels[position].hidden = !values.includes(value))),
  };
}

function segmentInput(group, option, onChoose) {
  return h("input", {type: "radio", name: group, value: option.value, onchange: () => onChoose(option.value)});
}

function segmentLabel(option, input) {
  const face = option.icon ? [option.icon, spoken(option.name)] : [h("span", {class: "segment-text"}, option.text ?? option.name)];
  return h("label", {class: "segment", title: option.title ?? option.name}, input, face);
}

function renameSegment(options, labels, value, text) {
  const position = options.findIndex((option) => option.value === value);
  labels[position].querySelector(".segment-text").textContent = text;
}
