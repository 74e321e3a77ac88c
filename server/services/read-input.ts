import { limits, type WholeNumberBounds } from '../../schema/contract/limits.js';
import { messages } from '../../schema/contract/messages.js';
import { isStorableText, isUnseen } from '../../schema/contract/rules/text.js';
import { readWholeNumber } from '../../schema/contract/rules/whole-number.js';
import { badInput } from '../errors.js';

/** A number as a client sends it: GraphQL sends numbers, REST texts. */
export type SentNumber = number | string | null | undefined;

/** Whether no value was sent; a blank text counts as none. */
export function isAbsent(sent: unknown): boolean {
  return sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '');
}

/** Whether a text was sent that is not blank. */
export function isFilled(sent: unknown): sent is string {
  return typeof sent === 'string' && sent.trim() !== '';
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of a JSON text; `undefined` for any other text. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a whole number within bounds, or the default if none was sent; anything else is a 400 that lists the allowed
 * values.
 */
export function wholeNumber(
  name: string,
  sent: unknown,
  bounds: WholeNumberBounds & { default: number },
): number {
  return optionalWholeNumber(name, sent, bounds) ?? bounds.default;
}

/** As `wholeNumber`, but `null` if none was sent. */
export function optionalWholeNumber(name: string, sent: unknown, bounds: WholeNumberBounds): number | null {
  if (isAbsent(sent)) return null;
  const number = readWholeNumber(sent, bounds);
  if (number === null) throw badInput(name, messages.wholeNumber(name, bounds.min, bounds.max));
  return number;
}

const decimal = /^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads a share from 0 to 1, from a number or a decimal text; anything else is a 400 that says the range. */
export function readShare(path: string, sent: unknown): number {
  const text = typeof sent === 'number' ? String(sent) : typeof sent === 'string' ? sent.trim() : '';
  const number = decimal.test(text) ? Number(text) : Number.NaN;
  if (!(number >= 0 && number <= 1)) throw badInput(path, messages.share(path));
  return number;
}

/** Reads one of the allowed words, or the default for a blank; anything else is a 400 that lists them. */
export function oneOf<Word extends string>(
  name: string,
  sent: string | null | undefined,
  allowed: readonly Word[],
  otherwise: Word,
): Word {
  return optionalOneOf(name, sent, allowed) ?? otherwise;
}

/** As `oneOf`, but `null` for a blank. */
export function optionalOneOf<Word extends string>(
  name: string,
  sent: unknown,
  allowed: readonly Word[],
): Word | null {
  return isAbsent(sent) ? null : requiredOneOf(name, sent, allowed);
}

/** As `oneOf`, but a blank is a 400, too. */
export function requiredOneOf<Word extends string>(
  name: string,
  sent: unknown,
  allowed: readonly Word[],
): Word {
  const text = typeof sent === 'string' ? sent.trim() : null;
  const word = allowed.find((candidate) => candidate === text);
  if (word === undefined) throw badInput(name, messages.oneOf(name, allowed));
  return word;
}

/** Reads a trimmed text that can be stored, `''` for none; invalid characters and over-long texts are a 400. */
export function plainText(name: string, sent: string | null | undefined, max: number): string {
  const text = (sent ?? '').trim();
  if (!isStorableText(text)) throw badInput(name, `${name} ${messages.badTextCharacters}`);
  if (text.length > max || isLongDecomposed(text, max)) throw badInput(name, messages.tooLong(name, max));
  return text;
}

/** Maximum number of characters into which each decomposes; in no language more than three. */
const decomposedEach = 4;

/** Whether a text is so long once it is decomposed that to search for it would take seconds: U+FDFA is four words. */
function isLongDecomposed(text: string, max: number): boolean {
  return text.normalize('NFKD').length > max * decomposedEach;
}

/** Reads a required search text: `required` is the message for one that shows nothing. */
export function requiredText(
  name: string,
  sent: string | null | undefined,
  required: string,
  max: number = limits.searchTermMaxLength,
): string {
  const text = plainText(name, sent, max);
  if (isUnseen(text)) throw badInput(name, required);
  return text;
}

/** Reads an optional text: `undefined` for one that was not sent, `null` for one that shows nothing. */
export function readText(path: string, sent: unknown, max: number): string | null | undefined {
  if (sent === undefined || sent === null) return sent;
  if (typeof sent !== 'string') throw badInput(path, messages.text(path));
  if (!isStorableText(sent)) throw badInput(path, `${path} ${messages.badTextCharacters}`);
  const text = sent.trim();
  if (text.length > max) throw badInput(path, messages.tooLong(path, max));
  return isUnseen(text) ? null : text;
}

/** Reads a flag, also from the text `true` or `false`; anything else is a 400. */
export function readFlag(path: string, sent: unknown): boolean {
  const word = typeof sent === 'string' ? sent.trim() : sent;
  if (word === true || word === 'true') return true;
  if (word === false || word === 'false') return false;
  throw badInput(path, messages.trueOrFalse(path));
}

/** As `readFlag`, but `null` for one that was not sent, or blank. */
export function optionalFlag(path: string, sent: unknown): boolean | null {
  return isAbsent(sent) ? null : readFlag(path, sent);
}

const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text has the form of a UUID, of any version. */
export function isUuid(text: string): boolean {
  return uuidForm.test(text);
}

/** Reads an `id`, in lower case. A blank one is a 400 with the message `required`, a malformed one with `invalid`. */
export function readId(sent: unknown, required: string, invalid: string): string {
  if (isAbsent(sent)) throw badInput('id', required);
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (!isUuid(text)) throw badInput('id', invalid);
  return text.toLowerCase();
}
