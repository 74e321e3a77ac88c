import { diagnosticMessages } from '@contract/messages-diagnostics';
import { fireEvent, screen, within } from '@testing-library/react';

import {
  EntriesWithNumbersDocument,
  EntryNumbersDocument,
  TestWarningsDocument,
} from '../../generated/calculator';
import { answerTo } from '../../test/answers';
import { beforeAddress } from '../../test/beforeAddress';
import { makeMeasure } from '../../test/measures';
import { address, type Answers, renderApp } from '../../test/renderApp';
import { CalculatorPage } from './CalculatorPage';

const visit = (at = '/calculator', answers: Answers = []) =>
  renderApp({ pages: { '/calculator': CalculatorPage }, at, answers });
const figure = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')[0];
const main = (name: string) =>
  within(screen.getByRole('region', { name: 'The test and the prevalence' })).getByLabelText(name);

test('shows what a result of the example means, and what it is not', () => {
  visit();
  expect(figure(/^Positive predictive value/)).toHaveTextContent('15.4%');
  expect(figure(/^Negative predictive value/)).toHaveTextContent('99.89%');
  expect(screen.getByText('PPV 15.4%, NPV 99.89%')).toHaveRole('status');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1%, 1 in 100');
  expect(screen.getByRole('table', { name: 'What a result means' })).toBeVisible();
  expect(figure(/^Positive likelihood ratio/)).toHaveTextContent('18');
  expect(screen.getByText(/^Of 10,000 people, 100 have the disease: 90 of them/)).toBeVisible();
  expect(screen.getByText('For research and teaching, not medical advice.')).toBeVisible();
});

test('asks after a pause what 95 means, and shows no result until it is answered', async () => {
  const { user } = visit();
  await user.clear(main('Sensitivity'));
  await user.type(main('Sensitivity'), '95');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Is 95 meant as 95%?');
  expect(screen.getByText('No result yet: the sensitivity is incomplete.')).toHaveRole('status');
  expect(address()).toContain('sensitivity=95&');
  await user.click(screen.getByRole('button', { name: 'Yes, 95%' }));
  expect(address()).toContain('sensitivity=0.95&');
  expect(main('Sensitivity')).toHaveValue('95%');
  expect(screen.queryByText(/^No result yet/)).not.toBeInTheDocument();
});

test('shows no stale result while an input is unreadable, and says why when the input is left', async () => {
  const { user } = visit();
  await user.type(main('Prevalence'), 'x');
  expect(main('Prevalence')).not.toBeInvalid();
  expect(screen.getByText('No result yet: the prevalence is incomplete.')).toBeVisible();
  const results = screen.getByText('What a result means').closest('[data-missing]');
  expect(results).toHaveAttribute('data-missing', 'true');
  await user.tab();
  expect(main('Prevalence')).toBeInvalid();
  expect(main('Prevalence')).toHaveAccessibleDescription(/Type a share such as/);
  await user.click(screen.getByRole('button', { name: /^1 in 10 / }));
  expect(main('Prevalence')).toHaveValue('10%');
  expect(results).not.toHaveAttribute('data-missing');
  expect(figure(/^Positive predictive value/)).toHaveTextContent('66.7%');
});

test.each(['67', '1.2', '0/0', 'high'])('takes no other number for the %s of an address', (typed) => {
  visit(`/calculator?sensitivity=${typed}&specificity=0.95&prevalence=0.01`);
  expect(screen.getByText('No result yet: the sensitivity is incomplete.')).toBeVisible();
  expect(main('Sensitivity')).toHaveValue(typed);
});

test('asks what the 67 of an address means', async () => {
  const { user } = visit('/calculator?sensitivity=67&specificity=0.95&prevalence=0.01');
  await user.click(screen.getByRole('button', { name: 'Yes, 67%' }));
  expect(figure(/^Positive predictive value/)).toHaveTextContent('11.9%');
  expect(address()).toBe('/calculator?sensitivity=0.67&specificity=0.95&prevalence=0.01');
});

test('keeps a typed 1 from becoming 100% in the address', async () => {
  const { user } = visit();
  await user.clear(main('Prevalence'));
  await user.type(main('Prevalence'), '1');
  expect(address()).toContain('prevalence=none');
  expect(await screen.findByRole('button', { name: 'Yes, 1%' })).toBeVisible();
});

