import { formatDay } from '../../../components/format';
import { paths } from '../../../paths';
import { authors, database } from './citation';

interface Deleted {
  readonly accession: string;
  readonly deletedAt: string;
}

/** A deleted entry as a sentence for a list of references: what it said is gone, that it was there is not. */
export function citeDeleted({ accession, deletedAt }: Deleted, origin: string): string {
  const address = new URL(paths.entry(accession), origin).href;
  return `${authors}. ${database}, ${accession} (deleted ${formatDay(deletedAt)}). ${address}`;
}
