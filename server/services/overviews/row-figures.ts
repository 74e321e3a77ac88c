import type { Measure } from '../../nouns/measure.js';
import type { OverviewFigure, OverviewNumber } from '../../nouns/overview.js';

/** A number of an entry, with the accession of the entry. */
export interface StatedMeasure {
  readonly measure: Measure;
  readonly entry: string;
}

const chosenKinds = ['sensitivity', 'specificity', 'ppv', 'npv'] as const;
type ChosenKind = (typeof chosenKinds)[number];

/** The numbers of a row: one of each kind, and the others. */
export type RowFigures = Readonly<Record<ChosenKind, OverviewFigure | null>> & {
  readonly numbers: readonly OverviewNumber[];
};

/**
 * Chooses the numbers of a row from those that its entries state, oldest entry first: a confirmed one before one that
 * was only read, one with an interval before one without, then the one of most people, then the oldest entry's. A
 * predictive value of another outcome than the disease is never chosen.
 */
export function rowFigures(stated: readonly StatedMeasure[], maxOthers: number): RowFigures {
  const chosen = new Map(chosenKinds.map((kind) => [kind, choose(stated.filter((one) => fits(one, kind)))]));
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

function fits({ measure: { measure, outcome } }: StatedMeasure, kind: ChosenKind): boolean {
  return measure === kind && outcome === null;
}

function choose(stated: readonly StatedMeasure[]): StatedMeasure | null {
  const weight = ({ measure: { status, interval, total } }: StatedMeasure): readonly number[] => [
    status === 'confirmed' ? 1 : 0,
    interval === null ? 0 : 1,
    total ?? 0,
  ];
  const isBetter = (one: StatedMeasure, other: StatedMeasure): boolean => {
    const [mine, theirs] = [weight(one), weight(other)];
    const place = mine.findIndex((part, index) => part !== theirs[index]);
    return place >= 0 && (mine[place] ?? 0) > (theirs[place] ?? 0);
  };
  return stated.reduce<StatedMeasure | null>(
    (best, one) => (best === null || isBetter(one, best) ? one : best),
    null,
  );
}

function figureOf({ measure, entry }: StatedMeasure): OverviewFigure {
  const { text, value, low, high, interval, bound, total, status } = measure;
  return { text, value, low, high, interval, bound, total, status, entry };
}
