import fc from 'fast-check';

import { formatAccession } from '../../../schema/contract/accession.js';
import {
  type EntryFieldName,
  entryFieldNames,
  mapEntryFields,
} from '../../../schema/contract/entry-fields.js';
import { nameProblem } from '../../../schema/contract/rules/additional.js';
import { isStorableText, isUnseen } from '../../../schema/contract/rules/text.js';
import type { EntryView } from '../../nouns/entry.js';
import { sortKey } from '../../search/index/sort-key.js';

/** Pieces of text that are difficult for files, spreadsheets and their parsers. */
const pieces = [
  '"',
  '""',
  "'",
  "''",
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\u3000',
  '\u00a0',
  '\u2028',
  '|',
  '_x000D_',
  '_x005F_',
  '_x0041_',
  '_X0041_',
  '_x',
  '&',
  '&amp;',
  '<',
  '>',
  '</t>',
  ']]>',
  '\\',
  '\\n',
  '{',
  '[',
  '}',
  ']',
  ':',
  '%',
  '#',
  '=1+1',
  '-5',
  '+0.5',
  '1-2',
  '007',
  '1e5',
  'TRUE',
  'null',
  'n/a',
  'é',
  'e\u0301',
  'ß',
  'β',
  '–',
  '’',
  '🧬',
  '\ufeff',
  '\u200b',
  'sep=;',
  ' ',
  'a',
  'Ro60',
];

const hostile = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join('').trim())
  .filter(isStorableText);
const optional = fc.option(hostile.map((text) => (isUnseen(text) ? null : text))).map((text) => text ?? null);
const required = hostile.filter((text) => sortKey(text) !== null);
const name = fc
  .oneof(
    hostile,
    fc.constantFrom(
      'Curator',
      'Disease Name',
      'id',
      'status',
      'accession',
      'additional.x',
      'Column 3',
      'toString',
    ),
  )
  .filter((text) => nameProblem(text) === null);
/** Few enough that a file of any number of entries stays below the maximum number of columns. */
const names = [...new Set(fc.sample(name, { numRuns: 300, seed: 7 }))];
const filled = hostile.filter((text) => !isUnseen(text));
const additional = fc.dictionary(fc.constantFrom(...names), filled, { maxKeys: 3, noNullPrototype: true });

/** Storable entries whose texts are difficult to write and read. */
export const hostileEntry: fc.Arbitrary<EntryView> = fc
  .record({
    id: fc.uuid(),
    entryNumber: fc.integer({ min: 1, max: 9_000_000 }),
    values: fc.record(
      mapEntryFields((field: EntryFieldName) => (entryFieldNames.indexOf(field) < 3 ? required : optional)),
    ),
    additional,
    moment: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  })
  .map(({ id, entryNumber, values, additional: names, moment }) => ({
    id,
    accession: formatAccession(entryNumber),
    version: 1,
    ...mapEntryFields((field) => values[field]),
    additional: names,
    createdAt: moment,
    updatedAt: moment,
  }));
