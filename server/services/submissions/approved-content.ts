import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import type { Changes, EntryContent } from '../../persistence/repositories/entry-write-content.js';
import { changesBetween, contentBefore } from '../entries/entry-changes.js';
import { changedContent } from '../entries/read-entry-edit.js';

/** What is approved of a proposal: itself, with the reviewer's corrections. */
export function correctedProposal(proposal: EntryContent, corrections: EntryChange | null): EntryContent {
  return corrections === null ? proposal : changedContent(proposal, corrections);
}

/**
 * What an entry says after a correction of it: the correction's own changes, over what the entry says by now. What others
 * changed meanwhile stays where the correction says nothing of it; what the reviewer corrects counts in any case.
 */
export function correctedEntry(
  current: EntryContent,
  { base, proposal }: { readonly base: EntryContent; readonly proposal: EntryContent },
  corrections: EntryChange | null,
): EntryContent {
  const merged = contentBefore(current, turned(changesBetween(base, proposal)));
  return correctedProposal(merged, corrections);
}

/** Changes the other way round: what was after is before. */
function turned(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, [before, after]]) => [name, [after, before]]),
  );
}
