import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

import { overlays } from '../components/overlays/overlays';
import { failOnUnexpected } from './unexpected';

// jsdom has no layout, so every position is zero; computing it would read the style of every ancestor.
jest.mock('@floating-ui/dom', () => ({
  ...jest.requireActual<object>('@floating-ui/dom'),
  autoUpdate: () => () => undefined,
  computePosition: () => new Promise(() => undefined),
}));

type Encoders = Pick<typeof globalThis, 'TextDecoder' | 'TextEncoder'>;

// Browser APIs that jsdom lacks; Mantine, the router and Apollo require them.
const { TextDecoder, TextEncoder } = jest.requireActual<Encoders>('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });

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

Object.assign(globalThis, { Request: BareRequest });

Object.assign(window, {
  // Without motion no timer of an animation ends while a test waits for something else.
  matchMedia: (query: string) => ({
    matches: query.includes('prefers-reduced-motion: reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: NoResizeObserver,
  scrollTo: () => undefined,
});
window.HTMLElement.prototype.scrollIntoView = () => undefined;

// Queries by role check every element of a page; on a busy machine that takes longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });

// Pages of tests have loaded everything; what happens before is tested in a browser.
beforeAll(() => overlays.load());

// Notifications are kept outside of the pages.
afterEach(() => {
  cleanup();
  toast.removeAll();
});

failOnUnexpected();
