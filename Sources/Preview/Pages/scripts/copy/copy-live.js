// Stands in for live.js in a copy: nothing changes there.

export function listen() {}
