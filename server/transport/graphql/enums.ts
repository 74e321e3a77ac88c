import { registerEnumType } from 'type-graphql';

import { entryFieldNames, entryFields } from '../../../schema/contract/entry-fields.js';
import { searchFields, sortKeys, sortOrders } from '../../../schema/contract/entry-filters.js';
import { passwordLinkPurposes, userSortKeys } from '../../../schema/contract/users.js';
import { describe, enumOf } from './enum-words.js';

type Words = Readonly<Record<string, string>>;

const fieldDescriptions: Words = Object.fromEntries(
  entryFields.map((field) => [field.name, field.description]),
);

export const EntryFieldEnum = enumOf(entryFieldNames);
registerEnumType(EntryFieldEnum, {
  name: 'EntryField',
  description: 'One of the fields of an entry.',
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
    relevance:
      'How well the entry matches the search, best first whatever the order; by disease without a search.',
  }),
});

export const SortOrderEnum = enumOf(sortOrders);
registerEnumType(SortOrderEnum, {
  name: 'SortOrder',
  description: 'The direction of a sorted list.',
  valuesConfig: describe({ asc: 'Smallest first, A before Z.', desc: 'Largest first, Z before A.' }),
});

export const UserSortKeyEnum = enumOf(userSortKeys);
registerEnumType(UserSortKeyEnum, {
  name: 'UserSortKey',
  description: 'What a list of people is sorted by. Texts sort naturally, blanks last.',
  valuesConfig: describe({
    name: 'Their names.',
    username: 'Their usernames.',
    email: 'Their e-mail addresses.',
    contactNumber: 'Their contact numbers.',
    role: 'Their roles, by the word.',
    isActive: 'Whether they can sign in.',
    lastLoginAt: 'When they last signed in.',
    createdAt: 'When their accounts were made.',
    updatedAt: 'When their accounts were last changed.',
  }),
});

export const PasswordLinkPurposeEnum = enumOf(passwordLinkPurposes);
registerEnumType(PasswordLinkPurposeEnum, {
  name: 'PasswordLinkPurpose',
  description: 'What a mailed link to set a password is for.',
  valuesConfig: describe({
    reset: 'Somebody forgot a password and asked for the link.',
    invitation: 'Somebody was given an account and has no password yet.',
  }),
});
