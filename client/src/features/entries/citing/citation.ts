import { dataAuthors } from '@contract/dataset';
import { entryTitle } from '@contract/entry-title';
import { productName } from '@contract/product';

import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';

/** The facts that a citation of an entry needs, in any format. */
export interface Citation {
  readonly author: string;
  readonly title: string;
  readonly publisher: string;
  readonly accession: string;
  readonly version: number;
  /** The day of that version in UTC, so that every citation has the same date: `2026-11-20`. */
  readonly date: string;
  /** The address of that version, which never shows another one. */
  readonly address: string;
}

/** An entry, at its current or an earlier version. */
export type Cited = Pick<
  EntryFieldsFragment,
  'accession' | 'version' | 'disease' | 'autoantibody' | 'updatedAt'
>;

/** Collects the facts to cite a version of an entry of the database served at `origin`. */
export function citationOf(entry: Cited, origin: string): Citation {
  return {
    author: dataAuthors,
    title: onOneLine(entryTitle(entry)),
    publisher: productName,
    accession: entry.accession,
    version: entry.version,
    date: new Date(entry.updatedAt).toISOString().slice(0, 10),
    address: new URL(paths.entryVersion(entry), origin).href,
  };
}

/** Names may contain line breaks; a citation cannot. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
