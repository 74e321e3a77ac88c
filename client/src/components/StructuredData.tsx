import { useEffect } from 'react';

interface StructuredDataProps {
  /** What the page is about, in schema.org's words; nothing while that is not known. */
  readonly data: object | undefined;
}

/**
 * Tells machines what a page is about. The script is data and never runs, so the page's policy has nothing to say about it.
 * What the server told of the first page gives way to it, and goes with that page.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isKnown = data !== undefined;
  useEffect(
    function replaceTheServers() {
      const told = document.getElementById('page-data');
      if (isKnown) told?.remove();
      return () => told?.remove();
    },
    [isKnown],
  );
  return isKnown && <script type="application/ld+json">{jsonForHtml(data)}</script>;
}

/** Nothing in a script element may look like the end of it. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
