import type { EntryValues } from './entry-fields.js';

type Named = Pick<EntryValues, 'autoantibody' | 'disease'>;
type Described = Named & Pick<EntryValues, 'autoantigen' | 'uniprotId'> & { readonly accession: string };

/** What an entry is called wherever it is named in one line: `Anti-tTG in Celiac disease`. */
export function nameEntry({ autoantibody, disease }: Named): string {
  return `${autoantibody ?? ''} in ${disease ?? ''}`;
}

/** What an entry says, in a sentence or two. */
export function describeEntry(entry: Described): string {
  const { accession, autoantigen, uniprotId } = entry;
  const target = `${autoantigen ?? ''}${uniprotId === null ? '' : ` (UniProt ${uniprotId})`}`;
  return `${nameEntry(entry)}, which binds ${target}: assays, clinical meaning and literature. Entry ${accession} of Autoimmune Atlas.`;
}
