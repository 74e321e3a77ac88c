import { entryField, type EntryFieldName, isEntryFieldName } from '@contract/entry-fields';
import {
  isCascadeField,
  type FilterName,
  filterNames,
  type MeasuredFilterName,
  measuredFilters,
  type VocabularyFilterName,
  vocabularyFilters,
} from '@contract/entry-filters';
import { readPeriod } from '@contract/rules/period';

import { formatPeriod } from './format';

/** The filters of a list of entries, by their names in its address. */
export type EntryFilters = Readonly<Partial<Record<FilterName, string>>>;

interface TextCondition {
  readonly eq?: string;
  readonly contains?: string;
  readonly lists?: string;
  readonly isEmpty?: boolean;
}

/** The filters by their names in GraphQL. */
export type FilterConditions = Readonly<
  Partial<Record<EntryFieldName, TextCondition>> &
    Partial<Record<VocabularyFilterName, string>> &
    Partial<Record<MeasuredFilterName, number>> & { createdAt?: { within: string } }
>;

/** Reads the filters of an address; blank and invalid values are ignored. */
export function readFilters(params: URLSearchParams): EntryFilters {
  const given = filterNames.map((name): [FilterName, string] => [name, params.get(name)?.trim() ?? '']);
  return Object.fromEntries(given.filter(([name, value]) => value !== '' && isUnderstood(name, value)));
}

/** The labels of the filters by a number. */
export const leastLabels: Readonly<Record<MeasuredFilterName, string>> = {
  minSensitivity: 'Sensitivity at least',
  minSpecificity: 'Specificity at least',
};
/** A share from 0 to 1. */
const shareText = /^(?:0|1|[01]\.0*|0?\.\d+)$/;

/** A share as a percentage: `0.95` as `95%`. */
export function percentOf(share: string): string {
  return `${Number((Number(share) * 100).toPrecision(12))}%`;
}

function isUnderstood(name: FilterName, value: string): boolean {
  if (name === 'createdAt') return readPeriod(value) !== null;
  if (name in leastLabels) return shareText.test(value);
  return !name.endsWith('.isEmpty') || value === 'true' || value === 'false';
}

/**
 * The conditions of filters: values of the cascade are chosen and match exactly, all others are typed and match parts.
 */
export function conditionsOf(filters: EntryFilters): FilterConditions {
  const conditions: Partial<Record<EntryFieldName, TextCondition>> = {};
  for (const name of filterNames) {
    const value = filters[name];
    const [field = '', operator] = name.split('.');
    if (value === undefined || !isEntryFieldName(field)) continue;
    conditions[field] = { ...conditions[field], ...conditionOf(field, operator, value) };
  }
  const meant = Object.fromEntries(
    vocabularyFilters.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  );
  const least = Object.fromEntries(
    measuredFilters.flatMap((name) => (filters[name] === undefined ? [] : [[name, Number(filters[name])]])),
  );
  const period = filters.createdAt;
  const created = period === undefined ? {} : { createdAt: { within: period } };
  return { ...conditions, ...meant, ...least, ...created };
}

function conditionOf(field: EntryFieldName, operator: string | undefined, value: string): TextCondition {
  if (operator === 'lists') return { lists: value };
  if (operator === 'isEmpty') return { isEmpty: value === 'true' };
  return isCascadeField(field) ? { eq: value } : { contains: value };
}

interface FilterText {
  readonly label: string;
  readonly value: string;
}

/** The filters that are set, for display. */
export function filterTexts(filters: EntryFilters): (FilterText & { readonly name: FilterName })[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, ...filterText(name, value) }];
  });
}

/** The label and value of a filter, for display. */
function filterText(name: FilterName, value: string): FilterText {
  if (name === 'autoantibodyClass') return { label: 'Class of autoantibodies', value };
  if (name === 'overview') return overviewText(value);
  if (name === 'icap') return { label: 'HEp-2 pattern', value };
  if (name === 'minSensitivity' || name === 'minSpecificity') {
    return { label: leastLabels[name], value: percentOf(value) };
  }
  const [field = '', operator] = name.split('.');
  if (!isEntryFieldName(field)) return { label: 'Created', value: formatPeriod(value) };
  const { label } = entryField(field);
  if (operator === 'lists') return { label: `${label} lists`, value };
  if (operator === 'isEmpty') return { label: `${label} is`, value: value === 'true' ? 'blank' : 'filled' };
  return { label, value };
}

/** The value is a kind and a name. */
function overviewText(value: string): FilterText {
  const [kind = '', ...name] = value.split('/');
  const label = isEntryFieldName(kind) ? entryField(kind).label : 'Overview';
  return { label: `${label}, under any name`, value: name.join('/') };
}
