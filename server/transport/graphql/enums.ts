import { entryField, type EntryFieldName, isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import {
  searchFields,
  type SortKey,
  sortKeys,
  type SortOrder,
} from '../../../schema/contract/entry-filters.js';
import type { PasswordLinkPurpose, UserSortKey } from '../../../schema/contract/users.js';
import { entryFieldNoun } from '../../nouns/entry.js';
import { enumeration, enumerationOf } from '../../nouns/noun.js';
import { enumType } from './object-type.js';

export const EntryFieldEnum = enumType(entryFieldNoun);

export const SearchFieldEnum = enumType(
  enumerationOf('SearchField', 'Where a search looks: everywhere, or in one field.', searchFields, (name) =>
    name === 'all' ? 'Everywhere: in all fields of an entry.' : entryField(name).description,
  ),
);

const sortedBy: Readonly<Record<Exclude<SortKey, EntryFieldName>, string>> = {
  createdAt: 'When the entry was made.',
  updatedAt: 'When the entry was last changed.',
  relevance:
    'How well the entry matches the search, best first whatever the order; by disease without a search.',
};

export const EntrySortKeyEnum = enumType(
  enumerationOf(
    'EntrySortKey',
    'What a list of entries is sorted by. Texts sort naturally (2 before 10), blanks last.',
    sortKeys,
    (name) => (isEntryFieldName(name) ? entryField(name).description : sortedBy[name]),
  ),
);

export const SortOrderEnum = enumType(
  enumeration<SortOrder>('SortOrder', 'The direction of a sorted list.', {
    asc: 'Smallest first, A before Z.',
    desc: 'Largest first, Z before A.',
  }),
);

export const UserSortKeyEnum = enumType(
  enumeration<UserSortKey>(
    'UserSortKey',
    'What a list of people is sorted by. Texts sort naturally, blanks last.',
    {
      name: 'Their names.',
      username: 'Their usernames.',
      email: 'Their e-mail addresses.',
      contactNumber: 'Their contact numbers.',
      role: 'Their roles, by the word.',
      isActive: 'Whether they can sign in.',
      lastLoginAt: 'When they last signed in.',
      createdAt: 'When their accounts were made.',
      updatedAt: 'When their accounts were last changed.',
    },
  ),
);

export const PasswordLinkPurposeEnum = enumType(
  enumeration<PasswordLinkPurpose>('PasswordLinkPurpose', 'What a mailed link to set a password is for.', {
    reset: 'Somebody forgot a password and asked for the link.',
    invitation: 'Somebody was given an account and has no password yet.',
  }),
);
