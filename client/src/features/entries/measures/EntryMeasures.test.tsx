import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { messages } from '@contract/messages';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  AddMeasureDocument,
  EntryMeasuresDocument,
  ReviewMeasureDocument,
} from '../../../generated/measures';
import type { EntryFieldsFragment, MeasureFieldsFragment } from '../../../generated/types';
import { session } from '../../../session/session';
import { answerTo, refusal } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import { fillIn } from '../../../test/fillIn';
import { ada } from '../../../test/histories';
import { makeUser } from '../../../test/makeUser';
import { makeMeasure } from '../../../test/measures';
import { type Answers, renderApp } from '../../../test/renderApp';
import { EntryMeasures } from './EntryMeasures';

const id = '00000000-0000-5000-8000-000000000001';
const makeRead = (values: Partial<MeasureFieldsFragment> = {}) =>
  makeMeasure({ id, text: '69%', end: 3, value: 0.69, assay: 'ELISA', ...values });

const answer = (entry: EntryFieldsFragment, measures: readonly MeasureFieldsFragment[]) =>
  answerTo(
    { query: EntryMeasuresDocument, variables: { id: entry.id } },
    { entry: { __typename: 'Entry', id: entry.id, measures } },
  );
const entry = makeEntry({ sensitivity: '69% with 99% specificity (ELISA)', version: 4 });
const visit = (answers: Answers, signedIn = true) =>
  renderApp({
    pages: { '/': () => <EntryMeasures entry={entry} id="section-numbers" /> },
    at: '/',
    answers,
    ...(signedIn ? { signedInAs: {} } : {}),
  });

