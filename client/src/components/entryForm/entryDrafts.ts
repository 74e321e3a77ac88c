import { entryFieldNames } from '@contract/entry-fields';
import { storageKeys } from '@contract/storage-keys';

import type { EntryFormValues } from './entryFormValues';

/** Texts that a form asks for beside the entry, by name. */
export type DraftAside = Readonly<Record<string, string>>;

/** A form as somebody left it without saving. */
export interface EntryDraft {
  readonly values: EntryFormValues;
  /** What was kept when the form was opened, and at which version; `null` for an entry to be. */
  readonly kept: EntryFormValues;
  readonly version: number | null;
  /** What the form asks beside the entry, by name. @default nothing */
  readonly aside?: DraftAside;
  readonly savedAt: string;
}

/** Whose drafts of which form. */
export interface DraftPlace {
  readonly userId: string;
  /** Such as `new`, `copy:AIA0000042`, `submit`, or `edit:` and an id. */
  readonly form: string;
}

/** The drafts of a form, latest first; what cannot be read is none. */
export function readDrafts(place: DraftPlace): readonly EntryDraft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps the drafts of a form, and only these; tells whether this browser does so. */
export function keepDrafts(place: DraftPlace, drafts: readonly EntryDraft[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(drafts));
    return true;
  } catch {
    // Full, or refused to this page.
    return false;
  }
}

/** Hands the drafts of one place to another; what was there already comes first. */
export function moveDrafts(from: DraftPlace, to: DraftPlace): void {
  const moved = readDrafts(from);
  if (moved.length > 0 && keepDrafts(to, [...readDrafts(to), ...moved])) keepDrafts(from, []);
}

function keyOf({ userId, form }: DraftPlace): string {
  return `${storageKeys.entryDrafts}:${userId}:${form}`;
}

function isDraft(value: unknown): value is EntryDraft {
  if (!isObject(value) || !isValues(value.values) || !isValues(value.kept)) return false;
  const { version, savedAt, aside } = value;
  if (aside !== undefined && !isAside(aside)) return false;
  const isVersion = version === null || Number.isInteger(version);
  return isVersion && typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
}

function isValues(value: unknown): value is EntryFormValues {
  if (!isObject(value) || typeof value.reason !== 'string') return false;
  const { additional } = value;
  const hasFields = entryFieldNames.every((name) => typeof value[name] === 'string');
  return hasFields && Array.isArray(additional) && additional.every(isPair);
}

function isAside(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isPair(value: unknown): boolean {
  return isObject(value) && [value.key, value.name, value.text].every((part) => typeof part === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
