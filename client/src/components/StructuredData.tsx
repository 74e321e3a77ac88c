interface StructuredDataProps {
  /** What the page is about, in schema.org's words. */
  readonly data: object;
}

/** Tells machines what a page is about. The script is data and never runs, so the page's policy has nothing to say about it. */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{jsonForHtml(data)}</script>;
}

/** Nothing in a script element may look like the end of it. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
