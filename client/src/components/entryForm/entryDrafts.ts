import { entryFieldNames } from '@contract/entry-fields';
import { storageKeys } from '@contract/storage-keys';
import { randomId } from '@mantine/hooks';

import { isObject } from '../isObject';
import type { EntryFormValues } from './entryFormValues';

/** Texts of the form that are not part of the entry, by name. */
export type DraftExtras = Readonly<Record<string, string>>;

/** A form that was left without saving. */
export interface EntryDraft {
  /** Of the open form that wrote it; several tabs may have the same form open. */
  readonly id: string;
  readonly values: EntryFormValues;
  /** The saved entry and its version when the form was opened; `null` for a new entry. */
  readonly base: EntryFormValues;
  readonly version: number | null;
  /** Texts of the form that are not part of the entry, by name. @default none */
  readonly extras?: DraftExtras;
  readonly savedAt: string;
}

/** The owner of drafts, and their form. */
export interface DraftKey {
  readonly userId: string;
  /** For example `new`, `copy:AIA0000042`, `submit`, or `edit:` and an id. */
  readonly form: string;
}

/** Returns the drafts of a form, latest first; unreadable ones are ignored. */
export function readDrafts(place: DraftKey): readonly EntryDraft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    return Array.isArray(found) ? found.map(withCurrentNames).filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Replaces the stored drafts of a form; returns whether this browser stores them. */
export function storeDrafts(place: DraftKey, drafts: readonly EntryDraft[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(drafts));
    return true;
  } catch {
    // The storage is full, or the browser denies access.
    return false;
  }
}

/** Stores one more draft of a form, and keeps the others; returns whether this browser stores it. */
export function addDraft(place: DraftKey, draft: Omit<EntryDraft, 'id' | 'savedAt'>): boolean {
  const added = { ...draft, id: randomId(), savedAt: new Date().toISOString() };
  return storeDrafts(place, [added, ...readDrafts(place)]);
}

/** Moves the drafts of one place to another, after those already stored there. */
export function moveDrafts(from: DraftKey, to: DraftKey): void {
  const moved = readDrafts(from);
  if (moved.length > 0 && storeDrafts(to, [...readDrafts(to), ...moved])) storeDrafts(from, []);
}

/** The title of a draft: the names of the future entry, else the first field that is filled in; may be blank. */
export function draftName(values: EntryFormValues): string {
  const [disease, autoantibody] = [values.disease.trim(), values.autoantibody.trim()];
  if (disease !== '' && autoantibody !== '') return `${autoantibody} in ${disease}`;
  const texts = [
    ...entryFieldNames.map((name) => values[name]),
    ...values.additional.map(({ text }) => text),
  ];
  const first = texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
  return first.length > 80 ? `${first.slice(0, 80)}…` : first;
}

function keyOf({ userId, form }: DraftKey): string {
  return `${storageKeys.entryDrafts}:${userId}:${form}`;
}

/** Drafts that older versions stored have no id, and still older ones call the base `kept` and the extras `aside`. */
function withCurrentNames(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('base' in value) return { id: value.savedAt, ...value };
  const { kept: base, aside: extras, ...draft } = value;
  return { id: draft.savedAt, ...draft, base, ...(extras !== undefined && { extras }) };
}

function isDraft(value: unknown): value is EntryDraft {
  if (!isObject(value) || !isValues(value.values) || !isValues(value.base)) return false;
  const { id, version, savedAt, extras } = value;
  if (extras !== undefined && !isExtras(extras)) return false;
  const isVersion = version === null || Number.isInteger(version);
  return (
    isVersion && typeof id === 'string' && typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt))
  );
}

function isValues(value: unknown): value is EntryFormValues {
  if (!isObject(value) || typeof value.reason !== 'string') return false;
  const { additional } = value;
  const hasFields = entryFieldNames.every((name) => typeof value[name] === 'string');
  return hasFields && Array.isArray(additional) && additional.every(isPair);
}

function isExtras(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isPair(value: unknown): boolean {
  return isObject(value) && [value.key, value.name, value.text].every((part) => typeof part === 'string');
}
