import { useState } from 'react';

import { createUnsentForms } from './unsentForms';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

const unsent = createUnsentForms<Partial<Texts<string>>>();

/**
 * Texts that are typed over stored ones. A text that nobody typed follows the stored one, also when that changes later.
 * The spaces around a text do not count. `form` names the form, in which they are again after a lost session.
 */
export function useTypedTexts<Name extends string>(
  form: string,
  names: readonly Name[],
  stored: Texts<Name>,
) {
  const [typed, setTyped] = useState(() => textsBut(names, unsent.contentOf(form) ?? {}, {}));
  unsent.useUnsent(form, typed);
  const texts: Texts<Name> = { ...stored, ...typed };
  return {
    texts,
    /** The names of the texts that differ from the stored ones. */
    changed: names.filter((name) => texts[name].trim() !== stored[name]),
    type: (name: Name, text: string) => setTyped((now) => ({ ...now, [name]: text })),
    discard: () => setTyped({}),
    /** After saving: keeps only what was typed since the texts were `sent`. */
    forgetSent: (sent: Texts<Name>) => setTyped((now) => textsBut(names, now, sent)),
  };
}

/** Returns the texts that differ from those `sent`. */
function textsBut<Name extends string>(
  names: readonly Name[],
  texts: Partial<Texts<string>>,
  sent: Partial<Texts<Name>>,
): Partial<Texts<Name>> {
  const others: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = texts[name];
    if (text !== undefined && text !== sent[name]) others[name] = text;
  }
  return others;
}

/** The input of a mutation for some texts; blank ones become `null`, which clears them. */
export function inputOf<Name extends string>(texts: Texts<Name>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, texts[name].trim() || null]));
}
