import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
  mapEntryFields,
} from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { type Additional, additionalPrefix } from '../../../schema/contract/rules/additional.js';
import { AppError } from '../../errors.js';
import type { PastEntry } from '../../persistence/repositories/entry-history.repository.js';
import type { Changes, EntryContent } from '../../persistence/repositories/entry-write-content.js';
import type { EntryEdit, LockedEntry } from '../../persistence/repositories/entry-write.repository.js';

/** The content of an entry without any values. */
export const blankEntry: EntryContent = { values: mapEntryFields(() => null), additional: {} };

/** Returns only the content of an entry. */
export function contentOf(entry: EntryValues & { readonly additional: Additional }): EntryContent {
  return { values: mapEntryFields((name) => entry[name]), additional: entry.additional };
}

/** Returns the differences between two contents; empty if they are equal. */
export function changesBetween(before: EntryContent, after: EntryContent): Changes {
  const [former, latter] = [pairsOf(before), pairsOf(after)];
  const names = new Set([...former.keys(), ...latter.keys()]);
  const changes: Record<string, readonly [string | null, string | null]> = {};
  for (const name of names) {
    const change = [former.get(name) ?? null, latter.get(name) ?? null] as const;
    if (change[0] !== change[1]) changes[name] = change;
  }
  return changes;
}

/** Whether there are no changes. */
export function changesNothing(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}

/** Returns the next version of a locked entry, with its changes. */
export function editOf(stored: LockedEntry, action: EntryEdit['action'], content: EntryContent): EntryEdit {
  return { stored, action, content, changes: changesBetween(contentOf(stored.entry), content) };
}

/** Reverts a change: the step by which past contents are computed. */
export function contentBefore({ values, additional }: EntryContent, changes: Changes): EntryContent {
  const texts = new Map(Object.entries(additional));
  for (const [field, [before]] of Object.entries(changes)) {
    if (!field.startsWith(additionalPrefix)) continue;
    const name = field.slice(additionalPrefix.length);
    if (before === null) texts.delete(name);
    else texts.set(name, before);
  }
  const former = (name: EntryFieldName): string | null => {
    const change = changes[name];
    return change === undefined ? values[name] : change[0];
  };
  return { values: mapEntryFields(former), additional: Object.fromEntries(texts) };
}

/** The content of an entry at one of its versions, and when that version was made. */
export interface PastContent {
  readonly at: Date;
  readonly content: EntryContent;
}

/**
 * Returns the content of an entry at the version that was looked up; `null` for an unknown entry, or if it never had
 * that version. Throws GONE for a withdrawn one.
 */
export function contentAtVersion(past: PastEntry | null): PastContent | null {
  if (past === null) return null;
  const { at, withdrawnAt, later } = past;
  if (withdrawnAt !== null) throw new AppError('GONE', messages.versionWithdrawn);
  return at === null ? null : { at, content: contentBefore(contentOf(past), later) };
}

function pairsOf({ values, additional }: EntryContent): Map<string, string | null> {
  const pairs = new Map<string, string | null>(entryFieldNames.map((name) => [name, values[name]]));
  for (const [name, text] of Object.entries(additional)) pairs.set(additionalPrefix + name, text);
  return pairs;
}
