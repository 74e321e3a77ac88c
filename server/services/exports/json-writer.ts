import { additionalPrefix } from '../../../schema/contract/rules/additional.js';
import type { Measure } from '../../nouns/measure.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import {
  type ExportColumn,
  isAdditional,
  type SerialisedEntry,
  serialiseEntry,
} from '../entries/serialised-entry.js';
import {
  isMeasureHeader,
  isUnder,
  type MeasuredEntry,
  serialiseMeasure,
} from '../entries/serialised-measure.js';

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
  const headers = columns?.filter(isMeasureHeader) ?? [];
  const isChosen = (measure: Measure) =>
    headers.length === 0 || headers.some((header) => isUnder(header, measure));
  return ({ measures, ...entry }) => {
    const record = chosenKeys(serialiseEntry(entry), columns);
    return measures === undefined
      ? record
      : { ...record, measures: measures.filter(isChosen).map(serialiseMeasure) };
  };
}

function chosenKeys(record: SerialisedEntry, columns: readonly ExportColumn[] | null): object {
  if (columns === null) return record;
  return Object.fromEntries(
    columns.flatMap((column): (readonly [string, unknown])[] => {
      if (isMeasureHeader(column)) return [];
      return isAdditional(column)
        ? [['additional', chosenAdditional(record, columns)]]
        : [[column, record[column]]];
    }),
  );
}

function chosenAdditional({ additional }: SerialisedEntry, columns: readonly ExportColumn[]): object {
  if (columns.includes('additional')) return additional;
  const keys = Object.entries(additional);
  return Object.fromEntries(keys.filter(([key]) => columns.includes(`${additionalPrefix}${key}`)));
}
