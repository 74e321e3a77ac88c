/** Gives this process the globals of a browser, as jsdom implements them, for the tests of components. */
const { JSDOM, VirtualConsole } = require('jsdom');

const virtualConsole = new VirtualConsole();
virtualConsole.on('jsdomError', (error) => console.error(error));

const { window } = new JSDOM('<!DOCTYPE html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
  virtualConsole,
});

/** What stays that of Node.js: the language, the console, and the timers, which tests replace. */
const kept = new Set([
  ...['console', 'globalThis', 'performance', 'queueMicrotask', 'structuredClone'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);
const isLanguage = (name) => name in globalThis && Object.is(globalThis[name], window[name]);

for (const name of Object.getOwnPropertyNames(window)) {
  if (kept.has(name) || isLanguage(name)) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => window[name],
    set: (value) => {
      window[name] = value;
    },
  });
}

// With these, React records each component and each element for the tools of browsers: 5 % of the processor time.
delete console.timeStamp;
delete console.createTask;

// Where jsdom is the global object, there is neither, so React schedules by timers: what it scheduled is done before a
// test continues.
const { setImmediate, MessageChannel } = globalThis;
delete globalThis.setImmediate;
delete globalThis.MessageChannel;
require('scheduler');
Object.assign(globalThis, { setImmediate, MessageChannel });
