import { useState } from 'react';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Texts that are typed over stored ones. A text that nobody typed follows the stored one, also when that changes later.
 * The spaces around a text do not count.
 */
export function useTypedTexts<Name extends string>(names: readonly Name[], stored: Texts<Name>) {
  const [typed, setTyped] = useState<Partial<Texts<Name>>>({});
  const texts: Texts<Name> = { ...stored, ...typed };
  return {
    texts,
    /** The names of the texts that differ from the stored ones. */
    changed: names.filter((name) => texts[name].trim() !== stored[name]),
    type: (name: Name, text: string) => setTyped((now) => ({ ...now, [name]: text })),
    discard: () => setTyped({}),
    /** After saving: keeps only what was typed since the texts were `sent`. */
    forgetSent: (sent: Texts<Name>) =>
      setTyped((now) => {
        const since: Partial<Record<Name, string>> = {};
        for (const name of names) {
          const text = now[name];
          if (text !== undefined && text !== sent[name]) since[name] = text;
        }
        return since;
      }),
  };
}

/** The input of a mutation for some texts; blank ones become `null`, which clears them. */
export function inputOf<Name extends string>(texts: Texts<Name>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, texts[name].trim() || null]));
}
