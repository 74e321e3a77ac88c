import type { EntryFieldName } from '@contract/entry-fields';
import { narrowedBy } from '@contract/entry-filters';

import type { CountedValue } from '../CountedOption';
import type { EntryFormValues } from './entryFormValues';
import type { Suggest, SuggestionGroup } from './suggestions';

/** The values selected in other fields, as equality conditions. */
export type SelectedValues = Readonly<Partial<Record<EntryFieldName, { readonly eq: string }>>>;

/** Fetches the values that entries have in a field: of all entries, or of those that match the filter. */
type FetchValues = (field: EntryFieldName, filter?: SelectedValues) => Promise<readonly CountedValue[]>;

/** Suggests the values of a field: first those of entries that match the fields before it, then all others. */
export function suggestWith(fetchValues: FetchValues): Suggest {
  return async (field, values) => {
    const filter = selectedValuesOf(field, values);
    if (filter === null) return grouped([{ label: '', values: await fetchValues(field) }]);
    const [near, all] = await Promise.all([fetchValues(field, filter), fetchValues(field)]);
    const nearby = new Set(near.map(({ value }) => value));
    return grouped([
      { label: 'Matches your choices above', values: near },
      { label: 'Other values', values: all.filter(({ value }) => !nearby.has(value)) },
    ]);
  };
}

function selectedValuesOf(field: EntryFieldName, values: EntryFormValues): SelectedValues | null {
  const chosen = narrowedBy(field).filter((name) => values[name].trim() !== '');
  if (chosen.length === 0) return null;
  return Object.fromEntries(chosen.map((name) => [name, { eq: values[name].trim() }]));
}

function grouped(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const filled = groups.filter(({ values }) => values.length > 0);
  return filled.length === 1 ? filled.map((group) => ({ ...group, label: '' })) : filled;
}
