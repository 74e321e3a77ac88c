import { entryFieldNames } from '@contract/entry-fields';
import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { ComparedEntriesDocument } from '../../generated/compare';
import type { EntryFieldsFragment } from '../../generated/types';
import { routes } from '../../paths';
import { answerTo, noAnswer } from '../../test/answers';
import { makeEntry } from '../../test/entries';
import { type Answers, renderApp } from '../../test/renderApp';
import { ComparePage } from './ComparePage';

type FetchedEntries = readonly (EntryFieldsFragment | null)[];

const answer = (ids: readonly string[], entriesByIds: FetchedEntries) =>
  answerTo({ query: ComparedEntriesDocument, variables: { ids } }, { entriesByIds });
const visit = (query: string, ...answers: Answers) =>
  renderApp({ pages: { [routes.compare]: ComparePage }, at: `${routes.compare}${query}`, answers });

const ra = makeEntry({
  accession: 'AIA0000101',
  disease: 'Rheumatoid arthritis',
  autoantibody: 'Anti-CCP',
  mechanism: 'Binds citrullinated proteins in the inflamed synovium of joints',
  affinity: null,
  additional: { Cohort: 'Lund' },
});
const sle = makeEntry({
  accession: 'AIA0000102',
  disease: 'Rheumatoid arthritis',
  autoantibody: 'Anti-Sm',
  mechanism: 'Binds citrullinated proteins in the inflamed kidney of mice',
  affinity: null,
});
const both = answer(['AIA0000101', 'AIA0000102'], [ra, sle]);
const addressOfPair = '?entries=AIA0000101,AIA0000102';

const rowOf = async (name: RegExp) => screen.findByRole('row', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => sessionStorage.clear());

test('shows entries side by side, field by field, with labels for blanks and differences', async () => {
  visit(addressOfPair, both);
  expect(cellsOf(await rowOf(/^Disease \(same in all\)/))).toEqual([
    'Rheumatoid arthritis',
    'Rheumatoid arthritis',
  ]);
  expect(cellsOf(await rowOf(/^Autoantibody \(differs\)/))).toEqual(['Anti-CCP', 'Anti-Sm']);
  expect(cellsOf(await rowOf(/^Cohort \(differs\)/))).toEqual(['Lund', 'Not recorded']);
  expect(screen.getByRole('link', { name: 'Anti-CCP in Rheumatoid arthritis' })).toHaveAttribute(
    'href',
    '/entries/AIA0000101',
  );
  expect(
    screen.getByText(`2 entries; 4 of ${String(entryFieldNames.length + 1)} fields differ`),
  ).toBeInTheDocument();
});

test('hides fields that no entry has until they are asked for', async () => {
  const { user } = visit(addressOfPair, both);
  await rowOf(/^Disease/);
  expect(screen.queryByRole('row', { name: /^Affinity/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Show \d+ empty fields?$/ }));
  expect(cellsOf(await rowOf(/^Affinity \(same in all\)/))).toEqual(['Not recorded', 'Not recorded']);
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('button', { name: /empty field/ })).not.toBeInTheDocument();
});

test('marks words of longer texts that the first entry does not have', async () => {
  visit(addressOfPair, both);
  const row = await rowOf(/^Mechanism/);
  expect(
    within(row)
      .getAllByRole('insertion')
      .map(({ textContent }) => textContent),
  ).toEqual(['added: kidney, ', 'added: mice, ']);
  expect(within(await rowOf(/^Autoantibody/)).queryByRole('insertion')).not.toBeInTheDocument();
});

test('equal fields can be hidden, and the address stores that', async () => {
  const { user } = visit(addressOfPair, both);
  await rowOf(/^Disease \(/);
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('row', { name: /^Disease \(/ })).not.toBeInTheDocument();
  expect(await rowOf(/^Autoantibody/)).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent(
    '?entries=AIA0000101,AIA0000102&only=differences',
  );
});

test('entries can be moved and removed; with one left the page asks for another', async () => {
  const { user } = visit(addressOfPair, both, answer(['AIA0000102'], [sle]));
  await user.click(await screen.findByRole('button', { name: 'Move AIA0000101 right' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?entries=AIA0000102,AIA0000101');
  expect(cellsOf(await rowOf(/^Autoantibody/))).toEqual(['Anti-Sm', 'Anti-CCP']);
  await user.click(screen.getByRole('button', { name: 'Remove AIA0000101' }));
  expect(await screen.findByText('Choose another entry to compare with')).toBeInTheDocument();
  expect(sessionStorage.getItem('atlas-compared-entries')).toBe('AIA0000102');
});

test('an entry is added by its accession, if it is one and is not there yet', async () => {
  const third = makeEntry({ accession: 'AIA0000103', autoantibody: 'Anti-Ro' });
  const { user } = visit(
    addressOfPair,
    both,
    answer(['AIA0000101', 'AIA0000102', 'AIA0000103'], [ra, sle, third]),
  );
  await rowOf(/^Disease \(/);
  const field = screen.getByRole('textbox', { name: 'Accession of an entry to add' });
  const add = screen.getByRole('button', { name: 'Add entry' });
  await user.type(field, '42');
  await user.click(add);
  expect(screen.getByText('Enter AIA and seven digits')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'aia0000102{Enter}');
  expect(screen.getByText('This entry is already compared')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, ' aia0000103 {Enter}');
  expect(await screen.findByRole('link', { name: /^Anti-Ro in/ })).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('unknown entries are listed and can be removed', async () => {
  const { user } = visit(
    `${addressOfPair},AIA9999999,nonsense`,
    answer(['AIA0000101', 'AIA0000102', 'AIA9999999'], [ra, sle, null]),
    both,
  );
  expect(await screen.findByText('Entry not found: “nonsense”, “AIA9999999”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(addressOfPair);
  expect(screen.queryByText(/Entry not found/)).not.toBeInTheDocument();
});

test('requests the first five of more entries, and shows a message', async () => {
  const entries = [1, 2, 3, 4, 5].map((number) => makeEntry({ accession: `AIA000020${number}` }));
  const ids = entries.map(({ accession }) => accession);
  visit(`?entries=${ids.join()},AIA0000206`, answer(ids, entries));
  expect(await screen.findByText('Only the first 5 are compared')).toBeInTheDocument();
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Add entry' })).toHaveAccessibleDescription(
    'You can compare at most 5 entries',
  );
});

test('without entries explains how to select some', () => {
  visit('');
  expect(screen.getByText('Choose entries to compare')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse entries' })).toHaveAttribute('href', '/entries');
});

test('shows a failure with a retry button', async () => {
  const { user } = visit(
    addressOfPair,
    noAnswer({ query: ComparedEntriesDocument, variables: { ids: ['AIA0000101', 'AIA0000102'] } }),
    both,
  );
  expect(await screen.findByText(failures.fetchEntries)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf(/^Disease \(/)).toBeInTheDocument();
});
