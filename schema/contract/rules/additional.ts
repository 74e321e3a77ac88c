import { entryFieldNames } from '../entry-fields.js';
import type { InputProblem } from '../error-codes.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { isStorableText } from './text.js';

/** Names and texts of an entry beyond its fields. */
export type Additional = Readonly<Record<string, string>>;

const { keys: mostNames, keyLength, valueLength } = limits.additional;

/** Words that mean something else to JavaScript, or where they stand beside names of ours. */
const reserved = new Set(
  ['__proto__', 'constructor', 'prototype', ...entryFieldNames].map((name) => name.toLowerCase()),
);

/** What is wrong with a name, or `null`. */
export function nameProblem(name: string): string | null {
  if (name === '') return messages.additionalNameBlank;
  if (reserved.has(name.toLowerCase())) return messages.additionalNameReserved(name);
  if (name.length > keyLength) return messages.additionalNameTooLong(keyLength);
  return isStorableText(name) ? null : `additional ${messages.badTextCharacters}`;
}

/** The text of a value that may stand in `additional`: blank ones as `null`; `undefined` for what may not. */
export function additionalText(sent: unknown): string | null | undefined {
  if (sent === null) return null;
  if (typeof sent === 'number' || typeof sent === 'boolean') return String(sent);
  if (typeof sent !== 'string') return undefined;
  const text = sent.trim();
  return text === '' ? null : text;
}

/** What is wrong with names and texts that each are of the right kind: too many, or too long. */
export function additionalProblems(additional: Additional): readonly InputProblem[] {
  const problems: InputProblem[] = [];
  const names = Object.keys(additional);
  if (names.length > mostNames) {
    problems.push({ path: 'additional', message: messages.additionalTooMany(mostNames) });
  }
  for (const name of names) {
    const path = `additional.${name}`;
    const text = additional[name] ?? '';
    if (!isStorableText(text)) problems.push({ path, message: `${name} ${messages.badTextCharacters}` });
    if (text.length > valueLength) problems.push({ path, message: messages.tooLong(name, valueLength) });
  }
  return problems;
}
