import { useEffect } from 'react';

/** Describes the page in its head, and gives the product's own description back when the page goes. */
export function usePageDescription(description: string | undefined): void {
  useEffect(
    function describePage() {
      const meta = document.querySelector('meta[name="description"]');
      const before = meta?.getAttribute('content') ?? '';
      if (meta === null || description === undefined) return;
      meta.setAttribute('content', description);
      return () => meta.setAttribute('content', before);
    },
    [description],
  );
}
