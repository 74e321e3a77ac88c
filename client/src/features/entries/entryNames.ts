import type { EntryFieldsFragment } from '../../generated/types';

type Named = Pick<EntryFieldsFragment, 'autoantibody' | 'disease'>;

/** What an entry is called wherever it is named in one line: `Anti-tTG in Celiac disease`. */
export function nameEntry({ autoantibody, disease }: Named): string {
  return `${autoantibody} in ${disease}`;
}

/** What an entry says, in a sentence or two. */
export function describeEntry(entry: EntryFieldsFragment): string {
  const { accession, autoantigen, uniprotId } = entry;
  const target = uniprotId === null ? autoantigen : `${autoantigen} (UniProt ${uniprotId})`;
  return `${nameEntry(entry)}, which binds ${target}: assays, clinical meaning and literature. Entry ${accession} of Autoimmune Atlas.`;
}
