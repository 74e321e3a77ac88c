import { useEffect, useRef } from 'react';

import { focusMain, isFocusLost } from './focusMain';

/**
 * Returns a ref for the element that gets the focus when a change of what is shown loses it, as when the pressed button
 * goes with its row; if that element is gone too, the main content gets it. `shown` identifies what is shown.
 */
export function useRestoredFocus<Element extends HTMLElement>(shown: string) {
  const ref = useRef<Element>(null);
  const last = useRef(shown);
  useEffect(
    function restoreFocus() {
      const isAnother = last.current !== shown;
      last.current = shown;
      if (!isAnother || !isFocusLost()) return;
      if (ref.current === null) focusMain();
      else ref.current.focus({ preventScroll: true });
    },
    [shown],
  );
  return ref;
}
