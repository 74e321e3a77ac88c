import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';

/**
 * Does several things one after the other before the address follows: React renders each at once, but the router's
 * transitions, in which it changes the address, only afterwards, as in a browser that is busy.
 */
export function beforeAddress(steps: readonly (() => void)[]): void {
  act(() => {
    for (const step of steps) {
      step();
      flushSync(() => undefined);
    }
  });
}
