import { isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import {
  type FieldCondition,
  measuredFilters,
  vocabularyFilters,
} from '../../../schema/contract/entry-filters.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { Input } from '../../nouns/noun.js';
import type { EntryListInput, EntryQueryInput, ExportInput } from '../../services/entries/entry-inputs.js';

/** A query string as decoded by Fastify. A repeated parameter is an array. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

/** Returns the single value of a parameter, unchecked. The service validates it. */
export function single(query: RawQuery, name: string): string | undefined {
  const sent = query[name];
  if (sent === undefined || typeof sent === 'string') return sent;
  throw badInput(name, messages.givenOnce(name));
}

/** Returns the single values of several parameters, unchecked, by name. */
export function singles<Name extends string>(
  query: RawQuery,
  ...names: readonly Name[]
): Readonly<Record<Name, string | undefined>>;
export function singles(query: RawQuery, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, single(query, name)]));
}

/** Returns the single values of the fields of an input, unchecked, by name. */
export function singlesOf(query: RawQuery, { fields }: Input): Readonly<Record<string, string | undefined>> {
  return singles(query, ...Object.keys(fields));
}

/** Whether a flag such as `includeStats` is set. Only `true` and `1` set it. */
export function flag(query: RawQuery, name: string): boolean {
  const sent = single(query, name)?.trim().toLowerCase();
  return sent === 'true' || sent === '1';
}

/** As `flag`, for parameters that no client of the original sends: any word that is no boolean is a 400. */
export function strictFlag(query: RawQuery, name: string): boolean {
  const sent = single(query, name)?.trim().toLowerCase() ?? '';
  if (!['', 'true', '1', 'false', '0'].includes(sent)) throw badInput(name, messages.trueOrFalse(name));
  return flag(query, name);
}

/**
 * Returns the conditions of a query: its field filters, with the suffixes `.lists` and `.isEmpty` for other operators,
 * the least numbers, and the creation date. Blank values count as absent.
 */
export function fieldConditions(query: RawQuery): FieldCondition[] {
  const conditions: FieldCondition[] = [];
  for (const [name, sent] of Object.entries(query)) {
    const [field = '', operator, ...others] = name.split('.');
    const values = filledValues(sent);
    if (values.length === 0 || !isEntryFieldName(field) || others.length > 0) continue;
    if (operator === undefined) conditions.push({ field, op: 'matches', values });
    if (operator === 'lists') conditions.push({ field, op: 'lists', values });
    if (operator === 'isEmpty') conditions.push({ field, op: 'isEmpty', empty: strictFlag(query, name) });
  }
  conditions.push(...derivedConditions(query));
  const period = single(query, 'createdAt');
  return period === undefined ? conditions : [...conditions, { field: 'createdAt', op: 'within', period }];
}

/**
 * Returns the conditions of a query on what is derived from entries: classes and patterns of the vocabulary, and the
 * least numbers. Blank values count as absent.
 */
export function derivedConditions(query: RawQuery): FieldCondition[] {
  const conditions: FieldCondition[] = [];
  for (const field of vocabularyFilters) {
    const values = filledValues(query[field] ?? []);
    if (values.length > 0) conditions.push({ field, op: 'among', values });
  }
  for (const field of measuredFilters) {
    const share = single(query, field);
    if (share !== undefined) conditions.push({ field, op: 'atLeast', share });
  }
  return conditions;
}

function filledValues(sent: string | readonly string[]): string[] {
  const values = typeof sent === 'string' ? [sent] : sent;
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** Returns the filters, search and sorting of a query. */
export function entryQueryInput(query: RawQuery): EntryQueryInput {
  return {
    ...singles(query, 'search', 'field', 'sortBy', 'sortOrder'),
    conditions: fieldConditions(query),
  };
}

/** Returns the input of `GET /api/disease`. */
export function entryListInput(query: RawQuery): EntryListInput {
  return {
    ...entryQueryInput(query),
    ...singles(query, 'page', 'limit'),
    measures: strictFlag(query, 'measures'),
  };
}

/** Returns the input of `GET /api/disease/export/data`. */
export function exportInput(query: RawQuery): ExportInput {
  return {
    ...entryQueryInput(query),
    ...singles(query, 'format', 'limit', 'columns'),
    bom: flag(query, 'bom'),
    measures: strictFlag(query, 'measures'),
  };
}
