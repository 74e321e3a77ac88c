import { type MarkerRole, markerRoles } from '@contract/rules/differential';

import type { OverviewAddress } from '../../addresses';
import type { OverviewFigurePartsFragment, OverviewRowPartsFragment } from '../../generated/types';

/** A column by which rows can be sorted; `rank` is the order of the server. */
const sortColumns = [
  'rank',
  'name',
  'disease',
  'sensitivity',
  'specificity',
  'ppv',
  'npv',
  'alsoIn',
  'entries',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** How the rows are shown; all of it is in the address. */
export interface OverviewView {
  readonly sort: SortColumn;
  readonly order: 'asc' | 'desc';
  readonly role: MarkerRole | null;
  readonly find: string;
}

/** Numbers are first sorted from high to low, everything else from low to high. */
export function firstOrder(sort: SortColumn): 'asc' | 'desc' {
  return ['sensitivity', 'specificity', 'ppv', 'npv', 'entries'].includes(sort) ? 'desc' : 'asc';
}

/** Reads the view from the query of an address; unknown values are ignored. */
export function readOverviewView(query: URLSearchParams): OverviewView {
  const sort = sortColumns.find((column) => column === query.get('sort')) ?? 'rank';
  const order = query.get('order');
  return {
    sort,
    order: order === 'asc' || order === 'desc' ? order : firstOrder(sort),
    role: markerRoles.find((role) => role === query.get('role')) ?? null,
    find: query.get('find')?.trim() ?? '',
  };
}

/** The address of a view, without defaults. */
export function overviewAddress({ sort, order, role, find }: OverviewView): OverviewAddress {
  return {
    ...(sort !== 'rank' && { sort }),
    ...(sort !== 'rank' && order !== firstOrder(sort) && { order }),
    ...(role !== null && { role }),
    ...(find !== '' && { find }),
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows of a view: filtered, and sorted. An unknown number comes last in both directions. */
export function rowsInView(
  rows: readonly OverviewRowPartsFragment[],
  { sort, order, role, find }: OverviewView,
): readonly OverviewRowPartsFragment[] {
  const wanted = find.toLowerCase();
  const shown = rows.filter(
    (row) =>
      (role === null || row.role === role) && (wanted === '' || textOf(row).toLowerCase().includes(wanted)),
  );
  if (sort === 'rank') return shown;
  const direction = order === 'asc' ? 1 : -1;
  return [...shown].sort((one, other) => compare(keyOf(one, sort), keyOf(other, sort), direction));
}

function compare(one: string | number | null, other: string | number | null, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string') {
    return direction * collator.compare(String(one), String(other));
  }
  return direction * (one - other);
}

function keyOf(row: OverviewRowPartsFragment, sort: Exclude<SortColumn, 'rank'>): string | number | null {
  if (sort === 'name') return row.name;
  if (sort === 'disease') return row.disease?.name ?? null;
  if (sort === 'entries') return row.entriesTotal;
  if (sort === 'alsoIn') return row.alsoIn;
  return row[sort]?.value ?? null;
}

function textOf(row: OverviewRowPartsFragment): string {
  const { name, disease, autoantigens, diagnosticMarker, isotypes, screening, confirmation, activity } = row;
  return [
    name,
    disease?.name ?? '',
    diagnosticMarker ?? '',
    ...autoantigens.map((antigen) => antigen.name),
    ...[...isotypes, ...screening, ...confirmation, ...activity],
  ].join('\n');
}

type Figure = Pick<OverviewFigurePartsFragment, 'value' | 'low' | 'high' | 'bound'>;

const bounds = { at_least: '≥ ', at_most: '≤ ', about: '≈ ' } as const;

/** A number as percent: `88%`, `≥ 95%`; a range alone as `70–95%`. */
export function figureText({ value, low, high, bound }: Figure): string {
  if (value === null) return low === null || high === null ? '' : `${percent(low)}–${percent(high)}%`;
  return `${bound === null ? '' : bounds[bound]}${percent(value)}%`;
}

/** The interval of a number as `80–94%`; blank for none, and for a range that is the number itself. */
export function intervalText({ value, low, high }: Figure): string {
  return value === null || low === null || high === null ? '' : `${percent(low)}–${percent(high)}%`;
}

const percents = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function percent(share: number): string {
  return percents.format(share * 100);
}
