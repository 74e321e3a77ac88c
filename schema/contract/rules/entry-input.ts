import { entryField, type EntryFieldName, type EntryValues, isEntryFieldName } from '../entry-fields.js';
import type { InputProblem } from '../error-codes.js';
import { clientMessages } from '../messages-client.js';
import { type Additional, additionalText, nameProblem } from './additional.js';
import { isStorableText } from './text.js';

/** The parsed input of an entry; it contains only what the client sent. */
export interface EntryChange {
  /** Trimmed texts; blank ones are `null`. */
  readonly values: Partial<EntryValues>;
  /** The whole of `additional`, if the client sent it. */
  readonly replacement: Additional | null;
  /** Additional names at the top level, each with its text; without a replacement, `null` removes a name. */
  readonly extras: Readonly<Record<string, string | null>>;
}

/** Names that the server sets on entries or submissions; a client may send them back, and the server ignores them. */
export const serverOwnedNames: readonly string[] = [
  '_id',
  'id',
  '__v',
  '__typename',
  'accession',
  'version',
  'at',
  'isLatest',
  'latest',
  'measures',
  'deleted',
  'relevanceScore',
  'matchTier',
  'matchField',
  'matchSynonym',
  'matchMeaning',
  'highlights',
  'relatedEntries',
  'status',
  'statusDetail',
  'reviewNote',
  'submittedBy',
  'submittedAt',
  'reviewedBy',
  'reviewedAt',
  'entryId',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'deletedBy',
];
const serverOwned: ReadonlySet<string> = new Set(serverOwnedNames);

/**
 * Parses an entry from a client. Fields are texts (numbers and booleans are converted); the server's own names are
 * ignored; any other name goes to `additional`. Reports all problems at once, except missing fields.
 */
export function readEntryInput(sent: Readonly<Record<string, unknown>>): {
  readonly change: EntryChange;
  readonly problems: readonly InputProblem[];
} {
  const values: Partial<EntryValues> = {};
  const extras: Record<string, string | null> = {};
  let replacement: Additional | null = null;
  const problems: InputProblem[] = [];
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || serverOwned.has(name)) continue;
    if (isEntryFieldName(name)) values[name] = fieldText(name, value, problems);
    else if (name === 'additional') replacement = readAdditional(value, problems);
    else readPair(name, value, name, extras, problems);
  }
  return { change: { values, replacement, extras }, problems };
}

/**
 * The value of `additional` after a change. Beside a replacement, blank extras remove nothing: forms send a blank for
 * each field they know, also for names that the replacement holds.
 */
export function changedAdditional(current: Additional, { replacement, extras }: EntryChange): Additional {
  return replacement === null ? filled({ ...current, ...extras }) : { ...replacement, ...filled(extras) };
}

/** The error message of a field's text, or `null`; a value of `undefined` is not a text. */
export function fieldTextProblem(name: EntryFieldName, text: string | null | undefined): string | null {
  if (text === null) return null;
  if (text === undefined) return clientMessages.entryValue(name);
  if (!isStorableText(text)) return `${name} ${clientMessages.badTextCharacters}`;
  const { maxLength } = entryField(name);
  return text.length > maxLength ? clientMessages.tooLong(name, maxLength) : null;
}

function fieldText(name: EntryFieldName, sent: unknown, problems: InputProblem[]): string | null {
  const text = additionalText(sent);
  const message = fieldTextProblem(name, text);
  if (message !== null) problems.push({ path: name, message });
  return text ?? null;
}

function readAdditional(sent: unknown, problems: InputProblem[]): Additional {
  const pairs: Record<string, string | null> = {};
  if (sent === null) return {};
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    problems.push({ path: 'additional', message: clientMessages.additionalNotAnObject });
    return {};
  }
  for (const [name, value] of Object.entries(sent)) {
    readPair(name, value, `additional.${name}`, pairs, problems);
  }
  return filled(pairs);
}

/** The names with a text. */
function filled(pairs: Readonly<Record<string, string | null>>): Additional {
  const kept: Record<string, string> = {};
  for (const [name, text] of Object.entries(pairs)) if (text !== null) kept[name] = text;
  return kept;
}

function readPair(
  sentName: string,
  value: unknown,
  path: string,
  pairs: Record<string, string | null>,
  problems: InputProblem[],
): void {
  const name = sentName.trim();
  // Names such as __proto__ are refused here, so a plain object can hold the others.
  const problem = nameProblem(name);
  const text = additionalText(value);
  if (problem !== null) problems.push({ path, message: problem });
  else if (text === undefined) problems.push({ path, message: clientMessages.entryValue(name) });
  else if (Object.hasOwn(pairs, name))
    problems.push({ path, message: clientMessages.additionalNameUsed(name) });
  else pairs[name] = text;
}
