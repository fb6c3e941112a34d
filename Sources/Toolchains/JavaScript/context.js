// Makes a new context one in which a lesson's program runs. It is evaluated in that context, before the program, and
// its value is called with what the driver lends. Nothing lent is reachable from the program: functions of this file
// keep it.
(lent, seed, input) => {
  'use strict';
  const { Date: SystemDate, Error, Promise, RangeError } = globalThis;
  const now = 1767225600000; // 2026-01-01T00:00:00Z
  let elapsed = 0;
  const hide = (owner, name, value) =>
    Object.defineProperty(owner, name, { value, writable: true, enumerable: false, configurable: true });

  // An error of the driver does not get into the program: it would lead to the driver's own objects. What `instanceof`
  // says, the program can change.
  const isOwn = Function.prototype.call.bind(Object.prototype.isPrototypeOf, Error.prototype);
  const guarded = (action) => {
    try { action(); } catch (error) {
      if (isOwn(error)) throw error;
      throw new RangeError('too much output, or calls nested too deeply');
    }
  };

  const console = Object.create({});
  for (const name of lent.methods) {
    console[name] = { [name](...words) { guarded(() => lent.call(name, words)); } }[name];
  }
  hide(globalThis, 'console', console);

  let line = 0;
  hide(globalThis, 'prompt', function prompt(question = '') {
    const text = String(question);
    guarded(() => lent.write(text));
    return line < input.length ? input[line++] : null;
  });

  // Mulberry32.
  let state = seed >>> 0;
  hide(Math, 'random', function random() {
    state = (state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  });

  // The clock only moves while a program waits.
  function Clock(...parts) {
    const time = parts.length === 0 ? [now + elapsed] : parts;
    return new.target ? Reflect.construct(SystemDate, time, new.target) : new SystemDate(now + elapsed).toString();
  }
  Object.defineProperty(Clock, 'name', { value: 'Date' });
  Object.defineProperty(Clock, 'length', { value: 7 });
  hide(Clock, 'now', function () { return now + elapsed; });
  hide(Clock, 'parse', SystemDate.parse);
  hide(Clock, 'UTC', SystemDate.UTC);
  Object.defineProperty(Clock, 'prototype', { value: SystemDate.prototype, writable: false });
  hide(SystemDate.prototype, 'constructor', Clock);
  hide(globalThis, 'Date', Clock);
  const formats = Intl.DateTimeFormat.prototype;
  const { formatToParts } = formats;
  const format = Object.getOwnPropertyDescriptor(formats, 'format').get;
  hide(formats, 'formatToParts', { formatToParts(date = now + elapsed) {
    return formatToParts.call(this, date);
  } }.formatToParts);
  Object.defineProperty(formats, 'format', { get() {
    const own = format.call(this);
    return (date = now + elapsed) => own(date);
  } });
  delete globalThis.WebAssembly;
  delete globalThis.Temporal;

  // Timers in the order of their times, without any waiting.
  let timers = [], number = 0;
  const add = (action, pause, words, every) => {
    if (typeof action !== 'function') throw new TypeError('The "callback" argument must be of type function.');
    const wait = Math.max(1, Math.trunc(Number(pause)) || 1);
    timers.push({ number: ++number, time: elapsed + wait, action, words, every: every ? wait : 0 });
    return number;
  };
  const stop = (chosen) => { timers = timers.filter((timer) => timer.number !== chosen); };
  hide(globalThis, 'setTimeout', function setTimeout(action, pause, ...words) { return add(action, pause, words); });
  hide(globalThis, 'setInterval', function setInterval(action, pause, ...words) {
    return add(action, pause, words, true);
  });
  hide(globalThis, 'clearTimeout', function clearTimeout(chosen) { stop(chosen); });
  hide(globalThis, 'clearInterval', function clearInterval(chosen) { stop(chosen); });
  hide(globalThis, 'queueMicrotask', function queueMicrotask(action) { Promise.resolve().then(() => action()); });
  Object.defineProperty(globalThis, Symbol.for('hornbook.next'), {
    value: () => {
      if (timers.length === 0) return false;
      const timer = timers.reduce((first, other) => (other.time < first.time ? other : first));
      stop(timer.number);
      elapsed = Math.max(elapsed, timer.time);
      if (timer.every > 0) timers.push({ ...timer, time: elapsed + timer.every });
      const { action, words } = timer;
      action(...words);
      return true;
    },
  });

  // Only the program's own lines are of use to a learner.
  Object.defineProperty(Error, 'prepareStackTrace', {
    value: (error, frames) => {
      let head;
      try { head = Error.prototype.toString.call(error); } catch { head = 'Error'; }
      const own = frames.filter((frame) => frame.getFileName() === 'main.js');
      return [head, ...own.map((frame) => `    at ${frame}`)].join('\n');
    },
  });
}
