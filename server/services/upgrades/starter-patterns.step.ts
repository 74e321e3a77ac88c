import { type Correction, correctStarterEntries } from './correct-starter-entries.js';
import type { DataStep } from './data-step.js';

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

const corrections = Object.entries(patterns).map(([autoantibody, [before, after]]): Correction => ({
  of: { autoantibody },
  before: { screening: before },
  after: { screening: after },
}));

/** Corrects the ICAP patterns of the starter entries. */
export const starterPatternsStep: DataStep = {
  number: 2,
  name: 'starter-patterns',
  runBatch: correctStarterEntries(corrections, 'ICAP patterns compared with pages that name them'),
};
