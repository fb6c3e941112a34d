// Badges with their pictures.
import {assetAddress} from "./asset-address.js";
import {h, svgIcon} from "./dom.js";

export function badgeList(badges) {
  return h("ul", {class: "badge-list", "aria-label": "Badges"}, badges.map((badge) => h("li", {class: "badge"}, badgePicture(badge), h("span", {dir: "auto"}, badge.title))));
}

/// The picture of a badge, or a drawn one.
export function badgePicture(badge) {
  const drawn = () => h("span", {class: "badge-drawn"}, svgIcon("badge"));
  if (!badge.image) return drawn();
  const picture = h("img", {class: "badge-picture", src: assetAddress(badge.image), alt: ""});
  picture.addEventListener("error", () => picture.replaceWith(drawn()));
  return picture;
}
