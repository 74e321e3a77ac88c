import { screen, within } from '@testing-library/react';

import { DifferentialDocument, FindingSuggestionsDocument } from '../../generated/differential';
import type { DifferentialQuery, FindingInput } from '../../generated/types';
import { answerTo, refusal } from '../../test/answers';
import { address, type Answers, renderApp } from '../../test/renderApp';
import { DifferentialPage } from './DifferentialPage';
import { maxFindings } from './findings';

type Answer = DifferentialQuery['differential'];
const visit = (at: string, answers: Answers = []) =>
  renderApp({ pages: { '/differential': DifferentialPage }, at: `/differential${at}`, answers });

const explainedBy = (finding: string, accession: string): Answer['data'][number]['explained'][number] => ({
  finding,
  entries: [accession],
  entriesTotal: 1,
  role: 'diagnostic',
});
const disease = (name: string, changed: Partial<Answer['data'][number]> = {}): Answer['data'][number] => ({
  disease: name,
  rank: 1,
  explained: [explainedBy('Anti-GQ1b', 'AIA0000001')],
  unexplained: [],
  against: [],
  ...changed,
});
const tie: Answer = {
  data: [
    disease('Bickerstaff brainstem encephalitis'),
    disease('Miller Fisher syndrome'),
    disease('Guillain-Barré syndrome', {
      rank: 3,
      unexplained: ['Anti-GD1a'],
      against: [
        {
          finding: 'Anti-GM1',
          sensitivity: { text: 'about 30%' },
        },
      ],
    }),
  ],
  total: 3,
  next: [
    {
      autoantibody: 'Anti-GT1a',
      why: 'Entries of Miller Fisher syndrome name it; those of Bickerstaff brainstem encephalitis do not',
    },
  ],
  unknown: ['Foozle'],
  understood: [
    {
      finding: 'GQ1b antibody',
      meanings: ['Anti-GQ1b'],
      ambiguous: false,
    },
  ],
};

const answer = (findings: FindingInput[], differential = tie) =>
  answerTo({ query: DifferentialDocument, variables: { findings } }, { differential });
const gq1b = { autoantibody: 'GQ1b antibody', result: 'present' } as const;
const foozle = { autoantibody: 'Foozle', result: 'present' } as const;
const both = answer([foozle, gq1b]);

test('says a tie as a tie, what explains each finding, what speaks against it, and what to test next', async () => {
  const { user } = visit('?present=GQ1b+antibody&present=Foozle', [
    both,
    answer([{ autoantibody: 'Anti-GT1a', result: 'absent' }, foozle, gq1b]),
  ]);
  expect(await screen.findByText('2 diseases that these findings cannot tell apart')).toBeVisible();
  expect(screen.getByText('For research and teaching, not medical advice.')).toBeVisible();
  expect(screen.getByText('3 diseases fit')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'AIA0000001' })[0]).toHaveAttribute(
    'href',
    '/entries/AIA0000001',
  );
  expect(screen.getByText(/speaks against it: absent, with a stated sensitivity of about 30%/)).toBeVisible();
  expect(screen.getByText('Understood as Anti-GQ1b')).toBeVisible();
  expect(screen.getByText(/^Neither the vocabulary nor an entry knows this name/)).toBeVisible();
  expect(screen.getByText('No entry of it names Anti-GD1a')).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'What to test next' }));
  await user.click(next.getByRole('button', { name: 'If absent' }));
  expect(address()).toBe('/differential?present=GQ1b+antibody&present=Foozle&absent=Anti-GT1a');
});

test('of an absent finding without a stated sensitivity it says that it does not count', async () => {
  const absent = (autoantibody: string) => ({ autoantibody, result: 'absent' }) as const;
  visit('?present=GQ1b+antibody&absent=Anti-GM1&absent=Anti-GD3', [
    answer([absent('Anti-GD3'), absent('Anti-GM1'), gq1b]),
  ]);
  const findings = within(await screen.findByRole('list', { name: 'Findings' })).getAllByRole('listitem');
  await screen.findByText('3 diseases fit');
  const words = /Counts against none of these diseases/;
  expect(findings.map(({ textContent }) => words.test(textContent))).toEqual([false, false, true]);
});

