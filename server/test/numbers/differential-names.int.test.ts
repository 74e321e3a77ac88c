import { startStarterDatabase } from '../starter-database.js';
import { anEntry, visitor } from '../test-database.js';
import { useStarted } from '../use-started.js';

const test = useStarted(startStarterDatabase);

const lupus = 'Systemic lupus erythematosus';

function differential(findings: Readonly<Record<string, 'present' | 'absent'>>) {
  const sent = Object.entries(findings).map(([autoantibody, result]) => ({ autoantibody, result }));
  return test.services.differential.differential(visitor, { findings: sent });
}

it('a differential joins the entries of a disease, whatever name or spelling they have for it', async () => {
  const diagnosticMarker = 'Yes';
  for (const [disease, autoantibody, others] of [
    [lupus, 'Anti-Newcomer-A', {}],
    ['SLE', 'Anti-Newcomer-A', { diagnosticMarker }],
    ['SLE', 'Anti-Newcomer-B', {}],
    [lupus, 'Anti-Newcomer-B', {}],
    [lupus, 'Anti-Newcomer-B', {}],
    ['Newcomer disease', 'Anti-Newcomer-A', { diagnosticMarker }],
    ['Newcomer-Disease', 'Anti-Newcomer-C', { sensitivity: '80%' }],
    ['Newcomer-Disease', 'Anti-Newcomer-D', {}],
  ] as const)
    await test.store(anEntry({ disease, autoantibody, ...others }));

  const both = await differential({ 'Anti-Newcomer-A': 'present', 'Anti-Newcomer-B': 'present' });
  expect(both.data).toMatchObject([
    {
      ...{ disease: lupus, rank: 1, tied: [], unexplained: [] },
      explained: [
        { finding: 'Anti-Newcomer-A', entriesTotal: 2, role: 'diagnostic' },
        { finding: 'Anti-Newcomer-B', entriesTotal: 3, role: 'other' },
      ],
    },
    { disease: 'Newcomer disease', rank: 2, unexplained: ['Anti-Newcomer-B'] },
  ]);
  const accessions = both.data[0]?.explained.map(({ entries }) => entries) ?? [];
  expect(accessions.map((entries) => [...entries].sort())).toEqual(accessions);
  expect(accessions.map((entries) => entries.length)).toEqual([2, 3]);

  const absent = await differential({ 'Anti-Newcomer-A': 'present', 'Anti-Newcomer-C': 'absent' });
  expect(absent.data.map(({ disease, against }) => [disease, against])).toEqual([
    [lupus, []],
    [
      'Newcomer disease',
      [{ finding: 'Anti-Newcomer-C', sensitivity: expect.objectContaining({ value: 0.8 }) as unknown }],
    ],
  ]);

  const tied = await differential({ 'Anti-Newcomer-A': 'present' });
  expect(tied.data.map(({ disease, rank }) => [disease, rank])).toEqual([
    ['Newcomer disease', 1],
    [lupus, 1],
  ]);
  expect(tied.next.length).toBeGreaterThan(0);
  for (const { separates } of tied.next) expect(separates).toHaveLength(1);
});