test('shows intervals with their methods where counts are typed, and keeps the counts in the address', async () => {
  const { user } = visit('/calculator?specificity=95/100&prevalence=0.1');
  expect(screen.getByRole('row', { name: /^Positive predictive value/ })).toHaveTextContent(
    'needs both counts',
  );
  await user.clear(main('Sensitivity'));
  await user.type(main('Sensitivity'), '45 of 50');
  expect(address()).toContain('sensitivity=45/50');
  expect(screen.getByRole('row', { name: /^Positive predictive value/ })).toHaveTextContent('45.9% to 82.5%');
  expect(screen.getByText(/Mercaldo, Lau and Zhou/)).toBeVisible();
});

test('shows very small probabilities with enough digits', () => {
  visit('/calculator?sensitivity=0.948&specificity=0.98&prevalence=0.000001');
  expect(figure(/^Positive predictive value/)).toHaveTextContent('0.00474%');
  expect(figure(/^Negative predictive value/)).toHaveTextContent('99.9999947%');
});

test.each([
  {
    numbers: 'sensitivity=0.8275&specificity=0.95&prevalence=0.00001',
    sentence:
      'Of 10,000,000 people, 100 have the disease: 83 of them test positive, 17 negative. Of the 9,999,900 ' +
      'without it, 499,995 test positive all the same. So 83 of 500,078 positive results are right. Rounded to ' +
      'whole people.',
  },
  {
    numbers: 'sensitivity=1&specificity=0.99&prevalence=0.001',
    sentence:
      'Of 100,000 people, 100 have the disease: 100 of them test positive, 0 negative. Of the 99,900 ' +
      'without it, 999 test positive all the same. So 100 of 1,099 positive results are right.',
  },
  {
    numbers: 'sensitivity=1&specificity=1&prevalence=0.001',
    sentence:
      'Of 1,000 people, 1 has the disease: 1 of them tests positive, 0 negative. Of the 999 without it, 0 test ' +
      'positive all the same. So 1 of 1 positive result is right.',
  },
])('speaks of whole people: $numbers', ({ numbers, sentence }) => {
  visit(`/calculator?${numbers}`);
  expect(screen.getByText(/^Of [\d,]+ people/, { selector: 'p' }).textContent.trim()).toBe(sentence);
});

test('says in words what is infinite, and what is worse than chance', () => {
  visit('/calculator?sensitivity=0.4&specificity=0&prevalence=0.3');
  expect(figure(/^Negative likelihood ratio/)).toHaveTextContent('infinite');
  expect(
    screen.getByText('Only if there are no true negatives at all, which no study can show'),
  ).toBeVisible();
  expect(screen.getByText(/^Worse than chance/)).toBeVisible();
});

test('does not say that a test without false positives in a study settles anything', () => {
  visit('/calculator?sensitivity=0.4&specificity=35/35&prevalence=0.3');
  expect(figure(/^Positive likelihood ratio/)).toHaveTextContent('infinite');
  expect(
    screen.getByText('Only if there are no false positives at all, which no study can show'),
  ).toBeVisible();
});

/** The server's answer to the names of two tests, each with its autoantigen or `null`. */
function warningsAnswer(names: readonly (readonly [string, string | null])[], result: object) {
  const tests = names.map(([name, autoantigen]) => ({
    ...{ sensitivity: 0.9, specificity: 0.9, result: 'positive' },
    ...{ name, autoantigen },
  }));
  return { request: { query: TestWarningsDocument, variables: { prevalence: 0.5, tests } }, result };
}

const refused = (message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT', errors: [{ path: 'tests', message }] } }],
});
const warned = (...warnings: string[]) => ({
  data: {
    combineTests: {
      __typename: 'CombinedTests',
      warnings: [diagnosticMessages.testsIndependent, ...warnings],
    },
  },
});

