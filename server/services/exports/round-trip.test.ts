import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

import fc from 'fast-check';

import { formatAccession } from '../../../schema/contract/accession.js';
import { exportFormatNames } from '../../../schema/contract/export-formats.js';
import type { EntryView } from '../../nouns/entry.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import { anEntryView } from '../../test/an-entry-view.js';
import { hostileEntry } from '../../test/imports/hostile-entries.js';
import { readBytes } from '../../test/imports/read-file.js';
import { contentOf } from '../entries/entry-changes.js';
import { exportColumns } from '../entries/serialised-entry.js';
import { writeJson, writeNdjson } from './json-writer.js';
import { writeDelimited, writeSpreadsheet } from './table-writers.js';

async function* batchesOf(entries: readonly EntryView[]): AsyncGenerator<EntryBatch> {
  const names = new Set(entries.flatMap(({ additional }) => Object.keys(additional)));
  const about = { additionalKeys: [...names].sort() };
  yield await Promise.resolve({ entries: [], ...about });
  for (let from = 0; from < entries.length; from += 100)
    yield { entries: entries.slice(from, from + 100), ...about };
}

const writers: Readonly<
  Record<string, (batches: AsyncGenerator<EntryBatch>) => AsyncGenerator<string | Uint8Array>>
> = {
  json: (batches) => writeJson(batches, null, () => ({})),
  ndjson: (batches) => writeNdjson(batches, null),
  csv: (batches) => writeDelimited(batches, exportColumns, ',', false),
  tsv: (batches) => writeDelimited(batches, exportColumns, '\t', true),
  xlsx: (batches) => writeSpreadsheet(batches, exportColumns, null),
};

describe('an export', () => {
  it.each(exportFormatNames)(
    'as %s is imported without changes, for 1,000 random entries',
    async (format) => {
      const entries = fc.sample(hostileEntry, { numRuns: 1000, seed: 20_261_121 });
      const written = Readable.from(writers[format]!(batchesOf(entries)), { objectMode: false });
      const { table, plan, rows } = await readBytes(await buffer(written), {
        fileName: `export.${format}`,
        chunk: 1013,
      });
      expect([table.format, plan.problems, plan.warnings]).toEqual([format, [], []]);
      expect(rows.filter(({ problems }) => problems.length > 0)).toEqual([]);
      expect(
        rows.map(({ id, entryNumber, content }) => ({
          id,
          accession: formatAccession(entryNumber!),
          ...content,
        })),
      ).toEqual(entries.map((entry) => ({ id: entry.id, accession: entry.accession, ...contentOf(entry) })));
    },
  );

  it('as xlsx has every entry of a table that is written in parts because it is wide', async () => {
    const diseases = Array.from({ length: 12 }, (_disease, at) => `Disease ${String(at)}`);
    const additional = Object.fromEntries(
      Array.from({ length: 5000 }, (_key, at) => [`key ${String(at)}`, '']),
    );
    const entries = diseases.map((disease) => anEntryView({ disease, additional }));
    const written = Readable.from(writers['xlsx']!(batchesOf(entries)), { objectMode: false });
    const { rows } = await readBytes(await buffer(written), { fileName: 'wide.xlsx' });
    expect(rows.map(({ change }) => change.values.disease)).toEqual(diseases);
  });

  it('as csv has no formula either where a spreadsheet separates cells by semicolons', async () => {
    const entries = fc.sample(hostileEntry, { numRuns: 1000, seed: 20_261_128 });
    const file = await text(Readable.from(writers['csv']!(batchesOf(entries))));
    const isFormula = (cell: string) => /^["\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);
    expect(file.split(/[;\r\n]/).filter(isFormula)).toEqual([]);
  });
});
