import { limits } from '../../schema/contract/limits.js';
import type { FindingResult, MarkerRole } from '../../schema/contract/rules/differential.js';
import {
  bounded,
  count,
  enumeration,
  flag,
  input,
  integer,
  many,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  required,
  share,
  text,
} from './noun.js';

const { differential, findings } = limits.diagnostics;

const findingResultNoun = enumeration<FindingResult>('FindingResult', 'Result of a finding.', {
  present: 'The autoantibody was found.',
  absent: 'It was looked for and not found.',
  not_tested: 'Nobody looked for it. It never counts.',
});

export const markerRoleNoun = enumeration<MarkerRole>(
  'MarkerRole',
  'What entries say an autoantibody is good for; of several entries the first of these.',
  {
    diagnostic: '`diagnosticMarker` begins with Yes.',
    supportive: 'It begins with Supportive.',
    research: 'It begins with Research or Emerging.',
    other: 'It says something else, or nothing.',
  },
);

const finding = input('FindingInput', 'An autoantibody and whether it was found.', {
  autoantibody: required(
    text(
      'Name or synonym of an autoantibody or of a class such as ANCA, or the code of a HEp-2 pattern such as AC-4.',
      { minLength: 1, maxLength: limits.nameMaxLength },
    ),
  ),
  result: required(oneOf(findingResultNoun, 'Whether it was found.')),
});

export type DifferentialArgs = Of<typeof differentialArgs>;
export const differentialArgs = input('DifferentialArgs', 'The findings of a differential.', {
  findings: required(bounded(many(one(finding, 'The findings. Their order changes nothing.')), findings)),
});

const explainedFinding = noun(
  'ExplainedFinding',
  'A present finding with the entries of a disease that explain it.',
  {
    finding: text('The finding, as sent.'),
    entries: many(text('Accessions of the entries, oldest first.'), differential.entries),
    entriesTotal: count('Number of these entries, also of those that are not listed.'),
    role: oneOf(markerRoleNoun, 'What they say the autoantibody is good for.'),
  },
);

export type StatedSensitivity = Of<typeof statedSensitivity>;
const statedSensitivity = noun('StatedSensitivity', 'A sensitivity as an entry states it.', {
  text: text('The words of the entry.'),
  value: orNull(share('Share from 0 to 1; null for a range alone.')),
});

const findingAgainst = noun('FindingAgainst', 'An absent finding that speaks against a disease.', {
  finding: text('The finding, as sent.'),
  sensitivity: one(
    statedSensitivity,
    'How often the disease has the autoantibody. Without it, absence does not count.',
  ),
});

export type DifferentialDisease = Of<typeof differentialDiseaseNoun>;
const differentialDiseaseNoun = noun('DifferentialDisease', 'A disease that explains a present finding.', {
  disease: text('Name of the disease.'),
  rank: integer('Rank by evidence, starting at 1. Equal evidence has one rank: 1, 1, 3.', { minimum: 1 }),
  tied: many(
    text('The other diseases of this rank, which these findings cannot tell apart.'),
    differential.diseases,
  ),
  explained: many(one(explainedFinding, 'The present findings that it explains.'), findings.max),
  unexplained: many(
    text('The present findings that no entry of it explains; those under `unknown` are left out.'),
    findings.max,
  ),
  against: many(
    one(findingAgainst, 'Absent findings with a stated sensitivity of at least 50% in the disease.'),
    findings.max,
  ),
});

const nextTest = noun('NextTest', 'An autoantibody that tells diseases of the first rank apart.', {
  autoantibody: text('Name of the autoantibody.'),
  separates: many(
    text('The diseases of the first rank whose entries name it; the others do not.'),
    differential.diseases,
  ),
  why: text('Why it tells them apart, in words.'),
});

const understoodFinding = noun('UnderstoodFinding', 'How a finding was understood.', {
  finding: text('The finding, as sent.'),
  result: oneOf(findingResultNoun, 'Its result.'),
  meanings: many(
    text('Autoantibodies and classes of the vocabulary that have this name.'),
    differential.next,
  ),
  ambiguous: flag('Whether the name has several meanings; the finding then counts for each of them.'),
});

export type Differential = Of<typeof differentialNoun>;
export const differentialNoun = noun(
  'Differential',
  'Diseases that fit findings, by the entries that explain them. For research and teaching, not medical advice.',
  {
    data: many(
      one(
        differentialDiseaseNoun,
        'Most explained findings first, then most of them diagnostic, then fewest against; equal evidence by name.',
      ),
      differential.diseases,
    ),
    total: count('Number of diseases, also of those that are not listed.'),
    next: many(
      one(nextTest, 'What to test next, if several diseases have the first rank.'),
      differential.next,
    ),
    unknown: many(
      text(
        'Names that neither the vocabulary nor an entry knows, as sent. They count for and against nothing.',
      ),
      findings.max,
    ),
    understood: many(one(understoodFinding, 'How every known finding was understood.'), findings.max),
  },
);