test('combines tests with a caveat that stays, and refuses two of one autoantigen', async () => {
  const refusal = diagnosticMessages.testsOfOneAntigen('RF', 'Test 3', 'fc');
  const { user } = visit(
    '/calculator?sensitivity=0.67&specificity=0.95&prevalence=0.01&test=RF~Fc~0.69~0.85~positive',
    [
      warningsAnswer(
        [
          ['RF', 'Fc'],
          ['Test 3', 'fc'],
        ],
        refused(refusal),
      ),
    ],
  );
  expect(screen.getByText(/^The probabilities hold only if the tests are independent/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^RF, positive/ })).toHaveTextContent('38.4%');
  await user.click(screen.getByRole('button', { name: 'Add a test' }));
  const third = within(screen.getByRole('group', { name: 'Test 3' }));
  expect(third.getByLabelText('Name')).toHaveFocus();
  await user.type(third.getByLabelText('Autoantigen'), 'fc');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'RF and Test 3 both detect antibodies against fc',
  );
  expect(screen.queryByRole('row', { name: /^RF, positive/ })).not.toBeInTheDocument();
});

const acpaAndRf = '/calculator?test=ACPA~~0.7~0.9~positive&test=Anti-CCP~~0.69~0.85~positive';
const asked = [
  ['ACPA', null],
  ['Anti-CCP', null],
] as const;

test('shows what the server warns of, beside the probabilities', async () => {
  visit(acpaAndRf, [warningsAnswer(asked, warned(diagnosticMessages.testsOfClass('ACPA', 'Anti-CCP')))]);
  expect(await screen.findByText(/^ACPA includes Anti-CCP: their results depend/)).toHaveRole('status');
  expect(screen.getAllByText(/^The probabilities hold only if/)).toHaveLength(1);
  expect(screen.getByRole('row', { name: /^ACPA, positive/ })).toBeVisible();
});

test('says that the names are not checked while the server is away', async () => {
  visit(acpaAndRf, [{ ...warningsAnswer(asked, warned()), result: undefined, error: new TypeError('away') }]);
  expect(await screen.findByText(/^The server did not answer whether/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^ACPA, positive/ })).toBeVisible();
});

test('says which tests do not count yet', () => {
  const names = [
    ['RF', 'Fc'],
    ['ANA', null],
    ['ENA', null],
  ] as const;
  visit('/calculator?test=RF~Fc~0.69~0.85~positive&test=ANA~~0.6~~negative&test=ENA~~~~positive', [
    warningsAnswer(names, warned()),
  ]);
  expect(screen.getByRole('row', { name: /^RF, positive/ })).toBeVisible();
  expect(
    screen.getByText(
      'Not counted yet: test 3 lacks its specificity; test 4 lacks its sensitivity and its specificity.',
    ),
  ).toBeVisible();
});

test('keeps what is typed and not yet confirmed in a further test, until that test is removed', async () => {
  const { user } = visit('/calculator?test=RF~Fc~69~0.85~positive&test=ANA~~~0.6~negative', [
    warningsAnswer(
      [
        ['RF', 'Fc'],
        ['ANA', null],
      ],
      warned(),
    ),
  ]);
  const second = within(screen.getByRole('group', { name: 'Test 2' }));
  expect(second.getByText(/^Is 69 meant as 69%/)).toBeVisible();
  const third = within(screen.getByRole('group', { name: 'Test 3' }));
  await user.type(third.getByLabelText('Sensitivity'), '7~0');
  expect(address()).toContain('&test=ANA~~7+0~0.6~negative');
  await user.click(second.getByRole('button', { name: 'Yes, 69%' }));
  expect(address()).toContain('&test=RF~Fc~0.69~0.85~positive&');
  await user.click(screen.getByRole('button', { name: 'Remove test 2' }));
  const left = within(screen.getByRole('group', { name: 'Test 2' }));
  expect(left.getByLabelText('Name')).toHaveValue('ANA');
  expect(left.getByLabelText('Sensitivity')).toHaveValue('7 0');
});

test('keeps what is typed in one input after the other before the address follows', async () => {
  visit('/calculator?test=MPO~~0.7~0.9~positive', [warningsAnswer([['Anti-MPO', 'Myelo']], warned())]);
  const second = within(screen.getByRole('group', { name: 'Test 2' }));
  const type = (label: string, value: string) => () =>
    fireEvent.change(second.getByLabelText(label), { target: { value } });
  const press = () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
  beforeAddress([
    type('Name', 'Anti-MPO'),
    () => expect(second.getByLabelText('Name')).toHaveValue('Anti-MPO'),
    type('Autoantigen', 'Myelo'),
    ...[press, press, press, press],
  ]);
  expect(second.getByLabelText('Name')).toHaveValue('Anti-MPO');
  expect(address()).toContain('&prevalence=0.0158&test=Anti-MPO~Myelo~0.7~0.9~positive');
});

