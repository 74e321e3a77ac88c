import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the element that gets the focus when a change of the entries loses it, as when the pressed button
 * goes with its entry or moves.
 */
export function useRestoredFocus<Element extends HTMLElement>(entries: readonly { readonly id: string }[]) {
  const ref = useRef<Element>(null);
  const shown = useRef<string | null>(null);
  const order = entries.map(({ id }) => id).join();
  useEffect(
    function keepFocus() {
      const isAnother = shown.current !== null && shown.current !== order;
      shown.current = order;
      if (isAnother && document.activeElement === document.body) ref.current?.focus();
    },
    [order],
  );
  return ref;
}
