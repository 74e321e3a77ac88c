import type { FieldCondition } from '../../../schema/contract/entry-filters.js';
import type { entriesArgs, entryConnectionArgs, entryQueryArgs } from '../../nouns/entry-query.js';
import type { Sent } from '../../nouns/noun.js';
import type { LimitInput } from '../pagination.js';

/** Filters of an entry list, which each API converts to conditions. */
interface Conditions {
  readonly conditions?: readonly FieldCondition[];
}

export interface EntryQueryInput extends Omit<Sent<typeof entryQueryArgs>, 'filter'>, Conditions {}

export interface EntryListInput extends Omit<Sent<typeof entriesArgs>, 'filter'>, Conditions {
  /** Whether a streamed page has the measures of each entry. */
  readonly measures?: boolean | undefined;
}

export interface EntryConnectionInput extends Omit<Sent<typeof entryConnectionArgs>, 'filter'>, Conditions {}

interface RankedSearchInput extends Conditions, LimitInput {
  readonly term?: string | null | undefined;
}

export interface SearchInput extends RankedSearchInput {
  readonly field?: string | null | undefined;
}

export interface AdvancedSearchInput extends RankedSearchInput {
  readonly includeStats?: boolean | undefined;
}

export interface ExportInput extends EntryQueryInput, LimitInput {
  readonly format?: string | null | undefined;
  /** Field names joined by commas; all columns if absent. */
  readonly columns?: string | null | undefined;
  /** Whether the file has the measures of each entry. */
  readonly measures?: boolean | undefined;
  /** Whether a csv or tsv starts with the byte order mark that Excel needs. */
  readonly bom?: boolean | undefined;
}
