import { type Correction, correctStarterEntries } from './correct-starter-entries.js';
import type { DataStep } from './data-step.js';

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

/** Corrects what the starter entries say of Evans' syndrome and of anti-MAG. */
export const starterStatementsStep: DataStep = {
  number: 5,
  name: 'starter-statements',
  runBatch: correctStarterEntries(corrections, 'Statements compared with the cited sources'),
};