test('shows each number beside its highlighted words, and says that it is no medical advice', async () => {
  visit([answer(entry, [makeRead()])], false);
  expect(await screen.findByText('Sensitivity 69%')).toBeInTheDocument();
  expect(screen.getByText('69%', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByText('assay ELISA')).toBeInTheDocument();
  expect(screen.getByText(/not medical advice/)).toBeInTheDocument();
  expect(screen.getByText('Read automatically, not yet reviewed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who signs in beside it sees the rejected numbers, and a visitor after them does not', async () => {
  const rejected = makeRead({ id: `${id.slice(0, -1)}2`, status: 'rejected', note: 'Of another assay' });
  visit(
    [answer(entry, [makeRead()]), answer(entry, [makeRead(), rejected]), answer(entry, [makeRead()])],
    false,
  );
  expect(await screen.findAllByText('Sensitivity 69%')).toHaveLength(1);
  act(() => session.start({ token: 'abc', user: makeUser() }));
  expect(await screen.findByText(/Of another assay/)).toBeInTheDocument();
  act(() => session.end('in-another-tab'));
  await waitFor(() => expect(screen.queryByText(/Of another assay/)).not.toBeInTheDocument());
});

test('shows of a long text only the part around the words of a number', async () => {
  const whole = `${'before '.repeat(300)}69% (ELISA)${' after'.repeat(300)}`;
  const start = whole.indexOf('69%');
  const long = makeEntry({ sensitivity: whole, version: 4 });
  renderApp({
    pages: { '/': () => <EntryMeasures entry={long} id="section-numbers" /> },
    at: '/',
    answers: [answer(long, [makeRead({ start, end: start + 3 })])],
  });
  const { textContent } = (await screen.findByText('69%', { selector: 'mark' })).parentElement!;
  expect(textContent).toMatch(/^Sensitivity: …before (before )+69% \(ELISA\)( after)+…$/);
  expect(textContent.length).toBeLessThan(400);
});

test('offers numbers that one can calculate with to the calculator, with their counts', async () => {
  const counted = makeRead({
    id: `${id.slice(0, -1)}2`,
    value: 0.48,
    positives: 24,
    total: 50,
    text: '24 of 50',
  });
  const range = makeRead({ id: `${id.slice(0, -1)}3`, value: null, low: 0.5, high: 0.9, interval: 'range' });
  const ppv = makeRead({ id: `${id.slice(0, -1)}4`, measure: 'ppv' });
  visit([answer(entry, [makeRead(), counted, range, ppv])], false);
  const links = await screen.findAllByRole('link', { name: /^Use in calculator/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/calculator?sensitivity=0.69&entry=${entry.accession}`,
    `/calculator?sensitivity=24%2F50&entry=${entry.accession}`,
  ]);
});

test('confirms a number of the displayed version', async () => {
  const confirmed = makeRead({
    status: 'confirmed',
    reviewedBy: ada,
    reviewedAt: '2026-11-20T09:30:00.000Z',
  });
  const { user } = visit([
    answer(entry, [makeRead()]),
    answerTo(
      {
        query: ReviewMeasureDocument,
        variables: { id: entry.id, measureId: id, input: { status: 'confirmed', note: null, version: 4 } },
      },
      { reviewMeasure: confirmed },
    ),
    answer(entry, [confirmed]),
  ]);
  const actions = within(await screen.findByRole('group', { name: 'Sensitivity 69%' }));
  await user.click(actions.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Confirmed by Ada Lovelace/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('what counts the numbers of entries is fetched again after a review', async () => {
  const query: TypedDocumentNode<{ differential: { total: number } }> = gql(
    '{ differential(findings: []) { total } }',
  );
  const counted = (total: number) => answerTo({ query }, { differential: { total } });
  const Diseases = () => `${useQuery(query).data?.differential.total} diseases`;
  const input = { status: 'confirmed', note: null, version: 4 } as const;
  const { user } = renderApp({
    pages: {
      '/': () => [<EntryMeasures key="numbers" entry={entry} id="numbers" />, <Diseases key="diseases" />],
    },
    at: '/',
    answers: [
      ...[answer(entry, [makeRead()]), answer(entry, [makeRead()]), counted(1), counted(2)],
      answerTo(
        { query: ReviewMeasureDocument, variables: { id: entry.id, measureId: id, input } },
        { reviewMeasure: makeRead({ status: 'confirmed' }) },
      ),
    ],
    signedInAs: {},
  });
  expect(await screen.findByText('1 diseases')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('2 diseases')).toBeInTheDocument();
});

test('corrects a number with its note, and shows why the server refuses it', async () => {
  const input = {
    ...{ value: 0.7, low: null, high: null, positives: null, total: null, assay: 'ELISA', specimen: null },
    ...{ cutoff: null, outcome: null, note: 'Table 2', measure: 'sensitivity', interval: null, version: 4 },
    ...{ bound: null, population: null, comparator: null },
  } as const;
  const asked = { query: ReviewMeasureDocument, variables: { id: entry.id, measureId: id, input } };
  const reviewed = makeRead({ status: 'confirmed', note: 'Table 2' });
  const { user } = visit([answer(entry, [reviewed]), refusal(asked, 'CONFLICT', messages.entryStale(5))]);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const form = within(await screen.findByRole('form', { name: 'Correct this number' }));
  const value = form.getByRole('textbox', { name: 'Value, 0 to 1' });
  await user.clear(value);
  await fillIn(user, value, '0.7');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.entryStale(5));
});

test('shows at its input what the server refuses of a new number, and focuses it', async () => {
  const empty = Object.fromEntries(
    ['value', 'low', 'high', 'positives', 'total', 'interval', 'bound', 'assay', 'specimen', 'cutoff']
      .concat('population', 'comparator', 'outcome', 'note')
      .map((name) => [name, null]),
  );
  const input = { ...empty, measure: 'sensitivity', field: 'sensitivity', version: 4 } as const;
  const message = messages.measureRequired;
  const { user } = visit([
    answer(entry, []),
    refusal({ query: AddMeasureDocument, variables: { id: entry.id, input } }, 'BAD_USER_INPUT', message, [
      { path: 'value', message },
    ]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  const form = within(await screen.findByRole('form', { name: 'Add a number' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const value = form.getByRole('textbox', { name: 'Value, 0 to 1' });
  await waitFor(() => expect(value).toHaveAccessibleDescription(message));
  expect(value).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says at its input that a percentage is no share, and sends nothing', async () => {
  const { user } = visit([answer(entry, [])]);
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  const form = await screen.findByRole('form', { name: 'Add a number' });
  expect(form).toHaveAttribute('novalidate');
  const value = within(form).getByRole('textbox', { name: 'Value, 0 to 1' });
  await fillIn(user, value, '95%');
  await user.click(within(form).getByRole('textbox', { name: 'Total' }));
  await user.keyboard('{Enter}');
  expect(value).toHaveAccessibleDescription('A number from 0 to 1: write 95% as 0.95');
  expect(value).toBeInvalid();
  expect(value).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps what is typed for a number until it is saved or cancelled', async () => {
  const { user } = visit([answer(entry, [])]);
  const add = await screen.findByRole('button', { name: 'Add a number' });
  const note = () => screen.findByRole('textbox', { name: 'Note (optional)' });
  await user.click(add);
  await fillIn(user, await note(), 'Table 2');
  await user.click(add);
  await user.click(add);
  expect(await note()).toHaveValue('Table 2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(add);
  expect(await note()).toHaveValue('');
});

test('says that the text changed under a confirmed number', async () => {
  const changed = {
    status: 'confirmed',
    textChanged: true,
    reviewedText: '69%',
    start: null,
    end: null,
  } as const;
  visit([answer(entry, [makeRead(changed)])], false);
  expect(await screen.findByRole('note')).toHaveTextContent(
    'The text has changed since this number was reviewed. It read: “69%”',
  );
});

test('does not quote the text of a withdrawn version', async () => {
  const withheld = { status: 'confirmed', textChanged: true, text: null, start: null, end: null } as const;
  visit([answer(entry, [makeRead(withheld)])], false);
  expect(await screen.findByRole('note')).toHaveTextContent(
    /^The text has changed since this number was reviewed\.$/,
  );
});
