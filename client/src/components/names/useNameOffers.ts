import { skipToken } from '@apollo/client/react';
import type { EntryFieldName } from '@contract/entry-fields';
import { fold } from '@contract/rules/fold';

import { useNameInFieldQuery } from '../../generated/names';

/** A name to use instead of a typed one. */
export interface NameOffer {
  readonly name: string;
  readonly entries: number;
}

/** The names to use instead of a text, and whether it may mean several things. */
export interface NameOffers {
  readonly offers: readonly NameOffer[];
  readonly ambiguous: boolean;
}

/** The fields that hold a name which the database may know under another spelling. */
export const namedFields = ['disease', 'autoantibody', 'autoantigen'] as const satisfies EntryFieldName[];
export type NamedField = (typeof namedFields)[number];

const maxOffers = 4;
const none: NameOffers = { offers: [], ambiguous: false };

/** Whether a field is one of the named fields. */
export function isNamedField(field: EntryFieldName): field is NamedField {
  return namedFields.some((name) => name === field);
}

/**
 * Finds the names that the database uses for what a text means in a field. There are none if the text is one of them,
 * is not known, or the question fails: an offer is help, never a condition.
 */
export function useNameOffers(field: NamedField, text: string): NameOffers {
  const name = text.trim();
  const isAsked = name !== '';
  const { data } = useNameInFieldQuery(
    isAsked ? { variables: { name, field }, fetchPolicy: 'cache-first' } : skipToken,
  );
  if (!isAsked || data === undefined) return none;
  const { meanings, ambiguous } = data.resolveName;
  if (meanings.some((meaning) => fold(meaning.name) === fold(name))) return none;
  return { offers: meanings.slice(0, maxOffers), ambiguous };
}
