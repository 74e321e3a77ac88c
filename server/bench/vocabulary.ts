import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import { projectRoot } from '../project-root.js';

const disease = z.object({ name: z.string(), doid: z.string(), mondo: z.string() });
const protein = z.object({
  symbol: z.string(),
  name: z.string(),
  uniprotId: z.string(),
  hgncId: z.string(),
  /** At most four, parted by `|`. */
  aliases: z.string().transform((cell) => cell.split('|').slice(0, 4).join('|')),
});

export type Disease = Readonly<z.infer<typeof disease>>;
export type Protein = Readonly<z.infer<typeof protein>>;

/** Fields whose values are chosen from those of the starter entries. */
export const sampledFields = [
  'epitope',
  'type',
  'isotypeSubclasses',
  'screening',
  'confirmation',
  'monitoring',
  'diagnosticMarker',
  'mechanism',
  'pathogenesisInvolvement',
] as const satisfies readonly EntryFieldName[];
type SampledField = (typeof sampledFields)[number];

/** Vocabulary of generated rows. See data/README.md and data/bench/README.md for its sources. */
export interface Vocabulary {
  readonly diseases: readonly Disease[];
  readonly proteins: readonly Protein[];
  /** The distinct values of each such field, sorted. */
  readonly borrowed: ReadonlyMap<SampledField, readonly string[]>;
}

/** Reads the vocabularies included in the product. */
export function readVocabulary(): Vocabulary {
  const folder = join(projectRoot(), 'data');
  const starter = z
    .array(z.record(z.string(), z.string()))
    .parse(rowsOf(join(folder, 'starter-entries.csv')));
  const values = (field: SampledField) => new Set(starter.map((row) => row[field] ?? '').filter(Boolean));
  return {
    diseases: z.array(disease).parse(rowsOf(join(folder, 'bench/diseases.csv'))),
    proteins: z.array(protein).parse(rowsOf(join(folder, 'gene-names.tsv.gz'))),
    borrowed: new Map(sampledFields.map((field) => [field, [...values(field)].sort()])),
  };
}

function rowsOf(file: string): unknown {
  const bytes = readFileSync(file);
  return file.endsWith('.tsv.gz')
    ? parse(gunzipSync(bytes), { columns: true, delimiter: '\t' })
    : parse(bytes, { columns: true, bom: true });
}
