import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'react-hot-toast/headless';

import { overlays } from '../components/overlays/overlays';
import { session } from '../session/session';
import { failOnUnexpected } from './unexpected';

// Browser APIs that jsdom lacks; Mantine and the router require them.
class NoResizeObserver implements ResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** The only part of a request that the router reads. */
class BareRequest {
  constructor(
    readonly url: string,
    readonly init: RequestInit = {},
  ) {}
  get signal() {
    return this.init.signal;
  }
  get method() {
    return this.init.method ?? 'GET';
  }
}

Object.assign(globalThis, { Request: BareRequest, ResizeObserver: NoResizeObserver });

Object.assign(window, {
  // Without motion no timer of an animation ends while a test waits for something else.
  matchMedia: (query: string) => ({
    matches: query.includes('prefers-reduced-motion: reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
});
Object.assign(document, { fonts: new EventTarget() });
window.HTMLElement.prototype.scrollIntoView = () => undefined;

// The development build of React records a stack with each element, at most 10,000 a second: a quarter of the processor
// time of these tests. This says that there were as many.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {}, configurable: true },
);

// Queries by role check every element of a page; on a busy machine that takes longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });

// Files of one process share the session and the storage. Pages of tests have loaded everything; what happens before
// is tested in a browser.
beforeAll(async () => {
  // Testing Library sets it in the first file only.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  session.end('silent');
  localStorage.clear();
  sessionStorage.clear();
  await overlays.load();
});

// Notifications are kept outside of the pages.
afterEach(() => {
  cleanup();
  toast.removeAll();
});

failOnUnexpected();
