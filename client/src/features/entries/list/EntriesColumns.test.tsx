import { entryFieldNames } from '@contract/entry-fields';
import { storageKeys } from '@contract/storage-keys';
import { fireEvent, screen, within } from '@testing-library/react';

import { routes } from '../../../paths';
import { diseasesAnswer, entriesAnswer, makeEntry } from '../../../test/entries';
import { address, type Answers, renderApp } from '../../../test/renderApp';
import { EntriesPage } from './EntriesPage';

const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.entries]: EntriesPage }, at, answers: [...answers, diseasesAnswer()] });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const usual = ['Accession', 'Disease', 'Autoantibody', 'Autoantigen', 'Epitope', 'Type', 'UniProt ID'];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('selected columns are shown, written to the address, and stored', async () => {
  const { user } = visit('/entries', [entriesAnswer([makeEntry({ synonym: 'Anti-Ro52' })])]);
  await screen.findByRole('table');
  expect(heads()).toEqual(usual);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Synonyms' }));
  await user.click(screen.getByRole('checkbox', { name: 'Epitope' }));
  expect(screen.getByRole('cell', { name: 'Anti-Ro52' })).toBeInTheDocument();
  expect(heads()).toEqual([...usual.filter((head) => head !== 'Epitope'), 'Synonyms']);
  const columns = 'accession,disease,autoantibody,autoantigen,type,uniprotId,synonym';
  expect(address()).toBe(`/entries?columns=${columns}`);
  expect(localStorage.getItem(storageKeys.entryColumns)).toBe(columns);
});

test('stored columns are shown and written to the address', async () => {
  localStorage.setItem(storageKeys.entryColumns, 'accession,disease');
  visit('/entries', [entriesAnswer([makeEntry()])]);
  await screen.findByRole('table');
  expect(heads()).toEqual(['Accession', 'Disease']);
  expect(address()).toBe('/entries?columns=accession,disease');
});

test('a link shows its own columns, whatever is stored', async () => {
  localStorage.setItem(storageKeys.entryColumns, 'accession,disease');
  visit('/entries?columns=disease,updatedAt', [entriesAnswer([makeEntry()])]);
  await screen.findByRole('table');
  expect(heads()).toEqual(['Disease', 'Updated']);
  expect(screen.getByRole('cell', { name: '20 Nov 2026' })).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.entryColumns)).toBe('accession,disease');
});

test('all columns can be shown, and the first ones again', async () => {
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  // Plus the accession and the date of the last change.
  expect(heads()).toHaveLength(entryFieldNames.length + 2);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(heads()).toEqual(usual);
  expect(address()).toBe('/entries');
  expect(localStorage.getItem(storageKeys.entryColumns)).toBeNull();
});

test('the last column stays', async () => {
  const { user } = visit('/entries?columns=type', [entriesAnswer([makeEntry({ type: null })])]);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('checkbox', { name: 'Type' })).toBeDisabled();
});

test('the first column links to the entry, also if it is blank', async () => {
  const entry = makeEntry({ epitope: null });
  visit('/entries?columns=epitope,type', [entriesAnswer([entry])]);
  const head = await screen.findByRole('rowheader', { name: new RegExp(entry.accession) });
  const link = within(head).getByRole('link');
  expect(link).toHaveTextContent(entry.accession);
  expect(link).toHaveAttribute('href', `/entries/${entry.accession}`);
});

test('the accession leads to the entry, and names to everything about them', async () => {
  const entry = makeEntry({ disease: 'Uveitis', autoantibody: 'Anti-arrestin', autoantigen: 'Arrestin' });
  visit('/entries', [entriesAnswer([entry])]);
  const head = await screen.findByRole('rowheader', { name: new RegExp(entry.accession) });
  const name = `Uveitis: Anti-arrestin, Arrestin, ${entry.accession}`;
  expect(within(head).getByRole('link', { name })).toHaveTextContent(entry.accession);
  expect(within(head).getByRole('checkbox', { name: `Compare ${entry.accession}` })).toBeInTheDocument();
  const targets = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(targets).toEqual(
    expect.arrayContaining([
      [entry.accession, `/entries/${entry.accession}`],
      ['Uveitis', '/diseases/uveitis'],
      ['Anti-arrestin', '/autoantibodies/anti-arrestin'],
      ['Arrestin', '/autoantigens/arrestin'],
    ]),
  );
});

test('compact rows are stored', async () => {
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('switch', { name: 'Compact rows' }));
  expect(screen.getByRole('region', { name: 'Table of entries' })).toHaveAttribute('data-rows', 'compact');
  expect(localStorage.getItem(storageKeys.compactRows)).toBe('true');
});

