import type { OverviewPageFragment } from '../../generated/types';
import { rowsAre } from './overviewColumns';

const words = {
  autoantibody: { one: 'autoantibody', many: 'autoantibodies' },
  disease: { one: 'disease', many: 'diseases' },
  pair: { one: 'pair of autoantibody and disease', many: 'pairs of autoantibody and disease' },
} as const;

/** What the rows of an overview are called. */
export function rowWords(overview: OverviewPageFragment): { readonly one: string; readonly many: string } {
  return words[rowsAre(overview)];
}

/** What is not known: in how many rows no entry states a number; `null` if every row states all. */
export function missingText({ missing, rowsTotal }: OverviewPageFragment): string | null {
  const parts = (['sensitivity', 'specificity', 'ppv', 'npv'] as const)
    .filter((name) => missing[name] > 0)
    .map((name) => `${labels[name]} in ${String(missing[name])} of ${String(rowsTotal)}`);
  return parts.length === 0 ? null : `Not recorded: ${parts.join(', ')}.`;
}

const labels = { sensitivity: 'sensitivity', specificity: 'specificity', ppv: 'PPV', npv: 'NPV' } as const;
