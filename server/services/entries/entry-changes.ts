import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
  mapEntryFields,
} from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type { PastEntry } from '../../persistence/repositories/entry-history.repository.js';
import type { EntryEdit, LockedEntry } from '../../persistence/repositories/entry-write.repository.js';
import type { Changes, EntryContent } from '../../persistence/repositories/entry-write-content.js';

/** How a name in `additional` is called among changes. */
const additionalPrefix = 'additional.';

/** The content of an entry, taken out of whatever else is known of it. */
export function contentOf(entry: EntryValues & { readonly additional: Additional }): EntryContent {
  return { values: mapEntryFields((name) => entry[name]), additional: entry.additional };
}

/** What differs between two contents; empty when nothing does. */
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

/** Whether there is nothing among the changes. */
export function changesNothing(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}

/** The next version of a locked entry, with what it changes. */
export function editOf(stored: LockedEntry, action: EntryEdit['action'], content: EntryContent): EntryEdit {
  return { stored, action, content, changes: changesBetween(contentOf(stored.entry), content) };
}

/** The content as it was before a change: the step by which history is walked back. */
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

/** What an entry said at the version it was looked up at, and since when; `null` where it never had that version. */
export function contentThen({
  latest,
  at,
  later,
}: PastEntry): { readonly at: Date; readonly content: EntryContent } | null {
  return at === null ? null : { at, content: later.reduce(contentBefore, contentOf(latest)) };
}

function pairsOf({ values, additional }: EntryContent): Map<string, string | null> {
  const pairs = new Map<string, string | null>(entryFieldNames.map((name) => [name, values[name]]));
  for (const [name, text] of Object.entries(additional)) pairs.set(additionalPrefix + name, text);
  return pairs;
}
