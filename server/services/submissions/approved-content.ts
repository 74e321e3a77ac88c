import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import type { Changes, EntryContent } from '../../persistence/repositories/entry-write-content.js';
import { changesBetween, contentBefore } from '../entries/entry-changes.js';
import { changedContent } from '../entries/read-entry-edit.js';

/** Returns the approved content: the proposal with the reviewer's corrections. */
export function correctedProposal(proposal: EntryContent, corrections: EntryChange | null): EntryContent {
  return corrections === null ? proposal : changedContent(proposal, corrections);
}

/**
 * Returns the content of an entry after a correction: the changes of the correction, applied to the current content.
 * Later changes by others remain in the fields that the correction does not change; the reviewer's corrections always
 * apply.
 */
export function correctedEntry(
  current: EntryContent,
  { base, proposal }: { readonly base: EntryContent; readonly proposal: EntryContent },
  corrections: EntryChange | null,
): EntryContent {
  const merged = contentBefore(current, invertedChanges(changesBetween(base, proposal)));
  return correctedProposal(merged, corrections);
}

/** Swaps the old and the new value of each change. */
function invertedChanges(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, [before, after]]) => [name, [after, before]]),
  );
}
