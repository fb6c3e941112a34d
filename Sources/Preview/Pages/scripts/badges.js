// Badges with their pictures.
import {assetAddress} from "./asset-address.js";
import {authored} from "./authored.js";
import {h, svgIcon} from "./dom.js";

export function badgeList(badges) {
  const items = badges.map((badge) => h("li", {class: "badge"}, badgePicture(badge), h("span", authored(), badge.title)));
  return h("ul", {class: "badge-list", "aria-label": "Badges"}, items);
}

/// The picture of a badge, or a drawn one.
export function badgePicture(badge) {
  const drawn = () => h("span", {class: "badge-drawn"}, svgIcon("badge"));
  if (!badge.image) return drawn();
  const picture = h("img", {class: "badge-picture", src: assetAddress(badge.image), alt: ""});
  picture.addEventListener("error", () => picture.replaceWith(drawn()));
  return picture;
}
