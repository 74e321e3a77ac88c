import type { EntryFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import { entryStructuredData } from './entryStructuredData';

interface EntryHeadProps {
  readonly entry: EntryFieldsFragment;
}

/**
 * What machines read of an entry: its one address, whatever address brought them, and what it says in schema.org's
 * words. The script is data and never runs, so the page's policy has nothing to say about it.
 */
export function EntryHead({ entry }: EntryHeadProps) {
  const address = new URL(paths.entry(entry.accession), window.location.origin).href;
  return (
    <>
      <link rel="canonical" href={address} />
      <script type="application/ld+json">{jsonForHtml(entryStructuredData(entry, address))}</script>
    </>
  );
}

/** Nothing in a script element may look like the end of it. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
