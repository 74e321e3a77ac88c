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

/** Returns `runBatch` of a step that corrects the starter entries that nobody has changed. Each gets a revision. */
function correctStarterEntries(corrections: readonly Correction[], reason: string): DataStep['runBatch'] {
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

const onHep2 = (pattern: string): string => `Indirect immunofluorescence on HEp-2 cells (${pattern})`;
const onRodentTissue = 'Indirect immunofluorescence on rodent kidney and stomach';

const synthetase = [onHep2('cytoplasmic speckled, AC-20'), onHep2('cytoplasmic speckled')] as const;
const fineSpeckled = [onHep2('fine speckled, AC-4'), onHep2('fine speckled')] as const;
const mitochondrial = [
  onRodentTissue,
  `${onRodentTissue}; ${onHep2('cytoplasmic reticular, AC-21')}`,
] as const;

/** The texts of `screening` that starter entries have had, and what they are now, by autoantibody. */
const patterns: Readonly<Record<string, readonly [before: string, after: string]>> = {
  // No page that could be read says that the antibody shows this pattern.
  'Anti-EJ': synthetase,
  'Anti-Ha': synthetase,
  'Anti-KS': synthetase,
  'Anti-OJ': synthetase,
  'Anti-Zo': synthetase,
  'Anti-SAE1': fineSpeckled,
  'Anti-SAE2': fineSpeckled,
  'Anti-TIF1-alpha': fineSpeckled,
  'Anti-nucleoporin p62': [onHep2('punctate nuclear envelope, AC-12'), onHep2('punctate nuclear envelope')],
  'Anti-sp140': [onHep2('multiple nuclear dots, AC-6'), onHep2('multiple nuclear dots')],
  // anapatterns.org, pattern AC-21, names these antigens.
  'AMA-M2 (BCOADC-E2)': mitochondrial,
  'AMA-M2 (E3BP)': mitochondrial,
  'AMA-M2 (OGDC-E2)': mitochondrial,
  'AMA-M2 (PDC-E1 alpha)': mitochondrial,
  // jlmqa.org, article 1202, table 1, names RNA polymerase III under AC-5.
  'Anti-RNA polymerase III': [
    onHep2('fine or coarse speckled nucleoplasmic'),
    onHep2('fine or coarse speckled nucleoplasmic, AC-5'),
  ],
};

const patternCorrections = Object.entries(patterns).map(([autoantibody, [before, after]]): Correction => ({
  of: { autoantibody },
  before: { screening: before },
  after: { screening: after },
}));

/** Corrects the ICAP patterns of the starter entries. */
export const starterPatternsStep: DataStep = {
  number: 2,
  name: 'starter-patterns',
  runBatch: correctStarterEntries(patternCorrections, 'ICAP patterns compared with pages that name them'),
};

const statementCorrections: readonly Correction[] = [
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
  runBatch: correctStarterEntries(statementCorrections, 'Statements compared with the cited sources'),
};
