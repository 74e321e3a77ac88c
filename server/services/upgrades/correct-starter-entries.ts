import { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import {
  type SomeValues,
  untouchedStarterEntries,
} from '../../persistence/repositories/untouched-entries.repository.js';
import { contentOf, editOf } from '../entries/entry-changes.js';
import type { DataStep } from './data-step.js';

export interface Correction {
  /** What the entry is about. */
  readonly of: SomeValues;
  /** What it has said, and what it says now. */
  readonly before: SomeValues;
  readonly after: SomeValues;
}

/** Returns `runBatch` of a step that corrects the starter entries that nobody has changed. Each gets a revision. */
export function correctStarterEntries(
  corrections: readonly Correction[],
  reason: string,
): DataStep['runBatch'] {
  return async (transaction, _progress, database) => {
    const writes = new EntryWriteRepository(database);
    for (const { of, before, after } of corrections) {
      const ids = await untouchedStarterEntries(transaction, { ...of, ...before });
      const stored = await writes.lockMany(transaction, ids, null);
      const edits = stored.map((locked) => {
        const { values, additional } = contentOf(locked.entry);
        return editOf(locked, 'update', { values: { ...values, ...after }, additional });
      });
      await writes.edit(transaction, edits, { source: 'starter', userId: null, at: new Date(), reason });
    }
    return null;
  };
}
