import { AppError } from '../../errors.js';
import { visitor } from '../test-database.js';

let addresses = 0;

/** A visitor with a unique IP address. */
export function visitorWithNewAddress() {
  addresses += 1;
  return { ...visitor, address: `198.18.${String(addresses >> 8)}.${String(addresses & 255)}` };
}

/** The outcome of each attempt: `in`, or the code of its refusal. */
export async function outcomes(tries: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(tries);
  return settled.map((one) =>
    one.status === 'fulfilled' ? 'in' : one.reason instanceof AppError ? one.reason.code : 'broken',
  );
}

export const repeat = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));
