import { readFileSync } from 'node:fs';

import type { MeasuredField } from '../../../schema/contract/entry-fields.js';
import { contextKeys, type MeasuredTexts, type Reading } from '../../measures/measure.js';
import { readMeasures } from '../../measures/read-measures.js';

/** A measure that somebody expects in a cell: the keys that are not null. */
export type Expected = Partial<Omit<Reading, 'field' | 'start' | 'end'>> & Pick<Reading, 'measure' | 'text'>;

/** A line of `cells.jsonl`; README.md says what it means. */
export interface Cell {
  readonly disease: string;
  readonly autoantibody: string;
  readonly field: MeasuredField;
  readonly text: string;
  readonly expected: readonly Expected[];
  readonly admissible?: readonly Expected[];
}

/** How the readings of a cell differ from what is expected. */
export interface Comparison {
  readonly cell: Cell;
  readonly readings: readonly Reading[];
  readonly falseReads: readonly Reading[];
  readonly misses: readonly Expected[];
  /** Expected measures that are read with other words than expected (assay, population, …). */
  readonly otherWords: readonly Expected[];
}

export function readCells(file: string): readonly Cell[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Cell);
}

/** Reads every cell as part of its entry: one disease, one autoantibody. */
export function compareCells(cells: readonly Cell[]): readonly Comparison[] {
  return cells.map((cell) => {
    const entry = cells.filter((other) => nameOf(other) === nameOf(cell));
    const readings = readMeasures(textsOf(entry)).filter(({ field }) => field === cell.field);
    return compare(cell, readings);
  });
}

const nameOf = ({ disease, autoantibody }: Cell): string => `${disease}|${autoantibody}`;

function textsOf(cells: readonly Cell[]): MeasuredTexts {
  const texts = {
    disease: cells[0]?.disease ?? null,
    autoantibody: cells[0]?.autoantibody ?? null,
    sensitivity: null,
    positivePredictiveValues: null,
    negativePredictiveValues: null,
    referenceRangesAndCutoffValues: null,
    diagnosticMarker: null,
  };
  return { ...texts, ...Object.fromEntries(cells.map(({ field, text }) => [field, text])) };
}

function compare(cell: Cell, readings: readonly Reading[]): Comparison {
  const { expected, admissible = [] } = cell;
  const misses = expected.filter((one) => !readings.some((reading) => isAsGood(reading, one, admissible)));
  const falseReads = readings.filter(
    (reading) =>
      !expected.some((one) => isSame(reading, one)) &&
      !admissible.some((one) => isSame(reading, one) && hasWords(reading, one)),
  );
  const otherWords = expected.filter((one) =>
    readings.some((reading) => isSame(reading, one) && !hasWords(reading, one)),
  );
  return { cell, readings, falseReads, misses, otherWords };
}

function isAsGood(reading: Reading, one: Expected, admissible: readonly Expected[]): boolean {
  if (isSame(reading, one)) return true;
  return admissible.some(
    (other) =>
      other.measure === one.measure &&
      other.text === one.text &&
      isSame(reading, other) &&
      hasWords(reading, other),
  );
}

function isSame(reading: Reading, one: Expected): boolean {
  const figures = (['value', 'low', 'high', 'positives', 'total'] as const).every((key) => {
    const [read, meant] = [reading[key], one[key] ?? null];
    return read === null || meant === null ? read === meant : Math.abs(read - meant) < 1e-6;
  });
  return (
    figures &&
    reading.measure === one.measure &&
    reading.interval === (one.interval ?? null) &&
    reading.bound === (one.bound ?? null) &&
    (reading.outcome === null) === (one.outcome === undefined) &&
    reading.text.includes(one.text)
  );
}

function hasWords(reading: Reading, one: Expected): boolean {
  return contextKeys.every((key) => {
    const [read, meant] = [reading[key]?.toLowerCase(), one[key]?.toLowerCase()];
    if (meant === undefined || read === undefined) return meant === read;
    return read.includes(meant) || meant.includes(read);
  });
}
