import { failures } from '@contract/failures';
import { fireEvent, screen, within } from '@testing-library/react';

import type { EntriesQueryVariables, EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { beforeAddress } from '../../../test/beforeAddress';
import { diseasesAnswer, entriesAnswer, facetAnswer, makeEntry } from '../../../test/entries';
import { relatedAnswer } from '../../../test/histories';
import { type Answers, renderApp } from '../../../test/renderApp';
import { EntriesPage } from '../list/EntriesPage';

const visit = (answers: Answers, at = '/entries?view=tree') =>
  renderApp({
    pages: { [routes.entries]: EntriesPage, [routes.entry]: () => <h1>An entry</h1> },
    at,
    answers: [...answers, diseasesAnswer()],
  });
const inLupus = { disease: { eq: 'Lupus' } };
const inAntiSm = { ...inLupus, autoantibody: { eq: 'Anti-Sm' } };
const entry = makeEntry({ autoantigen: 'Sm core', epitope: 'SmB', disease: 'Lupus' });
const diseases = facetAnswer({ field: 'all', of: 'disease' }, { Asthma: 1, Lupus: 2 });
const antibodies = facetAnswer(
  { field: 'all', of: 'autoantibody', filter: inLupus },
  { 'Anti-Sm': 1, 'Anti-Ro': 1 },
);
/** A page of entries, queried without matches. */
const treeAnswer = (items: readonly EntryFieldsFragment[], asked: EntriesQueryVariables, total?: number) => {
  const answer = entriesAnswer(items, { ...asked, withMatches: false }, total);
  const { matches, ...entries } = answer.result.data.entries;
  return { ...answer, result: { data: { entries } } };
};
const leaves = treeAnswer([entry], { limit: 100, sortBy: 'autoantigen', filter: inAntiSm });
const list = treeAnswer([entry, makeEntry()], {}, 3);
const item = (name: string | RegExp) => screen.findByRole('treeitem', { name });

test('opens a disease, then an autoantibody, down to the entries', async () => {
  const { user } = visit([list, diseases, antibodies, leaves]);
  expect(
    await screen.findByRole('tree', { name: 'Entries by disease and autoantibody' }),
  ).toBeInTheDocument();
  const lupus = await item('Lupus 2');
  expect(lupus).toHaveAttribute('aria-expanded', 'false');
  await user.click(lupus);
  await user.click(await item('Anti-Sm 1'));
  expect(await item(/Sm core/)).toHaveAttribute('href', `/entries/${entry.accession}`);
  expect(lupus).toHaveAttribute('aria-expanded', 'true');
  await user.click(lupus);
  expect(screen.queryByText('Sm core')).not.toBeInTheDocument();
});

test('opens two branches that are pressed at once', async () => {
  const inAsthma = { field: 'all', of: 'autoantibody', filter: { disease: { eq: 'Asthma' } } } as const;
  visit([list, diseases, antibodies, facetAnswer(inAsthma, { 'Anti-x': 1 })]);
  const asthma = await item('Asthma 1');
  const lupus = await item('Lupus 2');
  beforeAddress([() => fireEvent.click(asthma), () => fireEvent.click(lupus)]);
  expect(await item('Anti-x 1')).toBeVisible();
  expect(await item('Anti-Sm 1')).toBeVisible();
  expect(asthma).toHaveAttribute('aria-expanded', 'true');
  expect(lupus).toHaveAttribute('aria-expanded', 'true');
});

test('is one stop for Tab, and the arrow keys go through it', async () => {
  const { user } = visit([list, diseases, antibodies, leaves, relatedAnswer(entry)]);
  const asthma = await item('Asthma 1');
  asthma.focus();
  await user.keyboard('{ArrowDown}');
  expect(await item('Lupus 2')).toHaveFocus();
  expect(asthma).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{ArrowRight}');
  await item('Anti-Sm 1');
  await user.keyboard('{ArrowRight}');
  expect(await item('Anti-Sm 1')).toHaveFocus();
  await user.keyboard('{Enter}');
  await item(/Sm core/);
  await user.keyboard('{End}');
  expect(await item('Anti-Ro 1')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(await item(/Sm core/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await item('Anti-Sm 1')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowLeft}');
  expect(await item('Lupus 2')).toHaveFocus();
  await user.keyboard('a');
  expect(await item('Anti-Sm 1')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(asthma).toHaveFocus();
});

test('counts under the filters and the search of the list', async () => {
  const filter = { mechanism: { contains: 'block' } };
  visit(
    [
      treeAnswer([makeEntry()], { search: 'anti', filter }),
      facetAnswer({ field: 'all', of: 'disease', search: 'anti', filter }, { Uveitis: 1 }),
    ],
    '/entries?view=tree&search=anti&mechanism=block',
  );
  const tree = await screen.findByRole('tree');
  await item('Uveitis 1');
  expect(within(tree).getAllByRole('treeitem')).toHaveLength(1);
});

test('shows that a branch failed to load, with a retry', async () => {
  const { user } = visit([
    list,
    diseases,
    { ...antibodies, result: undefined!, error: new Error('reset') },
    antibodies,
  ]);
  await user.click(await item('Lupus 2'));
  await user.click(await item(`${failures.fetchFilteredUniqueValues}. Try again`));
  expect(await item('Anti-Ro 1')).toBeInTheDocument();
});

test('can be selected in addition to table and cards', async () => {
  const { user } = visit([entriesAnswer([entry, makeEntry()]), diseases], '/entries');
  const display = await screen.findByRole('radiogroup', { name: 'Show as' });
  await user.click(within(display).getByRole('radio', { name: 'Tree' }));
  expect(await item('Asthma 1')).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?view=tree');
  await user.click(within(display).getByRole('radio', { name: 'Cards' }));
  expect(await screen.findByRole('list', { name: 'Entries' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeInTheDocument();
});
