import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import { type ExportColumn, type SerialisedEntry, serialiseEntry } from '../entries/serialised-entry.js';
import { type MeasuredEntry, serialiseMeasure } from '../entries/serialised-measure.js';

/** Writes entries in the envelope of REST. `about` returns its other keys; it gets the number of entries written. */
export async function* writeJson(
  batches: AsyncIterable<EntryBatch>,
  columns: readonly ExportColumn[] | null,
  about: (count: number) => object,
): AsyncGenerator<string> {
  const toRecord = entrySerialiser(columns);
  let count = 0;
  yield '{"success":true,"data":[';
  for await (const { entries } of batches) {
    if (entries.length === 0) continue;
    const text = entries.map((entry) => JSON.stringify(toRecord(entry))).join(',');
    yield count === 0 ? text : `,${text}`;
    count += entries.length;
  }
  yield `],${JSON.stringify(about(count)).slice(1)}`;
}

/** Writes entries as one JSON object per line. */
export async function* writeNdjson(
  batches: AsyncIterable<EntryBatch>,
  columns: readonly ExportColumn[] | null,
): AsyncGenerator<string> {
  const toRecord = entrySerialiser(columns);
  for await (const { entries } of batches) {
    if (entries.length > 0) yield entries.map((entry) => `${JSON.stringify(toRecord(entry))}\n`).join('');
  }
}

/** Returns whole entries, including the version, unless columns were chosen; and the measures of measured entries. */
function entrySerialiser(columns: readonly ExportColumn[] | null): (entry: MeasuredEntry) => object {
  return ({ measures, ...entry }) => {
    const record = chosenKeys(serialiseEntry(entry), columns);
    return measures === undefined ? record : { ...record, measures: measures.map(serialiseMeasure) };
  };
}

function chosenKeys(record: SerialisedEntry, columns: readonly ExportColumn[] | null): object {
  return columns === null ? record : Object.fromEntries(columns.map((column) => [column, record[column]]));
}
