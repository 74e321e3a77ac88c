import { jsonForScript } from '@contract/rules/markup';

interface StructuredDataProps {
  /** What the page is about, in schema.org's words. */
  readonly data: object;
}

/** Tells machines what a page is about. The script is data and never runs, so the page's policy has nothing to say about it. */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}
