import { type EntryFieldName, mapEntryFields } from '../../../schema/contract/entry-fields.js';
import {
  type FieldCondition,
  type FilterName,
  listDefaults,
  searchFields,
  sortKeys,
  sortOrders,
  type VocabularyCondition,
} from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { readPeriod } from '../../../schema/contract/rules/period.js';
import { badInput } from '../../errors.js';
import type { EntryOrder } from '../../persistence/entry-order.js';
import { wildcardPieces } from '../../persistence/wildcards.js';
import type { EntryCriteria } from '../../search/entry-criteria.js';
import type { Search } from '../../search/search.js';
import { isAbsent, oneOf, plainText, readShare } from '../read-input.js';
import type { EntryQueryInput } from './entry-inputs.js';
import type { AppliedFilters, AppliedValue } from './entry-views.js';

/** A checked query: conditions and order, and the conditions as they were sent, without blank ones. */
export interface EntryQuery {
  readonly criteria: EntryCriteria;
  readonly order: EntryOrder;
  readonly sent: readonly FieldCondition[];
}

/** What reads the parts of a query that need the vocabularies. */
export type QuerySearch = Pick<Search, 'read' | 'autoantibodyKeys' | 'overviewValues'>;

/** Checks names and texts of a query, trims them, and sets the defaults of the list. */
export async function readEntryQuery(input: EntryQueryInput, search: QuerySearch): Promise<EntryQuery> {
  const sent = readConditions(input.conditions ?? []);
  const typed = plainText('search', input.search, limits.searchTermMaxLength);
  const searchField = oneOf('field', input.field, searchFields, listDefaults.field);
  return {
    sent,
    criteria: {
      search: await search.read(typed, searchField),
      searchField,
      conditions: await toCriteria(sent, search),
    },
    order: readOrder(input),
  };
}

/** Sorted by relevance, the best match always comes first, whatever `sortOrder`. */
function readOrder(input: EntryQueryInput): EntryOrder {
  const sortBy = oneOf('sortBy', input.sortBy, sortKeys, listDefaults.sortBy);
  const sortOrder = oneOf('sortOrder', input.sortOrder, sortOrders, listDefaults.sortOrder);
  return { sortBy, sortOrder: sortBy === 'relevance' ? 'asc' : sortOrder };
}

/** Returns the order of a list; if it is sorted by relevance, with the best matches. */
export async function rankedOrder(
  { criteria, order }: Pick<EntryQuery, 'criteria' | 'order'>,
  search: Pick<Search, 'best'>,
): Promise<EntryOrder> {
  if (order.sortBy !== 'relevance' || criteria.search.terms.length === 0) return order;
  const { best, dataVersion } = await search.best(criteria);
  return { ...order, best: { numbers: best.map(({ entryNumber }) => entryNumber), dataVersion } };
}

/**
 * Trims the values of conditions and drops blank ones. A condition with only blank values counts as absent; one that
 * was sent without values matches nothing.
 */
export function readConditions(conditions: readonly FieldCondition[]): FieldCondition[] {
  return conditions.flatMap((condition): FieldCondition[] => {
    if (condition.op === 'isEmpty' || isOneOfNone(condition)) return [condition];
    if (condition.op === 'within') return withinPeriod(condition);
    if (condition.op === 'atLeast') return atLeast(condition);
    const { field } = condition;
    if (condition.values.length > limits.filterValuesMax) {
      throw badInput(field, messages.tooMany(field, limits.filterValuesMax));
    }
    const values = condition.values
      .map((value) => plainText(field, value, limits.filterValueMaxLength))
      .filter((value) => value !== '');
    if (condition.op === 'matches' && values.some(hasTooManyStars)) {
      throw badInput(field, messages.tooManyStars(field, limits.filterStarsMax));
    }
    return values.length === 0 ? [] : [{ ...condition, values }];
  });
}

function hasTooManyStars(value: string): boolean {
  return wildcardPieces(value).filter((piece) => piece === 'anything').length > limits.filterStarsMax;
}

