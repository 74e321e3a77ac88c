import { messages } from '../../../schema/contract/messages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../call-api.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';
import { askGraphql, askRest } from './both-apis.js';

const antiCcp = { name: 'Anti-CCP', sensitivity: 0.67, specificity: 0.95, result: 'positive' };
const factor = { name: 'Rheumatoid factor', sensitivity: 0.69, specificity: 0.85, result: 'negative' };
const both = { prevalence: 0.01, tests: [antiCcp, factor] };
const steps = '{ steps { name before after } after warnings }';

/** An object in the syntax of GraphQL, where the words of results are no texts. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/:"(positive|negative)"/g, ':$1');

describe('the diagnostic calculations of both APIs', () => {
  const app = useStarted(startTestApp);

  const post = async (body: object): Promise<Answer> =>
    (await app.call('POST', restPaths.combineTests, { body })).body;
  const combined = (sent: object) =>
    askGraphql(app, `{ combineTests(${literal(sent).slice(1, -1)}) ${steps} }`);

  it('combine tests alike, and always warn that they must be independent', async () => {
    const [rest, graphql] = await Promise.all([post(both), combined(both)]);
    expect(graphql.errors).toBeUndefined();
    expect(rest).toEqual({ success: true, data: graphql.data.combineTests });
    expect(rest.data.steps).toHaveLength(2);
    expect(rest.data.warnings).toEqual([messages.testsIndependent]);
  });

  it('warn of a test that is worse than chance, of two tests of one name, and of an impossible result', async () => {
    const kit = { ...antiCcp, name: 'Our kit', sensitivity: 1 };
    const tests = [kit, { ...kit, result: 'negative' }, { ...factor, sensitivity: 0.1, specificity: 0.2 }];
    const { data } = await post({ prevalence: 1, tests });
    expect(data.warnings.slice(1)).toEqual([
      messages.testsOfOneName('Our kit'),
      messages.testWorseThanChance('Rheumatoid factor'),
      messages.testImpossible('Our kit'),
    ]);
    expect(data.after).toBeNull();
  });

  it.each([
    [{ autoantigen: 'Ro60' }, { autoantigen: 'P10155' }],
    [{ autoantigen: 'p10155' }, { autoantigen: '60 kDa SS-A/Ro ribonucleoprotein (RO60)' }],
    [{ name: 'Anti-Ro60' }, { name: 'Anti-SSA' }],
    [{ name: 'Anti-dsDNA' }, { name: 'IgG anti-dsDNA' }],
    [{ name: 'anti-tTG IgA' }, { name: 'anti-tTG IgG' }],
    [{ name: 'Anti-TSHR IgG' }, { autoantigen: 'Thyrotropin receptor' }],
    [{ name: 'Anti-Ro60' }, { autoantigen: '60 kDa SS-A/Ro ribonucleoprotein (RO60)' }],
    [{ name: 'Anti-tissue transglutaminase' }, { name: 'Anti-endomysial' }],
    [{ autoantigen: 'dsDNA' }, { name: 'Anti-native DNA' }],
    [{ autoantigen: 'dsDNA' }, { autoantigen: 'Double-stranded DNA' }],
    [{ autoantigen: 'Double-stranded DNA' }, { name: 'Anti-nDNA' }],
    [{ autoantigen: 'TSHR' }, { autoantigen: 'Thyrotropin receptor' }],
  ])('refuse two tests of one autoantigen by other names: %j and %j', async (one, other) => {
    const kit = { ...antiCcp, name: 'Our kit' };
    const answer = await post({
      prevalence: 0.01,
      tests: [
        { ...kit, ...one },
        { ...kit, name: 'B', ...other },
      ],
    });
    expect(answer).toMatchObject({
      success: false,
      message: expect.stringMatching(/both detect antibodies against/),
    });
  });

  it.each([
    [{ name: 'Anti-Ro60' }, { name: 'Anti-Ro52' }],
    [{ name: 'Anti-Sm' }, { name: 'Anti-dsDNA' }],
    [{ name: 'Anti-Ro60 IgG' }, { name: 'Anti-La IgG' }],
    [{ name: 'Anti-IgA' }, { name: 'Anti-IgE' }],
    [
      { name: 'ELISA', autoantigen: 'Ro60' },
      { name: 'ELISA', autoantigen: 'La' },
    ],
  ])('combine tests of several autoantigens: %j and %j', async (one, other) => {
    const answer = await post({
      prevalence: 0.01,
      tests: [
        { ...antiCcp, ...one },
        { ...antiCcp, ...other },
      ],
    });
    expect(answer).toMatchObject({ success: true });
  });

  it.each([
    ['ACPA', 'Anti-CCP'],
    ['Anti-citrullinated protein antibodies', 'Anti-MCV'],
    ['ANA', 'Anti-Sm'],
    ['ACPA IgG', 'Anti-CCP IgA'],
  ])('warn of a test of a class, %s, beside one of its members, %s', async (wider, narrower) => {
    const tests = [
      { ...antiCcp, name: narrower },
      { ...factor, name: wider },
    ];
    const { data } = await post({ prevalence: 0.01, tests });
    expect(data.warnings).toEqual([messages.testsIndependent, messages.testsOfClass(wider, narrower)]);
  });

  it.each([
    ['RF', 'Rheumatoid factor'],
    ['RF IgM', 'RF IgA'],
    ['GAD', 'Anti-GAD65'],
    ['Anti-centromere', 'Anti-CENP-B'],
  ])('warn of %s beside %s, which may mean one autoantibody', async (one, other) => {
    const tests = [
      { ...antiCcp, name: one },
      { ...factor, name: other },
    ];
    const { data } = await post({ prevalence: 0.01, tests });
    expect(data.warnings).toEqual([messages.testsIndependent, messages.testsAlike(one, other)]);
  });

  const oneAntigen = [
    { ...antiCcp, autoantigen: 'Topoisomerase I' },
    { ...factor, autoantigen: 'topoisomerase-i' },
  ];
  it.each([
    ['no prevalence', { ...both, prevalence: null }, messages.shareRequired('prevalence')],
    ['a prevalence of 95', { ...both, prevalence: 95 }, messages.share('prevalence')],
    ['one test', { prevalence: 0.1, tests: [antiCcp] }, messages.testsNumber(2, 5)],
    [
      'six tests',
      { prevalence: 0.1, tests: Array.from({ length: 6 }, () => antiCcp) },
      messages.testsNumber(2, 5),
    ],
    [
      'a test without a name',
      { ...both, tests: [antiCcp, { ...factor, name: ' ' }] },
      messages.testNameRequired('tests[1].name'),
    ],
    [
      'a test without a specificity',
      { ...both, tests: [{ ...antiCcp, specificity: null }, factor] },
      messages.shareRequired('tests[0].specificity'),
    ],
    [
      'a test without a result',
      { ...both, tests: [{ ...antiCcp, result: null }, factor] },
      messages.oneOf('tests[0].result', ['positive', 'negative']),
    ],
    [
      'two tests of one autoantigen',
      { prevalence: 0.1, tests: oneAntigen },
      messages.testsOfOneAntigen('Anti-CCP', 'Rheumatoid factor', 'topoisomerase-i'),
    ],
  ])('refuse %s alike', async (_what, sent, message) => {
    const [rest, graphql] = await Promise.all([post(sent), combined(sent)]);
    expect([rest.message, rest.code]).toEqual([message, 'BAD_USER_INPUT']);
    expect(graphql.errors[0].message).toBe(message);
  });

  it.each([
    ['specificity=0.9&prevalence=0.1', messages.shareRequired('sensitivity')],
    ['sensitivity=95&specificity=0.9&prevalence=0.1', messages.share('sensitivity')],
    ['sensitivity=0.9&specificity=-0.1&prevalence=0.1', messages.share('specificity')],
    ['sensitivity=0.9&specificity=0.9&prevalence=1e1', messages.share('prevalence')],
    [
      'specificity=0.9&prevalence=0.1&sensitivityPositives=4',
      messages.countsIncomplete('sensitivityPositives', 'sensitivityTotal'),
    ],
    [
      'specificity=0.9&prevalence=0.1&sensitivityTotal=4',
      messages.countsIncomplete('sensitivityTotal', 'sensitivityPositives'),
    ],
    [
      'sensitivity=0.9&prevalence=0.1&specificityNegatives=5&specificityTotal=4',
      messages.countsImpossible('specificityNegatives', 'specificityTotal'),
    ],
    [
      'sensitivity=0.9&prevalence=0.1&specificityNegatives=0&specificityTotal=0',
      messages.wholeNumber('specificityTotal', 1, 1_000_000_000),
    ],
    [
      'sensitivity=0.9&specificity=0.9&prevalence=0.1&sensitivityPositives=1&sensitivityTotal=2',
      messages.countsDiffer('sensitivity', 0.9, 1, 2),
    ],
  ])('refuse to calculate with %s alike', async (query, message) => {
    const args = query.replaceAll('=', ': ').replaceAll('&', ', ');
    const [rest, graphql] = await Promise.all([
      askRest(app, `${restPaths.diagnosticFigures}?${query}`),
      askGraphql(app, `{ diagnosticFigures(${args}) { ppv } }`),
    ]);
    expect([rest.message, rest.code]).toEqual([message, 'BAD_USER_INPUT']);
    expect(graphql.errors[0].message).toBe(message);
  });

  it('take a share from its counts where only these are sent', async () => {
    const query = 'sensitivityPositives=45&sensitivityTotal=50&specificity=0.95&prevalence=0.1';
    const { data } = await askRest(app, `${restPaths.diagnosticFigures}?${query}`);
    expect(data.ppv).toBeCloseTo(2 / 3, 9);
    expect(data.intervals).toMatchObject({ sensitivity: { method: 'Wilson' }, specificity: null, ppv: null });
  });
});
