import { useEffect } from 'react';

/**
 * What machines read of a page: its description, and the one address it is to be known by, `null` for none. Each page says
 * both of itself, so nothing is given back when it goes.
 */
export function usePageHead(description: string, address: string | null): void {
  useEffect(
    function describePage() {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    },
    [description],
  );
  useEffect(
    function namePage() {
      const known = document.head.querySelector('link[rel="canonical"]');
      if (address === null) return known?.remove();
      const link = known ?? document.head.appendChild(canonicalLink());
      link.setAttribute('href', address);
    },
    [address],
  );
}

function canonicalLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  return link;
}
