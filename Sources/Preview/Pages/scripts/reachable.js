// Parts that scroll by keyboard.

/// A part that scrolls is a stop for Tab, with a name, so that arrow keys scroll it.
export function keepReachable(part, label, role = "region") {
  const update = () => {
    const scrolls = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    if (!scrolls) return ["tabindex", "role", "aria-label"].forEach((name) => part.removeAttribute(name));
    part.setAttribute("tabindex", "0");
    part.setAttribute("role", role);
    part.setAttribute("aria-label", label);
  };
  new ResizeObserver(update).observe(part);
}
