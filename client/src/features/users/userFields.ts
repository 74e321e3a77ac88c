import { limits } from '@contract/limits';

import type { AdministeredUserFragment } from '../../generated/types';

export type UserTextName = 'name' | 'email' | 'username' | 'contactNumber';
/** What is typed of a person. */
export type UserTexts = Readonly<Record<UserTextName, string>>;

interface UserTextField {
  readonly name: UserTextName;
  readonly label: string;
  readonly isRequired: boolean;
  readonly maxLength: number;
  readonly hint?: string;
  readonly type?: 'email' | 'tel';
}

/** The fields of a person, as forms ask for them. */
export const userTextFields: readonly UserTextField[] = [
  { name: 'name', label: 'Name', isRequired: true, maxLength: limits.user.name },
  {
    name: 'email',
    label: 'E-mail',
    isRequired: true,
    maxLength: limits.user.email,
    type: 'email',
    hint: 'They sign in with it, and links are mailed to it',
  },
  {
    name: 'username',
    label: 'Username',
    isRequired: false,
    maxLength: limits.user.username,
    hint: 'Another name, which nobody else has',
  },
  {
    name: 'contactNumber',
    label: 'Contact number',
    isRequired: false,
    maxLength: limits.user.contactNumber,
    type: 'tel',
  },
];

export const noTexts: UserTexts = { name: '', email: '', username: '', contactNumber: '' };

/** The texts of a person as they are. */
export function textsOf({ name, email, username, contactNumber }: AdministeredUserFragment): UserTexts {
  return { name, email, username: username ?? '', contactNumber: contactNumber ?? '' };
}

/** The fields whose texts are other than they were; blanks around a text make no difference. */
export function changedTexts(before: UserTexts, now: UserTexts): readonly UserTextName[] {
  return userTextFields.map(({ name }) => name).filter((name) => now[name].trim() !== before[name]);
}

/** What is sent of some fields: a text that is blank is none. */
export function inputOf(texts: UserTexts, names: readonly UserTextName[]) {
  return Object.fromEntries(
    names.map((name) => [name, texts[name].trim() === '' ? null : texts[name].trim()]),
  );
}
