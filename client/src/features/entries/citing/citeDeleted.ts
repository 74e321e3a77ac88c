import { dataAuthors } from '@contract/dataset';
import { productName } from '@contract/product';

import { formatDay } from '../../../components/format';
import { paths } from '../../../paths';

interface Deleted {
  readonly accession: string;
  readonly deletedAt: string;
}

/** A deleted entry as a sentence for a list of references: it states when the entry was deleted, not its contents. */
export function citeDeleted({ accession, deletedAt }: Deleted, origin: string): string {
  const address = new URL(paths.entry(accession), origin).href;
  return `${dataAuthors}. ${productName}, ${accession} (deleted ${formatDay(deletedAt)}). ${address}`;
}
