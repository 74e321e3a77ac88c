import { act, screen, waitFor, within } from '@testing-library/react';

import { address } from '../../test/renderApp';
import { jo1Suggestions, listedOptions, visit } from '../../test/searchBox';
import { makeGroup, makeSuggestions } from '../../test/suggestions';
import type { Choice } from './choice';
import type { Suggestions } from './suggestions';

const active = () => screen.queryByRole('option', { selected: true })?.textContent;
afterEach(() => localStorage.clear());

test('suggests values group by group, with their entries and the letters that match', async () => {
  const { type, field } = visit(jo1Suggestions);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await type('jo1');
  const group = await screen.findByRole('group', { name: 'Autoantibody' });
  expect(within(group).getByRole('option', { name: /^Anti- ?Jo-1 2 entries$/ })).toBeInTheDocument();
  expect(within(group).getByText('Jo-1', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Epitope' })).toBeInTheDocument();
  expect(listedOptions()[0]).toBe('Search all entries for “jo1”');
  expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
});

test('arrow keys move through the list while the focus stays, and Enter opens the entries', async () => {
  const { user, field, type } = visit(jo1Suggestions);
  await type('jo1');
  await screen.findByRole('group', { name: 'Autoantibody' });
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toMatch(/^Anti-Jo-1/);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{End}');
  expect(active()).toMatch(/^Jo-1 tail/);
  await user.keyboard('{Home}');
  expect(active()).toMatch(/^Search all/);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(address()).toBe('/entries?epitope=Jo-1+domain');
});

test('Enter without a choice searches everything, the best match first', async () => {
  const { user, type } = visit(jo1Suggestions);
  await type(' jo1 ');
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/entries?search=jo1&sortBy=relevance'));
});

test('where a search leads that is known late does not lead away from a later one, or another page', async () => {
  const known = new Map<string, (path: string) => void>();
  const pathOf = (choice: Choice) =>
    new Promise<string>((resolve) => {
      if (choice.kind === 'search') known.set(choice.term, resolve);
    });
  const { user, goTo, field, type } = visit(makeSuggestions(), { pathOf });
  const answer = (term: string) => act(() => Promise.resolve(known.get(term)?.(`/${term}`)));
  await type('first{Enter}');
  await user.clear(field);
  await type('second{Enter}');
  await answer('second');
  expect(address()).toBe('/second');
  await answer('first');
  expect(address()).toBe('/second');
  await goTo('/');
  await user.type(screen.getByRole('combobox'), 'third{Enter}');
  await goTo('/elsewhere');
  await answer('third');
  expect(address()).toBe('/elsewhere');
});

test('the pointer chooses, too', async () => {
  const { user, type } = visit(jo1Suggestions);
  await type('jo1');
  await user.click(await screen.findByRole('option', { name: /^Anti- ?Jo-1/ }));
  await waitFor(() => expect(address()).toBe('/autoantibodies/anti-jo-1'));
});

test('Escape closes the list and keeps what is typed; an arrow opens it again; leaving closes it', async () => {
  const { user, field, type } = visit(jo1Suggestions);
  await type('jo1');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('jo1');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('shows the synonym by which a disease matched', async () => {
  const disease = { value: 'Systemic lupus erythematosus', count: 19, synonym: 'SLE' };
  const { type } = visit(makeSuggestions({ groups: [makeGroup('disease', disease)] }));
  await type('sle');
  expect(await screen.findByRole('option', { name: /known as SLE\s*19 entries/ })).toBeInTheDocument();
});

test('an accession opens its entry', async () => {
  const entry = { accession: 'AIA0000101', disease: 'Celiac disease', autoantibody: 'Anti-tTG' };
  const { user, type } = visit(makeSuggestions({ entry }));
  await type('aia0000101');
  await user.click(await screen.findByRole('option', { name: 'AIA0000101 Anti-tTG in Celiac disease' }));
  await waitFor(() => expect(address()).toBe('/entries/AIA0000101'));
});

test('suggests a correction and searches for it', async () => {
  const { user, type } = visit(makeSuggestions({ didYouMean: 'psoriasis' }));
  await type('psoriass');
  expect(await screen.findByText('No suggestions. Did you mean psoriasis?')).toHaveAttribute(
    'role',
    'status',
  );
  await user.click(screen.getByRole('option', { name: /^Did you mean psoriasis/ }));
  await waitFor(() => expect(address()).toBe('/entries?search=psoriasis&sortBy=relevance'));
});

test('requests suggestions when typing pauses, and none for blanks', async () => {
  const { type, asked } = visit(jo1Suggestions);
  await type('  ');
  await type('jo1');
  await screen.findByRole('listbox');
  expect(asked.mock.calls.map(([term]) => term)).toEqual(['jo1']);
});

test('what stood in the list stays until more is known, and overtaken answers are dropped', async () => {
  const answers = new Map<string, (suggestions: Suggestions) => void>();
  const { type } = visit((term) => new Promise((resolve) => answers.set(term, resolve)));
  const answer = (term: string, value: string) =>
    act(async () => answers.get(term)?.(makeSuggestions({ groups: [makeGroup('disease', { value })] })));
  await type('a');
  await waitFor(() => expect(answers.has('a')).toBe(true));
  await answer('a', 'First');
  expect(await screen.findByRole('option', { name: /^First/ })).toBeInTheDocument();
  await type('b');
  expect(listedOptions()).toEqual(['Search all entries for “ab”', 'First1 entry']);
  await waitFor(() => expect(answers.has('ab')).toBe(true));
  await type('c');
  await waitFor(() => expect(answers.has('abc')).toBe(true));
  await answer('abc', 'Third');
  await answer('ab', 'Second');
  expect(listedOptions()[1]).toMatch(/^Third/);
});

test('searches also without suggestions', async () => {
  const { user, type } = visit(() => Promise.reject(new TypeError('Failed to fetch')));
  await type('jo1');
  expect(await screen.findByRole('option')).toHaveTextContent('Search all entries for “jo1”');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/entries?search=jo1&sortBy=relevance'));
});
