import type { EntryValues } from './entry-fields.js';

type Named = Pick<EntryValues, 'autoantibody' | 'disease'>;
type Described = Named & Pick<EntryValues, 'autoantigen' | 'uniprotId'> & { readonly accession: string };

/** The one-line name of an entry: `Anti-tTG in Celiac disease`. */
export function entryTitle({ autoantibody, disease }: Named): string {
  return `${autoantibody ?? ''} in ${disease ?? ''}`;
}

/** A summary of an entry in one or two sentences. */
export function describeEntry(entry: Described): string {
  const { accession, autoantigen, uniprotId } = entry;
  const target = `${autoantigen ?? ''}${uniprotId === null ? '' : ` (UniProt ${uniprotId})`}`;
  const binding = `${entryTitle(entry)}, which binds ${target}`;
  return `${binding}: assays, clinical meaning and literature. Entry ${accession} of Autoimmune Atlas.`;
}
