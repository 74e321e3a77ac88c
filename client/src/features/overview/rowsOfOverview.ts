import type { ColumnLink } from '../../components/threeColumns/columnLinks';
import type { OverviewPageFragment } from '../../generated/types';

export type RowKind = 'autoantibody' | 'disease' | 'pair';

/** What the rows of an overview are: autoantibodies, diseases, or pairs of both. */
export function rowsAre({ kind, isClass }: OverviewPageFragment): RowKind {
  if (kind === 'disease') return 'autoantibody';
  return kind === 'autoantibody' && !isClass ? 'disease' : 'pair';
}

const nouns: Readonly<Record<RowKind, string>> = {
  autoantibody: 'autoantibodies',
  disease: 'diseases',
  pair: 'pairs of autoantibody and disease',
};

/** What the rows of an overview are called. */
export function rowNoun(overview: OverviewPageFragment): string {
  return nouns[rowsAre(overview)];
}

/** What is not known: in how many rows no entry states a number; `null` if every row states all. */
export function missingText({ missing, rowsTotal }: OverviewPageFragment): string | null {
  const parts = (['sensitivity', 'specificity', 'ppv', 'npv'] as const)
    .filter((name) => missing[name] > 0)
    .map((name) => `${labels[name]} in ${String(missing[name])}\u00a0of\u00a0${String(rowsTotal)}`);
  return parts.length === 0 ? null : `Not recorded: ${parts.join(', ')}.`;
}

const labels = { sensitivity: 'sensitivity', specificity: 'specificity', ppv: 'PPV', npv: 'NPV' } as const;

/** The chains from disease to autoantigen that the rows of an overview contain, in their order. */
export function linksOf(overview: OverviewPageFragment): readonly ColumnLink[] {
  const own = { name: overview.name, slug: overview.slug };
  const are = rowsAre(overview);
  return overview.rows.flatMap(({ name, slug, disease, autoantigens, role }) => {
    const row = { name, slug };
    const parts = {
      autoantibody: { disease: own, autoantibody: row },
      disease: { disease: row, autoantibody: own },
      pair: { disease: disease ?? own, autoantibody: row },
    }[are];
    // In the overview of an autoantigen, an antibody's other antigens would only distract.
    const bound = overview.kind === 'autoantigen' ? [own] : autoantigens;
    return bound.map((autoantigen) => ({ ...parts, autoantigen, role }));
  });
}
