// Small pictures for the cards of the robot and the elements of Slang, on a 32 by 32 grid.
import {svg} from "./dom.js";

const stroke = (d) => ["path", {d}];
const disc = (cx, cy, r) => ["circle", {cx, cy, r, class: "picture-solid"}];

const pictures = {
  forward: [stroke("M16 27V6"), stroke("m8 14 8-8 8 8")],
  left: [stroke("M25 26v-7a8 8 0 0 0-8-8H7"), stroke("m13 5-6 6 6 6")],
  right: [stroke("M7 26v-7a8 8 0 0 1 8-8h10"), stroke("m19 5 6 6-6 6")],
  jump: [stroke("M5 24C7 8 24 7 26 21"), stroke("m20.5 17 5.5 5 3.5-6.5"), stroke("M12 27h8")],
  collect: [["path", {d: "M16 4.5l3.3 6.6 7.2 1-5.2 5 1.3 7.2-6.6-3.4-6.6 3.4 1.3-7.2-5.2-5 7.2-1z"}], stroke("M9 28.5h14")],
  repeat: [stroke("M26 16a10 10 0 1 1-3.4-7.5"), stroke("M23.5 3v6h-6")],
  while: [stroke("M6 16a10 10 0 0 1 17-7.2"), stroke("M23.5 3v6h-6"), stroke("M26 16a10 10 0 0 1-17 7.2"), disc(16, 16, 2.4)],
  if: [stroke("M16 28v-8"), stroke("M16 20 7 11V5"), stroke("m16 20 9-9V5"), stroke("m3.5 8.5L7 5l3.5 3.5")],
  else: [stroke("M16 28v-8"), stroke("m16 20 9-9V5"), stroke("m21.5 8.5L25 5l3.5 3.5"), stroke("M16 20 7 11")],
  end: [stroke("M7 7v12h14"), stroke("m16 13.5 5.5 5.5-5.5 5.5")],
  routine: [stroke("M8 5h13l4 4v18H8z"), stroke("M13 13h7"), stroke("M13 18h7"), stroke("M13 23h4")],
  call: [["path", {d: "M17.5 3 7 18h8l-1.5 11L25 13.5h-8.5z"}]],
  print: [stroke("M4 7h24v15H15l-6 5v-5H4z"), stroke("M10 13h12"), stroke("M10 17h7")],
  variable: [stroke("M5 12h22v15H5z"), stroke("m5 12 4-6h14l4 6"), stroke("M13 18h6")],
  blank: [["path", {d: "M6 9h20v14H6z", "stroke-dasharray": "4 4"}]],
  raw: [stroke("M6 10h20"), stroke("M6 16h20"), stroke("M6 22h12")],
};

export function blockPicture(word) {
  const shapes = (pictures[word] ?? pictures.raw).map(([tag, attributes]) => svg(tag, attributes));
  return svg("svg", {class: "block-picture", viewBox: "0 0 32 32", "aria-hidden": "true", focusable: "false"}, shapes);
}
