import { entryFieldNames } from '../entry-fields.js';
import type { InputProblem } from '../error-codes.js';
import { limits } from '../limits.js';
import { clientMessages } from '../messages-client.js';
import { isStorableText, isUnseen } from './text.js';

/** Names and texts of an entry in addition to its fields. */
export type Additional = Readonly<Record<string, string>>;

/** Precedes an additional name beside names of fields: in columns, changes and the paths of problems. */
export const additionalPrefix = 'additional.';

const { keys: maxNames, keyLength, valueLength } = limits.additional;

/** Names that have a special meaning in JavaScript, or next to our own names. */
const reserved = new Set(
  ['__proto__', 'constructor', 'prototype', ...entryFieldNames].map((name) => name.toLowerCase()),
);

/** The error message of a name, or `null`. */
export function nameProblem(name: string): string | null {
  if (name === '') return clientMessages.additionalNameBlank;
  if (reserved.has(name.toLowerCase())) return clientMessages.additionalNameReserved(name);
  if (name.length > keyLength) return clientMessages.additionalNameTooLong(keyLength);
  return isStorableText(name) ? null : `additional ${clientMessages.badTextCharacters}`;
}

/**
 * The text of a value; `null` for one that shows nothing, `undefined` for values of an invalid type. A long whole
 * number is no text: as a number it has lost its last digits on the way. Nor is one too large for a number (`1e999`).
 */
export function additionalText(sent: unknown): string | null | undefined {
  if (sent === null) return null;
  if (Number.isInteger(sent) && !Number.isSafeInteger(sent)) return undefined;
  if (sent === Infinity || sent === -Infinity) return undefined;
  if (typeof sent === 'number' || typeof sent === 'boolean') return String(sent);
  if (typeof sent !== 'string') return undefined;
  const text = sent.trim();
  return isUnseen(text) ? null : text;
}

/** Returns the problems of names and texts of valid types: too many names, or texts too long or not storable. */
export function additionalProblems(additional: Additional): readonly InputProblem[] {
  const problems: InputProblem[] = [];
  const names = Object.keys(additional);
  if (names.length > maxNames) {
    problems.push({ path: 'additional', message: clientMessages.additionalTooMany(maxNames) });
  }
  for (const name of names) {
    const path = additionalPrefix + name;
    const text = additional[name] ?? '';
    if (!isStorableText(text))
      problems.push({ path, message: `${name} ${clientMessages.badTextCharacters}` });
    if (text.length > valueLength)
      problems.push({ path, message: clientMessages.tooLong(name, valueLength) });
  }
  return problems;
}