test('a clamped text is focusable by Tab and shown in full until Escape', async () => {
  const epitope = 'A long epitope that does not fit';
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  visit('/entries', [entriesAnswer([makeEntry({ epitope })])]);
  const text = await screen.findByText(epitope);
  // jsdom does not implement `innerText`.
  Object.assign(text, { innerText: epitope });
  expect(text).toHaveAttribute('tabindex', '0');
  fireEvent.focus(text);
  expect(screen.getAllByText(epitope)).toHaveLength(2);
  fireEvent.keyDown(text, { key: 'Escape' });
  expect(screen.getAllByText(epitope)).toHaveLength(1);
});

test('a text that fits is no stop for Tab', async () => {
  visit('/entries', [entriesAnswer([makeEntry({ epitope: 'Short' })])]);
  expect(await screen.findByText('Short')).not.toHaveAttribute('tabindex');
});

test('presets show what a clinic or a laboratory needs, and everything', async () => {
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  const preset = (name: string) => screen.getByRole('radio', { name });
  await screen.findByRole('table');
  expect(preset('Bench')).toBeChecked();
  await user.click(preset('Clinic'));
  expect(heads()).toEqual([
    'Accession',
    'Disease',
    'Autoantibody',
    'Sensitivity',
    'Diagnostic marker',
    'Screening method',
    'Confirmation method',
  ]);
  expect(preset('Clinic')).toBeChecked();
  await user.click(preset('All'));
  expect(heads()).toHaveLength(entryFieldNames.length + 2);
  await user.click(preset('Bench'));
  expect(address()).toBe('/entries');
});

test('columns chosen one by one are no preset', async () => {
  visit('/entries?columns=disease,updatedAt', [entriesAnswer([makeEntry()])]);
  await screen.findByRole('table');
  for (const preset of screen.getAllByRole('radio', { name: /Clinic|Bench|All/ }))
    expect(preset).not.toBeChecked();
});

test('the head of the sensitivity sorts by the number that stands for each entry, highest first', async () => {
  const sortBy = 'measuredSensitivity';
  const { user } = visit('/entries?columns=disease,sensitivity', [
    entriesAnswer([makeEntry()]),
    entriesAnswer([makeEntry()], { sortBy, sortOrder: 'desc' }),
    entriesAnswer([makeEntry()], { sortBy, sortOrder: 'asc' }),
  ]);
  const head = await screen.findByRole('button', { name: 'Sensitivity' });
  await user.click(head);
  expect(address()).toContain('sortBy=measuredSensitivity&sortOrder=desc');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Sensitivity, highest first');
  await user.click(head);
  expect(address()).not.toContain('sortOrder=desc');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Sensitivity, lowest first');
});

test('an address that sorts by the text of the sensitivity stays valid', async () => {
  visit('/entries?columns=disease,sensitivity&sortBy=sensitivity', [
    entriesAnswer([makeEntry()], { sortBy: 'sensitivity' }),
  ]);
  const select = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(select).toHaveDisplayValue('Sensitivity, A to Z');
});

test.each([
  ['updatedAt', 'Updated, newest first'],
  ['createdAt', 'Created, newest first'],
] as const)('an order without a column is shown: %s', async (sortBy, words) => {
  const { user } = visit(`/entries?sortBy=${sortBy}&sortOrder=desc`, [
    entriesAnswer([makeEntry()], { sortBy, sortOrder: 'desc' }),
    entriesAnswer([makeEntry()]),
  ]);
  const select = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(select).toHaveDisplayValue(words);
  await user.selectOptions(select, 'Disease, A to Z');
  expect(address()).toBe('/entries');
  expect(select).toHaveFocus();
});

const ofOneDisease = () => [
  entriesAnswer(
    [makeEntry({ disease: 'Uveitis', autoantibody: 'Anti-arrestin', sensitivity: '12% of 50' })],
    {
      filter: { disease: { eq: 'Uveitis' } },
    },
  ),
];

test('a list of one disease has no column for it', async () => {
  visit('/entries?disease=Uveitis', ofOneDisease());
  expect(await screen.findByRole('cell', { name: 'Anti-arrestin' })).toBeInTheDocument();
  expect(heads()).toEqual(usual.filter((head) => head !== 'Disease'));
});

test('cards of one disease carry the name of the autoantibody', async () => {
  visit('/entries?disease=Uveitis&view=cards', ofOneDisease());
  const cards = await screen.findByRole('list', { name: 'Entries' });
  expect(within(cards).getByText('12% of 50')).toBeInTheDocument();
  expect(within(cards).getByRole('link')).toHaveTextContent('Anti-arrestin');
  expect(within(cards).queryByText('Uveitis')).not.toBeInTheDocument();
});
