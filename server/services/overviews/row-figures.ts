import { chooseMeasure } from '../../measures/chosen-measure.js';
import type { EntryMeasure } from '../../measures/entry-measures.js';
import type { OverviewFigure, OverviewNumber } from '../../nouns/overview.js';

export type StatedNumber = Omit<EntryMeasure<unknown>, 'review'>;

/** A number of an entry, with the accession of the entry. */
interface StatedMeasure {
  readonly measure: StatedNumber;
  readonly entry: string;
}

const chosenKinds = ['sensitivity', 'specificity', 'ppv', 'npv'] as const;
type ChosenKind = (typeof chosenKinds)[number];

/** The numbers of a row: one of each kind, and the others. */
export type RowFigures = Readonly<Record<ChosenKind, OverviewFigure | null>> & {
  readonly numbers: readonly OverviewNumber[];
};

/**
 * Chooses the numbers of a row from those that its entries state, oldest entry first (`chooseMeasure`), and lists the
 * others.
 */
export function rowFigures(stated: readonly StatedMeasure[], maxOthers: number): RowFigures {
  const measures = stated.map(({ measure }) => measure);
  const chosen = new Map(
    chosenKinds.map((kind) => {
      const measure = chooseMeasure(measures, kind);
      return [kind, stated.find((one) => one.measure === measure)];
    }),
  );
  const taken = new Set(chosen.values());
  const others = stated.filter((one) => !taken.has(one)).slice(0, maxOthers);
  const figure = (kind: ChosenKind): OverviewFigure | null => {
    const one = chosen.get(kind);
    return one ? figureOf(one) : null;
  };
  return {
    sensitivity: figure('sensitivity'),
    specificity: figure('specificity'),
    ppv: figure('ppv'),
    npv: figure('npv'),
    numbers: others.map((one) => ({
      measure: one.measure.measure,
      outcome: one.measure.outcome,
      ...figureOf(one),
    })),
  };
}

function figureOf({ measure, entry }: StatedMeasure): OverviewFigure {
  const { text, value, low, high, interval, bound, total, assay, population, status } = measure;
  return { text, value, low, high, interval, bound, total, assay, population, status, entry };
}
