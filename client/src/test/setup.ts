import '@testing-library/jest-dom';

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
