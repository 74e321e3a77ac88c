import { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import {
  type SomeValues,
  untouchedStarterEntries,
} from '../../persistence/repositories/untouched-entries.repository.js';
import { contentOf, editOf } from '../entries/entry-changes.js';
import type { DataStep } from './data-step.js';

interface Correction {
  /** What the entry is about. */
  readonly of: SomeValues;
  /** What it has said, and what it says now. */
  readonly before: SomeValues;
  readonly after: SomeValues;
}

const corrections: readonly Correction[] = [
  {
    of: { disease: "Evans' syndrome", autoantibody: 'Anti-GPIIb/IIIa' },
    // The cited study (PMID 30801909) is about immune thrombocytopenia.
    before: {
      sensitivity: 'Direct test 53% (95% CI 44-61%), indirect 18% (GPIIb/IIIa or GPIb/IX)',
      referenceRangesAndCutoffValues: 'Specificity 93% (95% CI 81-99%) direct, 96% indirect',
    },
    after: { sensitivity: null, referenceRangesAndCutoffValues: null },
  },
  {
    of: {
      disease: 'Polyneuropathy associated with IgM monoclonal gammapathy with anti-MAG',
      autoantibody: 'Anti-MAG',
    },
    // Myelin-associated glycoprotein is a protein.
    before: { type: 'Glycolipid or phospholipid' },
    after: { type: 'Neuronal surface antigen' },
  },
];

/** Corrects what starter entries that nobody has changed say of Evans' syndrome and of anti-MAG, with a revision. */
export const starterStatementsStep: DataStep = {
  number: 5,
  name: 'starter-statements',
  async runBatch(transaction, _progress, database) {
    const writes = new EntryWriteRepository(database);
    const reason = 'Statements compared with the cited sources';
    for (const { of, before, after } of corrections) {
      const ids = await untouchedStarterEntries(transaction, [{ ...of, ...before }]);
      const stored = await writes.lockMany(transaction, ids, null);
      const edits = stored.map((locked) => {
        const { values, additional } = contentOf(locked.entry);
        return editOf(locked, 'update', { values: { ...values, ...after }, additional });
      });
      await writes.edit(transaction, edits, { source: 'starter', userId: null, at: new Date(), reason });
    }
    return null;
  },
};
