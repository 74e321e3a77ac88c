import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

type Encoders = Pick<typeof globalThis, 'TextDecoder' | 'TextEncoder'>;

// What every browser has and jsdom lacks; Mantine, the router and Apollo ask for it.
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

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: NoResizeObserver,
  scrollTo: () => undefined,
});
window.HTMLElement.prototype.scrollIntoView = () => undefined;

// Finding by role looks at every element of a page; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 5000 });