function isOneOfNone(condition: FieldCondition): boolean {
  return condition.op === 'equals' && condition.values.length === 0;
}

/** A blank period counts as absent. */
function withinPeriod(condition: Extract<FieldCondition, { op: 'within' }>): FieldCondition[] {
  const period = condition.period.trim();
  if (period === '') return [];
  if (readPeriod(period) === null) throw badInput('createdAt', messages.period('createdAt'));
  return [{ ...condition, period }];
}

/** A blank share counts as absent. */
function atLeast(condition: Extract<FieldCondition, { op: 'atLeast' }>): FieldCondition[] {
  if (isAbsent(condition.share)) return [];
  return [{ ...condition, share: String(readShare(condition.field, condition.share)) }];
}

/** Translates conditions that were read into criteria. */
export function toCriteria(
  conditions: readonly FieldCondition[],
  search: QuerySearch,
): Promise<EntryCriteria['conditions']> {
  return Promise.all(conditions.map((condition) => criterion(condition, search)));
}

/** Translates a class, a pattern or an overview; other conditions stay as they are. */
async function criterion(
  condition: FieldCondition,
  search: QuerySearch,
): Promise<EntryCriteria['conditions'][number]> {
  if (condition.op !== 'among') return withoutUnusedWildcards(condition);
  const { field, values } = condition;
  if (field !== 'overview')
    return { op: 'autoantibodyKeys', keys: await search.autoantibodyKeys(field, values) };
  const [overview = '', ...others] = values;
  if (others.length > 0) throw badInput('overview', messages.givenOnce('overview'));
  return { op: 'equals', ...(await search.overviewValues(overview)) };
}

/** A condition on the fields of an entry themselves. */
type OwnCondition = Exclude<FieldCondition, VocabularyCondition>;

export function isOwnCondition(condition: FieldCondition): condition is OwnCondition {
  return condition.op !== 'among';
}

/** Turns a `matches` without wildcards into `equals`, which an index and the stored counts can answer. */
function withoutUnusedWildcards(condition: OwnCondition): OwnCondition {
  if (condition.op !== 'matches') return condition;
  const pieces = condition.values.map(wildcardPieces);
  const texts = pieces.flatMap(([first, ...others]) =>
    typeof first === 'object' && others.length === 0 ? [first.text] : [],
  );
  return texts.length < pieces.length ? condition : { field: condition.field, op: 'equals', values: texts };
}

const noFields = mapEntryFields((): AppliedValue => null);

/**
 * Returns the filters, search and order of a list: every field with its value or `null`, the other filters by the names
 * of their parameters, and the rest of the query.
 */
export function appliedFilters({ criteria, order, sent }: EntryQuery): AppliedFilters {
  return {
    ...(sent.length === 0 ? noFields : mapEntryFields((name) => appliedValue(name, sent))),
    ...Object.fromEntries(sent.flatMap(appliedOperator)),
    search: criteria.search.typed === '' ? null : criteria.search.typed,
    field: criteria.searchField,
    ...order,
  };
}

/** Returns the value, or the list of several values, by which a field is filtered. */
export function appliedValue(field: EntryFieldName, conditions: readonly FieldCondition[]): AppliedValue {
  const values = conditions.flatMap((condition) =>
    condition.field === field && 'values' in condition && condition.op !== 'lists' ? condition.values : [],
  );
  return oneOrMany(values);
}

/** Returns a filter with another operator than a value, by its parameter. */
function appliedOperator(condition: FieldCondition): readonly (readonly [FilterName, AppliedValue])[] {
  if (condition.op === 'lists') return [[`${condition.field}.lists`, oneOrMany(condition.values)]];
  if (condition.op === 'among') return [[condition.field, oneOrMany(condition.values)]];
  if (condition.op === 'isEmpty') return [[`${condition.field}.isEmpty`, String(condition.empty)]];
  if (condition.op === 'atLeast') return [[condition.field, condition.share]];
  return condition.op === 'within' ? [['createdAt', condition.period]] : [];
}

function oneOrMany(values: readonly string[]): AppliedValue {
  return values.length > 1 ? values : (values[0] ?? null);
}
