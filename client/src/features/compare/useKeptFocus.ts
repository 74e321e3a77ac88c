import { useEffect, useRef } from 'react';

/** Takes the focus where it would be lost: what one pressed went with its entry, or was moved to another place. */
export function useKeptFocus<Element extends HTMLElement>(entries: readonly { readonly id: string }[]) {
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
