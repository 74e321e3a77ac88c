import { readFileSync } from 'node:fs';

import fc from 'fast-check';

import { messages } from '../../../schema/contract/messages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../call-api.js';
import { askGraphql, askRest } from '../parity/both-apis.js';
import { makePeople } from '../policy/people.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';

interface Finding {
  readonly autoantibody: string;
  readonly result: string;
}

interface Vignette {
  readonly findings: readonly Finding[];
  readonly expectedFirst: readonly string[];
  readonly expectedTied: boolean;
  readonly expectedLater: readonly { readonly disease: string; readonly rank: number }[];
  readonly expectedAgainst: readonly { readonly disease: string; readonly finding: string }[];
}

const file = readFileSync(new URL('vignettes.json', import.meta.url), 'utf8');
const vignettes = JSON.parse(file) as readonly Vignette[];
const nameOf = ({ findings }: Vignette) =>
  findings.map(({ autoantibody, result }) => `${autoantibody} ${result}`).join(', ');
const present = (...names: string[]) => names.map((autoantibody) => ({ autoantibody, result: 'present' }));

describe('the differential of the starter data', () => {
  const app = useStarted(startTestApp);
  let admin: Record<string, string>;
  beforeAll(async () => {
    const { headers } = await (await makePeople(app)).as('Admin');
    await deleteLaterEntries(headers);
    admin = headers;
  });

  /** The vignettes were worked out from the first 396 starter entries; later ones would change them. */
  const deleteLaterEntries = async (headers: Record<string, string>): Promise<void> => {
    const { data } = await askRest(app, '/api/disease?limit=1000');
    const later = data.filter(({ accession }: Answer) => accession > 'AIA0000396');
    for (const { accession } of later)
      await app.fetch(`/api/disease/${accession}`, { method: 'DELETE', headers });
  };

  const post = async (findings: unknown): Promise<Response> =>
    app.fetch(restPaths.differential, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ findings }),
    });
  const differential = async (findings: unknown): Promise<Answer> => (await post(findings)).json();
  const namesOf = (diseases: Answer): string[] => diseases.map(({ disease }: Answer) => disease);

  it.each(vignettes.map((vignette) => [nameOf(vignette), vignette] as const))(
    '%s',
    async (_name, vignette) => {
      const { data, unknown } = await differential(vignette.findings);
      expect(unknown).toEqual([]);
      const first = data.filter(({ rank }: Answer) => rank === 1);
      expect(namesOf(first)).toEqual(vignette.expectedFirst);
      for (const { disease, tied } of first) {
        expect(tied).toEqual(vignette.expectedFirst.filter((other) => other !== disease));
      }
      expect(first.length > 1).toBe(vignette.expectedTied);
      const later = data.filter(({ rank }: Answer) => rank > 1);
      expect(later.map(({ disease, rank }: Answer) => ({ disease, rank }))).toEqual(vignette.expectedLater);
      const against = data.flatMap(({ disease, against: all }: Answer) =>
        all.map(({ finding }: Answer) => ({ disease, finding })),
      );
      expect(against).toEqual(vignette.expectedAgainst);
    },
  );

  it('counts an absent finding by the sensitivity that people confirmed, and by none that they rejected', async () => {
    const findings = [...present('Anti-MuSK'), { autoantibody: 'Anti-AChR', result: 'absent' }];
    const against = async () => (await differential(findings)).data[0].against;
    const path = '/api/disease/AIA0000225/measures';
    const measures = (await askRest(app, path)).data.filter(
      ({ measure }: Answer) => measure === 'sensitivity',
    );
    const review = (id: string, body: object) => app.call('PUT', `${path}/${id}`, { headers: admin, body });
    const [first, second, ...others] = measures.map(({ _id }: Answer) => _id);
    expect(await against()).toEqual([{ finding: 'Anti-AChR', sensitivity: { text: '72.3%', value: 0.723 } }]);
    await review(second, { status: 'confirmed', value: 0.64 });
    expect((await against())[0].sensitivity).toEqual({ text: '64%', value: 0.64 });
    for (const id of [first, second, ...others]) await review(id, { status: 'rejected' });
    expect(await against()).toEqual([]);
    for (const id of [first, second, ...others]) await review(id, { status: 'read' });
    expect((await against())[0].sensitivity.value).toBe(0.723);
  });

  it('counts an absent class by the sensitivity of the class, not by that of a member', async () => {
    const { data } = await differential([
      ...present('Anti-dsDNA'),
      { autoantibody: 'ANA', result: 'absent' },
    ]);
    const { against } = data.find(({ disease }: Answer) => disease === 'Systemic lupus erythematosus');
    expect(against).toMatchObject([{ finding: 'ANA', sensitivity: { value: 0.978 } }]);
  });

  it('changes no byte with the order of the findings', async () => {
    const shuffled = fc
      .constantFrom(...vignettes)
      .chain(({ findings }) =>
        fc.tuple(fc.constant(findings), fc.shuffledSubarray([...findings], { minLength: findings.length })),
      );
    const property = async ([findings, other]: readonly [readonly Finding[], readonly Finding[]]) => {
      const [one, two] = await Promise.all([post(findings), post(other)]);
      expect(await two.text()).toBe(await one.text());
    };
    await fc.assert(fc.asyncProperty(shuffled, property), { numRuns: 40 });
  });

  it('never lowers a disease by a finding that it alone explains', async () => {
    const alone = present('Anti-MuSK');
    const fewer = await differential(present('Anti-AChR'));
    const more = await differential([...present('Anti-AChR'), ...alone]);
    const rankIn = (answer: Answer) =>
      answer.data.find(({ disease }: Answer) => disease === 'Myasthenia gravis').rank;
    expect(rankIn(more)).toBeLessThanOrEqual(rankIn(fewer));
  });

  it('names what to test next because it separates the tied', async () => {
    const { next } = await differential(present('Anti-desmoglein 3'));
    expect(next[0]).toMatchObject({ separates: ['Paraneoplastic pemphigus'] });
    expect(next.map(({ autoantibody }: Answer) => autoantibody)).toContain('Anti-envoplakin');
    expect(next[0].why).toContain('Entries of Paraneoplastic pemphigus name it');
  });

  it.each([
    ['ANCA', 'PR3-ANCA'],
    ['AC-1', 'Anti-dsDNA'],
  ])('names which of %s to test next', async (name, member) => {
    const { next } = await differential(present(name));
    expect(next.map(({ autoantibody }: Answer) => autoantibody)).toContain(member);
  });

  it('has nothing to test next where antibodies cannot tell the tied apart, or nothing is tied', async () => {
    expect((await differential(present('Anti-GQ1b'))).next).toEqual([]);
    expect((await differential(present('Anti-AQP4'))).next).toEqual([]);
  });

  it('understands classes by their members and patterns, and says what it does not know', async () => {
    const anca = await differential(present('ANCA'));
    expect(namesOf(anca.data)).toEqual(expect.arrayContaining(['Granulomatosis with polyangiitis']));
    const pattern = await differential(present('AC-3'));
    expect(namesOf(pattern.data)).toContain('Limited scleroderma');
    const sm = await differential(present('anti-Sm'));
    expect(namesOf(sm.data)).toContain('Systemic lupus erythematosus');
    expect(sm.unknown).toEqual([]);
    const { data, unknown } = await differential(present('anti-nothing-of-the-kind'));
    expect([data, unknown]).toEqual([[], ['anti-nothing-of-the-kind']]);
  });

  it('explains no present class and no ambiguous name by an autoantibody that is absent', async () => {
    for (const name of ['ANCA', 'p-ANCA']) {
      const { data } = await differential([...present(name), { autoantibody: 'Anti-MPO', result: 'absent' }]);
      expect(namesOf(data)).toContain('Ulcerative colitis');
      expect(namesOf(data)).not.toContain('Churg-Strauss syndrome');
    }
  });

  it('says of an unknown name that it is unknown, and of no disease that it leaves it unexplained', async () => {
    const known = await differential(present('Anti-AQP4', 'Anti-Jo-1'));
    const findings = [
      ...present('Anti-AQP4', 'Anti-Jo-1', 'Foozle'),
      { autoantibody: 'Barzle', result: 'absent' },
    ];
    const rest = await differential(findings);
    expect(rest).toEqual({ ...known, unknown: ['Barzle', 'Foozle'] });
    expect(rest.data[0].unexplained).toHaveLength(1);
    const { data } = await byGraphql(findings);
    expect(data.differential).toMatchObject({ data: rest.data, unknown: rest.unknown });
  });

  it('does not count what was not tested, and counts one autoantibody under two names once', async () => {
    const once = await differential(present('Anti-AQP4'));
    const twice = await differential([
      ...present('Anti-AQP4', 'NMO-IgG'),
      { autoantibody: 'Anti-MOG', result: 'not_tested' },
    ]);
    expect(twice.data[0].explained).toHaveLength(1);
    expect(namesOf(twice.data)).toEqual(namesOf(once.data));
  });

  const fields = `{ total unknown next { autoantibody separates why } understood { finding result meanings ambiguous }
    data { disease rank tied unexplained explained { finding entries entriesTotal role }
      against { finding sensitivity { text value } } } }`;
  const byGraphql = (findings: readonly object[]) => {
    const literal = JSON.stringify(findings)
      .replace(/"(\w+)":/g, '$1:')
      .replace(/result:"(\w+)"/g, 'result:$1');
    return askGraphql(app, `{ differential(findings: ${literal}) ${fields} }`);
  };

  it.each([0, 5, 8, 10])('is the same by GraphQL (%i)', async (place) => {
    const { findings = [] } = vignettes[place] ?? {};
    const [{ success, ...rest }, graphql] = await Promise.all([differential(findings), byGraphql(findings)]);
    expect(success).toBe(true);
    expect(graphql.errors).toBeUndefined();
    expect(rest).toEqual(graphql.data.differential);
  });

  it.each([
    ['no findings', [], messages.findingsNumber(1, 20)],
    ['21 findings', Array.from({ length: 21 }, () => present('ANA')[0]), messages.findingsNumber(1, 20)],
    ['a blank name', present(' '), messages.findingNameRequired('findings[0].autoantibody')],
    [
      'a missing result',
      [{ autoantibody: 'ANA' }],
      messages.oneOf('findings[0].result', ['present', 'absent', 'not_tested']),
    ],
    [
      'one autoantibody with two results',
      [...present('NMO-IgG'), { autoantibody: 'Anti-AQP4', result: 'absent' }],
      messages.findingContradicts('Anti-AQP4', 'NMO-IgG'),
    ],
  ])('refuses %s', async (_what, findings, message) => {
    const [rest, graphql] = await Promise.all([differential(findings), byGraphql(findings as object[])]);
    expect([rest.message, rest.code]).toEqual([message, 'BAD_USER_INPUT']);
    expect(graphql.errors[0].message).toBe(message);
  });
});