test('says that an address has too many tests, and combines none of them until they are fewer', async () => {
  const tests = ['A', 'B', 'C', 'D', 'E'].map((name) => `test=${name}~~0.69~0.85~positive`);
  const names = ['A', 'B', 'C', 'D'].map((name) => [name, null] as const);
  const { user } = visit(`/calculator?${tests.join('&')}`, [warningsAnswer(names, warned())]);
  expect(screen.getByRole('alert')).toHaveTextContent('At most 5 tests can be combined: remove 1.');
  expect(screen.queryByRole('row', { name: /^A, positive/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a test' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove test 6' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^D, positive/ })).toBeVisible();
});

test('every plot is also a table', async () => {
  const { user } = visit();
  const plot = within(screen.getByRole('region', { name: 'Fagan nomogram' }));
  await user.click(plot.getByText('Table'));
  expect(plot.getByRole('row', { name: /positive 1% 18 15.4%/ })).toBeVisible();
});

describe('numbers of an entry', () => {
  const named = {
    __typename: 'Entry',
    ...{ id: '00000000-0000-4000-8000-000000000042', accession: 'AIA0000042' },
    ...{ disease: 'Rheumatoid arthritis', autoantibody: 'Anti-CCP' },
  };
  const measures = [
    makeMeasure({ value: 0.48, positives: 24, total: 50, text: '24 of 50', specimen: 'serum' }),
    makeMeasure({ measure: 'specificity', value: 0.97, text: '97%', status: 'confirmed' }),
    makeMeasure({ measure: 'specificity', value: null, low: 0.9, high: 0.99, interval: 'range' }),
    makeMeasure({ measure: 'ppv', value: 0.8 }),
  ];
  const numbersAnswer = answerTo(
    { query: EntryNumbersDocument, variables: { accession: 'AIA0000042' } },
    { entry: { ...named, measures } },
  );

  test('are found by its names, shown with their words, and taken one by one', async () => {
    const items = [
      { ...named, measures },
      { ...named, id: '00000000-0000-4000-8000-000000000043', accession: 'AIA0000043', measures: [] },
    ];
    const { user } = visit('/calculator', [
      answerTo(
        { query: EntriesWithNumbersDocument, variables: { term: 'ccp' } },
        { entries: { __typename: 'EntryPage', items } },
      ),
      numbersAnswer,
    ]);
    await user.type(screen.getByLabelText('Take numbers from an entry'), 'ccp');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: /^Anti-CCP in Rheumatoid arthritis/ }));
    const numbers = within(await screen.findByRole('region', { name: 'Numbers of AIA0000042' }));
    expect(await numbers.findAllByRole('listitem')).toHaveLength(3);
    expect(numbers.getByText('specimen serum')).toBeVisible();
    await user.click(numbers.getByRole('button', { name: 'Use Sensitivity 48% (24 of 50)' }));
    await user.click(numbers.getByRole('button', { name: 'Use Specificity 97%' }));
    expect(numbers.getByRole('button', { name: 'Specificity 97% is used' })).toBeDisabled();
    expect(address()).toBe('/calculator?sensitivity=24/50&specificity=0.97&prevalence=0.01&entry=AIA0000042');
  });

  test('name the test above, so that another test of its autoantibody is refused', async () => {
    const refusal = diagnosticMessages.testsOfOneAntigen('Anti-CCP', 'CCP2', null);
    const answer = warningsAnswer(
      [
        ['Anti-CCP', null],
        ['CCP2', null],
      ],
      refused(refusal),
    );
    visit('/calculator?test=CCP2~~0.69~0.85~positive&entry=AIA0000042', [numbersAnswer, answer]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Anti-CCP and CCP2 both detect');
  });

  test('that it lacks are said to be those of the example', async () => {
    visit('/calculator?sensitivity=24/50&entry=AIA0000042', [numbersAnswer]);
    expect(main('Specificity')).toHaveAccessibleDescription(/^Of the example, not of the entry/);
    expect(main('Sensitivity')).toHaveAccessibleDescription('Positive results among people with the disease');
    expect(await screen.findByText(/a range alone has no value to calculate with/)).toBeVisible();
  });
});