test('of a name that nothing knows it says so, and not that no entry explains it', async () => {
  visit('?present=Foozle', [
    answer([foozle], { data: [], total: 0, next: [], unknown: ['Foozle'], understood: [] }),
  ]);
  expect(await screen.findByText('Nothing is known of Foozle')).toBeVisible();
  expect(screen.queryByText('No entry explains these findings')).not.toBeInTheDocument();
});

test('a finding is chosen by a synonym, marked absent, and removed', async () => {
  const suggested = answerTo(
    { query: FindingSuggestionsDocument, variables: { term: 'ss-a' } },
    {
      autoantibodyTerms: {
        items: [
          {
            id: '1',
            name: 'Anti-Ro60 (SSA)',
            isClass: false,
            synonyms: [{ name: 'SS-A antibody' }],
            icap: [{ code: 'AC-4', name: 'Nuclear fine speckled' }],
          },
        ],
      },
      suggestions: { groups: [{ field: 'autoantibody', suggestions: [{ value: 'anti-SS-A/p200' }] }] },
    },
  );
  const typedAgain = {
    ...suggested,
    request: { query: FindingSuggestionsDocument, variables: { term: 'ANTI ro60 ssa' } },
  };
  const sent = (result: 'present' | 'absent') => answer([{ autoantibody: 'Anti-Ro60 (SSA)', result }]);
  const { user } = visit('', [suggested, sent('present'), sent('absent'), typedAgain]);
  expect(screen.getByText('No findings yet')).toBeVisible();
  await user.click(screen.getByLabelText('Add a finding'));
  await user.paste('ss-a');
  expect(await screen.findByRole('option', { name: 'anti-SS-A/p200' })).toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Anti-Ro60 (SSA) known as SS-A antibody' }));
  const result = within(await screen.findByRole('radiogroup', { name: 'Result of Anti-Ro60 (SSA)' }));
  await user.click(result.getByLabelText('Absent'));
  expect(address()).toBe('/differential?absent=Anti-Ro60+(SSA)');
  await user.click(screen.getByLabelText('Add a finding'));
  await user.paste('ANTI ro60 ssa');
  await user.keyboard('{Enter}');
  expect(screen.getByText('This finding is already in the list')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Anti-Ro60 (SSA)' }));
  expect(address()).toBe('/differential');
  expect(screen.getByRole('region', { name: 'Findings' })).toHaveFocus();
});

test('a line of a report adds all its findings', async () => {
  const rf = { autoantibody: 'RF', result: 'absent' } as const;
  const dna = { autoantibody: 'anti-dsDNA', result: 'present' } as const;
  const homogeneous = { autoantibody: 'ANA homogeneous', result: 'present' } as const;
  const { user } = visit('?absent=RF', [answer([rf]), answer([homogeneous, dna, rf])]);
  await user.click(screen.getByLabelText('Add a finding'));
  await user.paste('ANA 1:640 homogeneous, anti-dsDNA positive, RF');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/differential?absent=RF&present=ANA+homogeneous&present=anti-dsDNA');
  expect(within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem')).toHaveLength(3);
});

test('findings that contradict each other are said to, and a failure can be retried', async () => {
  const message =
    'Anti-GQ1b and GQ1b antibody are one autoantibody, with different results: keep the right one';
  visit('?present=GQ1b+antibody&present=Foozle', [
    refusal(both.request, 'BAD_USER_INPUT', message, [{ path: 'findings', message }]),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a server that is away is said to be, and asked again', async () => {
  const { request } = both;
  const { user } = visit('?present=GQ1b+antibody&present=Foozle', [
    { request, error: new Error('away') },
    both,
  ]);
  expect(await screen.findByText('Failed to compare the findings with the entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 diseases that these findings cannot tell apart')).toBeVisible();
});

test('more findings than the server compares stay in the list, and the page says how many to remove', async () => {
  const names = Array.from({ length: maxFindings + 1 }, (_, place) => `Anti-${place}`);
  const kept = names
    .slice(0, maxFindings)
    .map((name) => ({ autoantibody: name, result: 'present' as const }));
  const sorted = kept.toSorted((one, other) => one.autoantibody.localeCompare(other.autoantibody, 'en'));
  const { user } = visit(`?${names.map((name) => `present=${name}`).join('&')}`, [answer(sorted)]);
  expect(await screen.findByText('At most 20 can be compared at once: remove 1.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Anti-20' }));
  expect(await screen.findByText('3 diseases fit')).toBeVisible();
  expect(screen.queryByText(/compared at once/)).toBeNull();
});
