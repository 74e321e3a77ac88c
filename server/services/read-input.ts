import { limits, type WholeNumberBounds } from '../../schema/contract/limits.js';
import { messages } from '../../schema/contract/messages.js';
import { isStorableText } from '../../schema/contract/rules/text.js';
import { readWholeNumber } from '../../schema/contract/rules/whole-number.js';
import { badInput } from '../errors.js';

type Sent = number | string | null | undefined;

/** A whole number within bounds, or the default when nothing was sent; anything else is a 400 that says what is allowed. */
export function wholeNumber(
  name: string,
  sent: Sent,
  bounds: WholeNumberBounds & { default: number },
): number {
  return optionalWholeNumber(name, sent, bounds) ?? bounds.default;
}

/** As `wholeNumber`, but `null` when nothing was sent. */
export function optionalWholeNumber(name: string, sent: Sent, bounds: WholeNumberBounds): number | null {
  if (sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '')) return null;
  const number = readWholeNumber(sent, bounds);
  if (number === null) throw badInput(name, messages.wholeNumber(name, bounds.min, bounds.max));
  return number;
}

/** One of the allowed words, or the default for a blank; anything else is a 400 that lists them. */
export function oneOf<Word extends string>(
  name: string,
  sent: string | null | undefined,
  allowed: readonly Word[],
  otherwise: Word,
): Word {
  const text = (sent ?? '').trim();
  if (text === '') return otherwise;
  const word = allowed.find((candidate) => candidate === text);
  if (word === undefined) throw badInput(name, messages.oneOf(name, allowed));
  return word;
}

/** A trimmed text that can be stored, `''` for none; broken characters and over-long texts are a 400. */
export function plainText(name: string, sent: string | null | undefined, max: number): string {
  const text = (sent ?? '').trim();
  if (!isStorableText(text)) throw badInput(name, `${name} ${messages.badTextCharacters}`);
  if (text.length > max) throw badInput(name, messages.tooLong(name, max));
  return text;
}

/** A search text that must be there: `required` is the sentence for a blank one. */
export function requiredText(name: string, sent: string | null | undefined, required: string): string {
  const text = plainText(name, sent, limits.searchTermMaxLength);
  if (text === '') throw badInput(name, required);
  return text;
}
