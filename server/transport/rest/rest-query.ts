import { isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { FieldCondition } from '../../../schema/contract/entry-filters.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import type { EntryListInput, EntryQueryInput, ExportInput } from '../../services/entries/entry-inputs.js';

/** A query as Fastify decodes it: a parameter that is repeated is a list. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

/** The one value of a parameter, as it was sent; names and numbers are checked by the service. */
export function single(query: RawQuery, name: string): string | undefined {
  const sent = query[name];
  if (sent === undefined || typeof sent === 'string') return sent;
  throw badInput(name, messages.givenOnce(name));
}

/** Whether a switch such as `includeStats` is on; anything but `true` and `1` leaves it off. */
export function flag(query: RawQuery, name: string): boolean {
  const sent = single(query, name)?.trim().toLowerCase();
  return sent === 'true' || sent === '1';
}

/**
 * The conditions that a query makes: its field filters, which `.lists` and `.isEmpty` after their names make others,
 * and when entries were made; blank values count as absent.
 */
export function fieldConditions(query: RawQuery): FieldCondition[] {
  const conditions: FieldCondition[] = [];
  for (const [name, sent] of Object.entries(query)) {
    const [field = '', operator] = name.split('.', 2);
    if (!isEntryFieldName(field)) continue;
    const values = filledValues(sent);
    if (values.length === 0) continue;
    if (operator === undefined) conditions.push({ field, op: 'matches', values });
    if (operator === 'lists') conditions.push({ field, op: 'lists', values });
    if (operator === 'isEmpty') conditions.push({ field, op: 'isEmpty', empty: flag(query, name) });
  }
  const period = single(query, 'createdAt');
  return period === undefined ? conditions : [...conditions, { field: 'createdAt', op: 'within', period }];
}

function filledValues(sent: string | readonly string[]): string[] {
  const values = typeof sent === 'string' ? [sent] : sent;
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** Which entries a query means, and in which order. */
export function entryQueryInput(query: RawQuery): EntryQueryInput {
  return {
    search: single(query, 'search'),
    field: single(query, 'field'),
    sortBy: single(query, 'sortBy'),
    sortOrder: single(query, 'sortOrder'),
    conditions: fieldConditions(query),
  };
}

/** What `GET /api/disease` was asked for. */
export function entryListInput(query: RawQuery): EntryListInput {
  return { ...entryQueryInput(query), page: single(query, 'page'), limit: single(query, 'limit') };
}

/** What `GET /api/disease/export/data` was asked for. */
export function exportInput(query: RawQuery): ExportInput {
  return {
    ...entryQueryInput(query),
    format: single(query, 'format'),
    limit: single(query, 'limit'),
    columns: single(query, 'columns'),
    bom: flag(query, 'bom'),
  };
}

/**
 * Refuses an address whose query is not well-formed percent-encoded UTF-8: the parser would hand on the raw text,
 * and a search for it would answer something else than was meant. (The router refuses such a path itself.)
 */
export function refuseMalformedQuery(url: string): void {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('%', start)) return;
  try {
    decodeURIComponent(url.slice(start));
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', messages.malformedAddress, { cause });
  }
}
