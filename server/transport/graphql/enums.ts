import { registerEnumType } from 'type-graphql';

import { entryFieldNames, entryFields } from '../../../schema/contract/entry-fields.js';
import { searchFields, sortKeys, sortOrders } from '../../../schema/contract/entry-filters.js';

type Words = Readonly<Record<string, string>>;

/** An enum object whose keys are its values, so that GraphQL shows the very words REST uses. */
function enumOf(names: readonly string[]): Words {
  return Object.fromEntries(names.map((name) => [name, name]));
}

function describe(descriptions: Words): Record<string, { description: string }> {
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, { description }]),
  );
}

const fieldDescriptions: Words = Object.fromEntries(
  entryFields.map((field) => [field.name, field.description]),
);

export const EntryFieldEnum = enumOf(entryFieldNames);
registerEnumType(EntryFieldEnum, {
  name: 'EntryField',
  description: 'One of the 25 fields of an entry.',
  valuesConfig: describe(fieldDescriptions),
});

export const SearchFieldEnum = enumOf(searchFields);
registerEnumType(SearchFieldEnum, {
  name: 'SearchField',
  description: 'Where a search looks: everywhere, or in one field.',
  valuesConfig: describe({ ...fieldDescriptions, all: 'Everywhere: in all fields of an entry.' }),
});

export const EntrySortKeyEnum = enumOf(sortKeys);
registerEnumType(EntrySortKeyEnum, {
  name: 'EntrySortKey',
  description: 'What a list of entries is sorted by. Texts sort naturally (2 before 10), blanks last.',
  valuesConfig: describe({
    ...fieldDescriptions,
    createdAt: 'When the entry was made.',
    updatedAt: 'When the entry was last changed.',
  }),
});

export const SortOrderEnum = enumOf(sortOrders);
registerEnumType(SortOrderEnum, {
  name: 'SortOrder',
  description: 'The direction of a sorted list.',
  valuesConfig: describe({ asc: 'Smallest first, A before Z.', desc: 'Largest first, Z before A.' }),
});
