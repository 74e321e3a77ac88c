import { useState } from 'react';

interface Typed<Content, Value> {
  /** What is shown, such as the text of an input. */
  readonly content: Content;
  /** The values that it was sent as, or may be, and that have not arrived. */
  readonly sent: readonly Value[];
}

/**
 * What a person typed or chose, shown in place of a value that follows late: the router changes the address in a
 * transition, during which people type on. A value that was not sent comes from elsewhere, such as the back button, and
 * ends it: then it is `null` again. Set it in the event in which somebody types, when the last render is up to date;
 * the setter takes no function, because React may run it on the state of a render that it has given up.
 */
export function useTyped<Content, Value>(
  value: Value,
): readonly [Typed<Content, Value> | null, (typed: Typed<Content, Value> | null) => void] {
  const [typed, setTyped] = useState<Typed<Content, Value> | null>(null);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (typed !== null) setTyped(withoutSent(typed, value));
  }
  return [typed, setTyped];
}

/** The router may leave out values of fast typing, but does not change their order. */
function withoutSent<Content, Value>(typed: Typed<Content, Value>, arrived: Value) {
  const place = typed.sent.indexOf(arrived);
  return place === -1 ? null : { ...typed, sent: typed.sent.slice(place + 1) };
}
