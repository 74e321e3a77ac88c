import type { EntriesAddress } from '../../addresses';
import { formatList, formatNumber } from '../../components/format';
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

const figures = ['sensitivity', 'specificity', 'ppv', 'npv'] as const;
const texts = ['isotypes', 'screening', 'confirmation', 'activity'] as const;

/** Whether an overview has more rows than were loaded. */
export function isPartial({ rows, rowsTotal }: OverviewPageFragment): boolean {
  return rows.length < rowsTotal;
}

/** What a row may state. */
export type Fact = (typeof figures)[number] | (typeof texts)[number];

/** Whether any row of an overview states a fact. */
export function isStated({ rows }: OverviewPageFragment, fact: Fact): boolean {
  return rows.some(({ [fact]: stated }) => (Array.isArray(stated) ? stated.length > 0 : stated !== null));
}

/**
 * What is not known: in how many rows no entry states a number, and which texts no loaded row has; `null` if nothing is
 * missing.
 */
export function missingText(overview: OverviewPageFragment): string | null {
  const { missing, rowsTotal } = overview;
  const all = formatNumber(rowsTotal);
  const everywhere = rowsTotal === 1 ? '' : ` in all\u00a0${all}`;
  const amongLoaded = isPartial(overview)
    ? ` in the first ${formatNumber(overview.rows.length)}`
    : everywhere;
  const places: readonly (readonly [Fact, string])[] = [
    ...figures
      .filter((name) => missing[name] > 0)
      .map((name) => [name, missing[name] === rowsTotal ? everywhere : inSome(missing[name])] as const),
    ...texts.filter((name) => !isStated(overview, name)).map((name) => [name, amongLoaded] as const),
  ];
  const parts = [...new Set(places.map(([, place]) => place))].map((place) => {
    const facts = places.filter(([, other]) => other === place).map(([name]) => labels[name]);
    return formatList(facts) + place;
  });
  return parts.length === 0 ? null : `Not recorded: ${parts.join('; ')}.`;

  function inSome(rows: number): string {
    return ` in ${formatNumber(rows)}\u00a0of\u00a0${all}`;
  }
}

const labels: Readonly<Record<Fact, string>> = {
  sensitivity: 'sensitivity',
  specificity: 'specificity',
  ppv: 'PPV',
  npv: 'NPV',
  isotypes: 'isotypes',
  screening: 'screening',
  confirmation: 'confirmation',
  activity: 'disease activity',
};

/** The chains from disease to autoantigen that the rows of an overview contain, in their order. */
export function linksOf(overview: OverviewPageFragment): readonly ColumnLink[] {
  const own = { name: overview.name, slug: overview.slug };
  const are = rowsAre(overview);
  return overview.rows.flatMap(({ name, slug, disease, autoantigens }) => {
    const row = { name, slug };
    const parts = {
      autoantibody: { disease: own, autoantibody: row },
      disease: { disease: row, autoantibody: own },
      pair: { disease: disease ?? own, autoantibody: row },
    }[are];
    // In the overview of an autoantigen, an antibody's other antigens would only distract.
    const bound = overview.kind === 'autoantigen' ? [own] : autoantigens;
    return bound.map((autoantigen) => ({ ...parts, autoantigen }));
  });
}

/** The list of the entries that the overview counts; filtered by the name itself if all entries spell it alike. */
export function entriesOf({ kind, isClass, name, slug, spellings }: OverviewPageFragment): EntriesAddress {
  if (kind === 'pattern') return { icap: name };
  if (isClass) return { autoantibodyClass: slug };
  const [first, ...others] = spellings;
  if (first === undefined || others.length > 0) return { overview: `${kind}/${name}` };
  const filters: Partial<Record<typeof kind, string>> = { [kind]: first };
  return filters;
}
