import { entryFieldNames } from '@contract/entry-fields';
import { cascadeFields } from '@contract/entry-filters';
import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { routes } from '../../../paths';
import { noAnswer } from '../../../test/answers';
import { diseasesAnswer, entriesAnswer, facetAnswer, makeEntry, valuesAnswer } from '../../../test/entries';
import { setPhoneWindow } from '../../../test/phoneWindow';
import { address, type Answers, renderApp } from '../../../test/renderApp';
import { EntriesPage } from './EntriesPage';

const sle = 'Systemic lupus erythematosus';
const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.entries]: EntriesPage }, at, answers });
afterEach(() => jest.restoreAllMocks());

test('the autoantibodies to choose from are those of the chosen disease, with their counts', async () => {
  const filter = { disease: { eq: sle } };
  const chosen = { ...filter, autoantibody: { eq: 'Anti-dsDNA' } };
  const { user } = visit(`/entries?disease=${sle}&page=2`, [
    entriesAnswer([makeEntry()], { filter, page: 2 }, 19),
    entriesAnswer([makeEntry()], { filter: chosen }, 3),
    diseasesAnswer({ [sle]: 19 }),
    valuesAnswer({ field: 'autoantibody', filter }, { 'Anti-dsDNA': 3, 'Anti-Sm': 1 }),
  ]);
  await user.click(await screen.findByRole('combobox', { name: 'Autoantibody' }));
  expect(await screen.findByRole('option', { name: 'Anti-Sm 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Anti-dsDNA 3' }));
  expect(await screen.findByText('3 entries')).toBeInTheDocument();
  expect(address()).toBe(`/entries?disease=${sle.replaceAll(' ', '+')}&autoantibody=Anti-dsDNA`);
});

test('of the diseases that hold the typed text, those that start with it come first', async () => {
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry()]),
    diseasesAnswer({ 'Bullous systemic lupus': 1, [sle]: 19 }),
  ]);
  await user.type(await screen.findByRole('combobox', { name: 'Disease' }), 'systemic');
  const found = await screen.findAllByRole('option', { name: /systemic/i });
  expect(found.map((option) => option.textContent)).toEqual([`${sle}19`, 'Bullous systemic lupus1']);
});

test('where there are more values than the list holds, the typed text is looked for among all', async () => {
  const all = { 'Anti-A': 1, 'Anti-tsh-like': 1 };
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry()]),
    diseasesAnswer(),
    valuesAnswer({ field: 'autoantibody' }, all, true),
    facetAnswer({ of: 'autoantibody', filter: { autoantibody: { contains: 'TSH' } } }, { 'Anti-TSHR': 4 }),
  ]);
  await user.click(await screen.findByRole('combobox', { name: 'Autoantibody' }));
  await screen.findByRole('option', { name: 'Anti-A 1' });
  await user.paste('TSH');
  expect(await screen.findByRole('option', { name: 'Anti-TSHR 4' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Anti-tsh-like 1' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Anti-A 1' })).toBeNull();
});

test("shows the catalogue's message if options fail to load", async () => {
  const types = noAnswer(valuesAnswer({ field: 'type' }, {}).request);
  const { user } = visit('/entries', [entriesAnswer([makeEntry()]), diseasesAnswer(), types]);
  await user.click(await screen.findByRole('combobox', { name: 'Type' }));
  expect(await screen.findByText(failures.fetchFilteredUniqueValues)).toBeInTheDocument();
});

test('a text is sent when the typing rests, and a blank one never', async () => {
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry()]),
    entriesAnswer([makeEntry()], { filter: { mechanism: { contains: 'complement' } } }, 4),
    diseasesAnswer(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'More filters' });
  const mechanism = within(drawer).getByRole('textbox', { name: 'Mechanism' });
  await user.type(mechanism, '   ');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/entries');
  await user.clear(mechanism);
  await user.type(mechanism, ' complement');
  expect(await within(drawer).findByRole('button', { name: 'Show 4 entries' })).toBeInTheDocument();
  expect(address()).toBe('/entries?mechanism=complement');
  await user.click(within(drawer).getByRole('button', { name: 'Show 4 entries' }));
  expect(await screen.findByRole('button', { name: 'More filters 1 applied' })).toBeInTheDocument();
});

test('every field outside the cascade can be filtered by a text', async () => {
  const { user } = visit('/entries', [entriesAnswer([makeEntry()]), diseasesAnswer()]);
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'More filters' });
  expect(within(drawer).getAllByRole('textbox')).toHaveLength(entryFieldNames.length - cascadeFields.length);
  expect(within(drawer).getByRole('group', { name: 'Evidence' })).toBeInTheDocument();
});

test('removing the chip of a text filter clears its field', async () => {
  const filter = { mechanism: { contains: 'block' } };
  const { user } = visit('/entries?mechanism=block', [
    entriesAnswer([makeEntry()], { filter }),
    entriesAnswer([makeEntry()], {}, 9),
    diseasesAnswer(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove mechanism: block' }));
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  expect(await screen.findByRole('textbox', { name: 'Mechanism' })).toHaveValue('');
});

test('searches in one field', async () => {
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry()]),
    entriesAnswer([makeEntry()], { search: 'ro52', field: 'synonym', sortBy: 'relevance' }, 2),
    diseasesAnswer(),
  ]);
  const form = await screen.findByRole('search', { name: 'Search in this list' });
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Search in' }), 'Synonyms');
  await user.type(within(form).getByRole('combobox', { name: 'Search entries' }), 'ro52{Enter}');
  expect(await screen.findByText('2 entries')).toBeInTheDocument();
  expect(address()).toBe('/entries?search=ro52&field=synonym&sortBy=relevance');
  expect(within(form).getByRole('combobox', { name: 'Search in' })).toHaveDisplayValue('Synonyms');
});

test('on a phone a button opens all filters and shows the number of applied ones', async () => {
  setPhoneWindow();
  const filter = { disease: { eq: sle }, mechanism: { contains: 'block' } };
  const { user } = visit(`/entries?disease=${sle}&mechanism=block`, [
    entriesAnswer([makeEntry()], { filter }, 2),
    entriesAnswer([makeEntry()], {}, 396),
    diseasesAnswer({ [sle]: 19 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Filters 2 applied' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(drawer).getByRole('combobox', { name: 'Disease' })).toHaveValue(sle);
  expect(within(drawer).getByRole('textbox', { name: 'Mechanism' })).toHaveValue('block');
  await user.click(within(drawer).getByRole('button', { name: 'Clear all' }));
  expect(await within(drawer).findByRole('button', { name: 'Show 396 entries' })).toHaveFocus();
  await user.click(within(drawer).getByRole('button', { name: 'Close the filters' }));
  expect(await screen.findByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('filters by the least sensitivity, and sorts by the number that stands for each entry', async () => {
  const filter = { minSensitivity: 0.9 };
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry()]),
    entriesAnswer([makeEntry()], { filter }, 4),
    entriesAnswer([makeEntry()], { filter, sortBy: 'measuredSpecificity', sortOrder: 'desc' }, 4),
    diseasesAnswer(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'More filters' });
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Sensitivity at least' }), '90%');
  await user.click(await within(drawer).findByRole('button', { name: 'Show 4 entries' }));
  expect(address()).toBe('/entries?minSensitivity=0.9');
  expect(screen.getByRole('button', { name: 'Remove sensitivity at least: 90%' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Specificity, highest first');
  expect(address()).toBe('/entries?minSensitivity=0.9&sortBy=measuredSpecificity&sortOrder=desc');
});
