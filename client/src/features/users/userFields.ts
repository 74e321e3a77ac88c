import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';

import type { AdministeredUserFragment } from '../../generated/types';
import type { FieldErrors } from './fieldErrors';

export type UserTextName = 'name' | 'email' | 'username' | 'contactNumber';
/** The texts of a user's form. */
export type UserTexts = Readonly<Record<UserTextName, string>>;

interface UserTextField {
  readonly name: UserTextName;
  readonly label: string;
  readonly isRequired?: true;
  readonly maxLength: number;
  readonly hint?: string;
  readonly type?: 'email' | 'tel';
}

/** The fields of a user, with their labels and input types. */
export const userTextFields: readonly UserTextField[] = [
  { name: 'name', label: 'Name', isRequired: true, maxLength: limits.user.name },
  {
    name: 'email',
    label: 'E-mail',
    isRequired: true,
    maxLength: limits.user.email,
    type: 'email',
    hint: 'Used to sign in and to receive links',
  },
  { name: 'username', label: 'Username', maxLength: limits.user.username, hint: 'A unique alternative name' },
  { name: 'contactNumber', label: 'Contact number', maxLength: limits.user.contactNumber, type: 'tel' },
];

export const noTexts: UserTexts = { name: '', email: '', username: '', contactNumber: '' };

export function textsOf({ name, email, username, contactNumber }: AdministeredUserFragment): UserTexts {
  return { name, email, username: username ?? '', contactNumber: contactNumber ?? '' };
}

/** Returns an error for each required text that is blank. */
export function missingTexts(texts: UserTexts): FieldErrors {
  const missing = userTextFields.filter(({ name, isRequired }) => isRequired && texts[name].trim() === '');
  return Object.fromEntries(missing.map(({ name, label }) => [name, clientMessages.fieldRequired(label)]));
}
