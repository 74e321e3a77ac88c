import { z } from 'zod';

import { measuredSortKeys } from '../../../schema/contract/entry-filters.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { EntryOrder, ListPosition } from '../../persistence/entry-order.js';
import { largestInteger } from '../../persistence/rows.js';
import { jsonValue } from '../read-input.js';

/** Sort key, sort order, the entry's key (a date for dates), its number, and its position among the best matches. */
const number = z.int().min(1).max(largestInteger);
const cursorContent = z.tuple([z.string(), z.string(), z.string().nullable(), number], number);
const numberKeys: ReadonlySet<string> = new Set(measuredSortKeys);
/** A number from 0 to 1 as JavaScript writes it. */
const shareText = /^(?:[01]|0\.\d{1,20}|\d(?:\.\d{1,20})?e-\d{1,2})$/;
const dateKeys: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/** Returns the opaque cursor of an entry's position in a list. */
export function writeCursor({ key, entryNumber }: ListPosition, order: EntryOrder): string {
  const place = rankAmongBest(entryNumber, order);
  const content = [order.sortBy, order.sortOrder, key, entryNumber, ...(place === undefined ? [] : [place])];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function rankAmongBest(entryNumber: number, { best }: EntryOrder): number | undefined {
  const at = best?.numbers.indexOf(entryNumber) ?? -1;
  return at < 0 ? undefined : at + 1;
}

/** Reads a cursor of the same list; `undefined` for none. Throws BAD_USER_INPUT for any other text. */
export function readCursor(cursor: string | null | undefined, order: EntryOrder): ListPosition | undefined {
  if (cursor === null || cursor === undefined || cursor === '') return undefined;
  const read = cursorContent.safeParse(jsonValue(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw badInput('after', messages.cursorInvalid);
  const [sortBy, sortOrder, key, entryNumber, noted] = read.data;
  const sameList = sortBy === order.sortBy && sortOrder === order.sortOrder;
  if (!sameList || !isKeyOf(sortBy, key)) throw badInput('after', messages.cursorInvalid);
  return {
    key,
    entryNumber,
    place: order.best === undefined ? undefined : currentRank(entryNumber, noted, order),
  };
}

/**
 * An entry may have moved among the best matches since. If it is no longer one of them, the next one has its position.
 */
function currentRank(entryNumber: number, noted: number | undefined, order: EntryOrder): number | undefined {
  return rankAmongBest(entryNumber, order) ?? (noted === undefined ? undefined : noted - 1);
}

function isKeyOf(sortBy: string, key: string | null): boolean {
  // PostgreSQL has no year 0.
  if (dateKeys.has(sortBy))
    return z.iso.datetime().safeParse(key).success && key?.startsWith('0000') === false;
  if (numberKeys.has(sortBy)) return key === null || shareText.test(key);
  return key === null || !key.includes('\u0000');
}
