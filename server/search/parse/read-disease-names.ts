import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { type DiseaseNames, makeDiseaseNames } from './disease-names.js';

const list = z.string().transform((cell) => cell.split('|').filter((name) => name !== ''));
const row = z.object({
  disease: z.string().min(1),
  doid: z.string(),
  mondo: z.string(),
  synonyms: list,
  abbreviations: list,
});
const rows = z.array(
  row.transform(({ doid, mondo, ...names }) => ({ ...names, identifiers: [doid, mondo].filter(Boolean) })),
);

/** Reads the vocabulary of disease names from a CSV file such as data/disease-names.csv. */
export function readDiseaseNames(csvFile: string): DiseaseNames {
  return makeDiseaseNames(rows.parse(parse(readFileSync(csvFile), { columns: true, bom: true })));
}
