// What the workbench shows at the moment, in one place; its parts listen to the members that concern them.

/// `state.get()` is the whole of it; `state.set({place})` changes members; `state.on(["place"], listener)` calls `listener(values)` after a change.
export function createBenchState(initial) {
  const store = {values: initial, watchers: []};
  return {
    get: () => store.values,
    set: (changes) => changeBenchState(store, changes),
    on: (names, listener) => store.watchers.push({names, listener}),
  };
}

function changeBenchState(store, changes) {
  const changed = Object.keys(changes).filter((name) => changes[name] !== store.values[name]);
  if (changed.length === 0) return;
  store.values = {...store.values, ...changes};
  for (const {names, listener} of store.watchers) {
    if (names.some((name) => changed.includes(name))) listener(store.values);
  }
}
