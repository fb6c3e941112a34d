// Drawings of the icons on a 24 by 24 grid: outlines, or filled shapes where `filled` is true. `directional` ones are mirrored in right-to-left pages.

const outline = (...paths) => ({paths, filled: false, directional: false});
const solid = (...paths) => ({paths, filled: true, directional: false});
const pointing = (...paths) => ({paths, filled: false, directional: true});

export const icons = {
  alert: outline("M12 3.5 2.5 20h19z", "M12 10v4.5", "M12 17.3v.1"),
  back: pointing("M19 12H5", "m11 6-6 6 6 6"),
  badge: outline("M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12z", "m8.5 14-1.5 7 5-2.6 5 2.6-1.5-7", "m9.8 9 1.6 1.6 2.9-3"),
  book: outline("M12 6.5C10 5 7 4.5 3.5 4.8v13.4C7 17.9 10 18.5 12 20c2-1.5 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5z", "M12 6.5V20"),
  check: outline("m5 12.5 4.5 4.5L19 7.5"),
  chevronDown: outline("m6 9.5 6 6 6-6"),
  chevronEnd: pointing("m9.5 6 6 6-6 6"),
  chevronStart: pointing("m14.5 6-6 6 6 6"),
  chevronUp: outline("m6 14.5 6-6 6 6"),
  close: outline("M6 6l12 12", "M18 6 6 18"),
  code: outline("m8.5 7-5 5 5 5", "m15.5 7 5 5-5 5"),
  copy: outline("M9 9h11v11H9z", "M15 9V4H4v11h5"),
  down: outline("M12 5v14", "m6 13 6 6 6-6"),
  download: outline("M12 4v11", "m7 11 5 5 5-5", "M5 20h14"),
  external: pointing("M10 5H5v14h14v-5", "M14 4h6v6", "m20 4-9 9"),
  eye: outline("M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z", "M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z"),
  file: outline("M6 3h8l4.5 4.5V21H6z", "M14 3v5h4.5"),
  flag: outline("M6 21V4", "M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0"),
  forward: pointing("M5 12h14", "m13 6 6 6-6 6"),
  gear: outline(
    "M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z", "M12 2.8v3", "M12 18.2v3", "m5.5 5.5 2.1 2.1", "m16.4 16.4 2.1 2.1", "M2.8 12h3",
    "M18.2 12h3", "m5.5 18.5 2.1-2.1", "m16.4 7.6 2.1-2.1"
  ),
  hint: outline("M9 17.5h6", "M10 20.5h4", "M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.9 1.1.9 1.7v1.5h5.4V16c0-.6.3-1.2.9-1.7A6 6 0 0 0 12 3.5z"),
  indent: pointing("M4 5v14", "M8 12h12", "m15 7 5 5-5 5"),
  info: outline("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z", "M12 11v5.5", "M12 7.6v.1"),
  key: outline("M8 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "m11 11.7 8.5-8.2", "m16 7 3 3"),
  link: outline("M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1", "M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"),
  lock: outline("M5.5 10.5h13V20h-13z", "M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"),
  map: outline("m3.5 6.5 5.5-2.5 6 2.5 5.5-2.5v13.5L15 20l-6-2.5L3.5 20z", "M9 4v13.5", "M15 6.5V20"),
  menu: outline("M4 7h16", "M4 12h16", "M4 17h16"),
  minus: outline("M5 12h14"),
  moon: outline("M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"),
  outdent: pointing("M20 5v14", "M16 12H4", "m9 7-5 5 5 5"),
  pause: solid("M7 5h3.5v14H7z", "M13.5 5H17v14h-3.5z"),
  phone: outline("M7 2.8h10v18.4H7z", "M11 18.3h2"),
  play: solid("M7.5 4.8v14.4L19.5 12z"),
  plus: outline("M12 5v14", "M5 12h14"),
  question: outline("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z", "M9.7 9.6a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.3 1-1.3 1.9", "M12 16.7v.1"),
  retry: outline("M5 12a7 7 0 1 0 2.2-5.1L5 9", "M5 4.5V9h4.5"),
  robot: outline("M5 9h14v10H5z", "M12 9V5", "M12 3.7v.1", "M9.3 13.5v.5", "M14.7 13.5v.5", "M2.5 12.5v3", "M21.5 12.5v3"),
  search: outline("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z", "m15.5 15.5 5 5"),
  sort: outline("M4 6h16", "M8 12h12", "M4 18h12"),
  star: solid("M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.1l-5.7 3.2 1.2-6.4L2.8 9.5l6.4-.8z"),
  stepBack: pointing("M18 5.5v13L8.5 12z", "M5.5 5.5v13"),
  stepForward: pointing("M6 5.5v13l9.5-6.5z", "M18.5 5.5v13"),
  stop: solid("M6.5 6.5h11v11h-11z"),
  sun: outline(
    "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z", "M12 2.5v2", "M12 19.5v2", "m5.3 5.3 1.4 1.4", "m17.3 17.3 1.4 1.4", "M2.5 12h2",
    "M19.5 12h2", "m5.3 18.7 1.4-1.4", "m17.3 6.7 1.4-1.4"
  ),
  trash: outline("M4.5 6.5h15", "M9 6.5V4h6v2.5", "m6.5 6.5 1 13.5h9l1-13.5"),
  up: outline("M12 19V5", "m6 11 6-6 6 6"),
  video: outline("M3.5 5.5h17v13h-17z", "M10 9v6l5-3z"),
  wrench: outline("M14.5 6.5a4 4 0 0 1 5-3.3l-2.7 2.7 1.3 1.3 2.7-2.7a4 4 0 0 1-5.3 5L9 16l-4.5 4.5L3 19l4.5-4.5z"),
};
