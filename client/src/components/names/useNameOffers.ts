import type { EntryFieldName } from '@contract/entry-fields';
import { fold } from '@contract/rules/fold';
import { createContext, useContext, useEffect, useState } from 'react';

/** The fields that hold a name which the database may know under another spelling. */
export const namedFields = ['disease', 'autoantibody', 'autoantigen'] as const satisfies EntryFieldName[];
export type NamedField = (typeof namedFields)[number];

/** A name to use instead of a typed one. */
interface NameOffer {
  readonly name: string;
  readonly entries: number;
}

/** The names to use instead of a text, and whether it may mean several things. */
interface NameOffers {
  readonly offers: readonly NameOffer[];
  readonly ambiguous: boolean;
}

/** Asks the server what a name means in a field. */
export type ResolveName = (field: NamedField, name: string) => Promise<NameOffers>;

/** What answers that question; `null` where nothing does. */
export const ResolveNameContext = createContext<ResolveName | null>(null);

const maxOffers = 4;
const none: NameOffers = { offers: [], ambiguous: false };

/**
 * Finds the names that the database uses for what a text means in a field. There are none if the text is one of them,
 * is not known, or the question fails: an offer is help, never a condition.
 */
export function useNameOffers(field: NamedField, text: string): NameOffers {
  const resolve = useContext(ResolveNameContext);
  const name = text.trim();
  const [answer, setAnswer] = useState<NameOffers & { readonly name: string }>({ ...none, name: '' });
  useEffect(
    function askWhatItMeans() {
      if (name === '' || resolve === null) return;
      let isCurrent = true;
      const showAnswer = (found: NameOffers) => {
        if (isCurrent) setAnswer({ ...found, name });
      };
      resolve(field, name).then(showAnswer, () => showAnswer(none));
      return () => {
        isCurrent = false;
      };
    },
    [field, name, resolve],
  );
  const { offers, ambiguous } = answer;
  if (answer.name !== name || offers.some((offer) => fold(offer.name) === fold(name))) return none;
  return { offers: offers.slice(0, maxOffers), ambiguous };
}
