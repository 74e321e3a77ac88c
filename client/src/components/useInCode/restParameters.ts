import { isEntryFieldName } from '@contract/entry-fields';
import { isCascadeField, listDefaults, type SearchField } from '@contract/entry-filters';

import type { EntryFilters } from '../entryFilters';
import type { RestParameters } from './codeView';

/** The search and filters of a page, as in its address. */
export interface ListCriteria {
  readonly search: string;
  readonly field: SearchField;
  readonly filters: EntryFilters;
}

/** The search and filters as REST parameters, without blank ones. */
export function restParameters({ search, field, filters }: ListCriteria): RestParameters {
  const asked = Object.entries(filters).map(([name, value]): [string, string] => [
    name,
    restFilter(name, value),
  ]);
  return {
    ...(search !== '' && { search }),
    ...(search !== '' && field !== listDefaults.field && { field }),
    ...Object.fromEntries(asked),
  };
}

/**
 * A filter in REST syntax: a field filter matches the whole text, and a star stands for any text. A backslash before
 * the appended star would escape it, so it is replaced with its full-width form, which compares as equal.
 */
function restFilter(name: string, value: string): string {
  if (!isEntryFieldName(name)) return value;
  const literal = value.replaceAll('*', String.raw`\*`);
  return isCascadeField(name) ? literal : `*${literal.replace(/\\$/, '\uff3c')}*`;
}
