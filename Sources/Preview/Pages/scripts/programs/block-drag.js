// Where a dragged block would go.

const margin = 28;

export function isOverList(list, {x, y}) {
  const box = list.root.getBoundingClientRect();
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
}

/// The index before which something at a point goes: beside the nearest piece.
export function placeAt(list, point) {
  let best = {distance: Infinity, place: list.rows.length};
  list.pieces.forEach((piece, index) => {
    const box = piece.getBoundingClientRect();
    const distance = Math.hypot(outside(point.x, box.left, box.right), outside(point.y, box.top, box.bottom) * 2);
    if (distance < best.distance) best = {distance, place: index + (isBehind(piece, box, point) ? 1 : 0)};
  });
  return best.place;
}

function outside(value, from, to) {
  return Math.max(from - value, 0, value - to);
}

function isBehind(piece, box, {x, y}) {
  if (!piece.classList.contains("block-tile")) return y > (box.top + box.bottom) / 2;
  if (y > box.bottom + margin) return true;
  return x > (box.left + box.right) / 2;
}

/// Shows where the next block goes; null hides it.
export function showDropPlace(list, place) {
  const slot = place === null ? null : list.slots[place];
  if (!slot) return list.caretMark.remove();
  slot.body.insertBefore(list.caretMark, slot.before);
}
