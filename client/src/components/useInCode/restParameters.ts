import { isEntryFieldName } from '@contract/entry-fields';
import { listDefaults, type SearchField } from '@contract/entry-filters';

import { type EntryFilters, isCascadeField } from '../entryFilters';
import type { RestParameters } from './codeView';

/** Which entries a page is about, in the words of its address. */
export interface Narrowing {
  readonly search: string;
  readonly field: SearchField;
  readonly filters: EntryFilters;
}

/** Which entries a page is about, in the words of REST, without what is blank. */
export function restParameters({ search, field, filters }: Narrowing): RestParameters {
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
 * A filter as REST reads it: that of a field is the whole text, in which a star stands for any other. A backslash before
 * the star that follows what was typed would take the star's meaning; its wide form is compared as the same sign.
 */
function restFilter(name: string, value: string): string {
  if (!isEntryFieldName(name)) return value;
  const literal = value.replaceAll('*', String.raw`\*`);
  return isCascadeField(name) ? literal : `*${literal.replace(/\\$/, '\uff3c')}*`;
}
