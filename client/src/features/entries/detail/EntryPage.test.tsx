import { entryFieldNames } from '@contract/entry-fields';
import { failures } from '@contract/failures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../../components/notify';
import { RelatedEntriesDocument } from '../../../generated/entries';
import { TombstoneDocument } from '../../../generated/history';
import { EntryMeasuresDocument } from '../../../generated/measures';
import type { EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { answerTo } from '../../../test/answers';
import { entryAnswer, makeEntry } from '../../../test/entries';
import { makeMeasure } from '../../../test/measures';
import { type Answers, renderApp } from '../../../test/renderApp';
import { EntryPage } from './EntryPage';

const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.entry]: EntryPage }, at, answers });

const term = { __typename: 'TermLink', id: 'term-1', slug: 'anti-ttg-iga', name: 'Anti-tTG (IgA)' };
const relatedAnswer = ({ id }: EntryFieldsFragment, relatedEntries: readonly EntryFieldsFragment[] = []) =>
  answerTo(
    { query: RelatedEntriesDocument, variables: { id } },
    { entry: { __typename: 'Entry', id, autoantibodyTerm: term, relatedEntries } },
  );

afterEach(() => jest.restoreAllMocks());

test('shows all filled fields of an entry with links for its identifiers', async () => {
  const entry = makeEntry({
    disease: 'Celiac disease',
    autoantibody: 'Anti-tTG',
    uniprotId: 'P21980',
    reference: 'Nat Med 1997;3. PMID:9212111; doi:10.1097/MPG.0b013e318216f2e5',
    additional: { Curator: 'A. B.' },
  });
  const related = makeEntry({ disease: 'Dermatitis herpetiformis' });
  visit(`/entries/${entry.accession}`, [entryAnswer(entry, entry), relatedAnswer(entry, [related])]);
  expect(screen.getByRole('status', { name: 'Loading entry' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Entry' })).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Anti-tTG in Celiac disease' }),
  ).toBeInTheDocument();
  expect(document.title).toBe('Anti-tTG in Celiac disease · Autoimmune Atlas');
  expect(screen.getByText(entry.accession)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /PMID:9212111/ })).toHaveAttribute(
    'href',
    'https://pubmed.ncbi.nlm.nih.gov/9212111/',
  );
  expect(within(screen.getByRole('region', { name: 'Evidence' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('A. B.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Dermatitis herpetiformis/ })).toHaveAttribute(
    'href',
    `/entries/${related.accession}`,
  );
  expect(screen.getByRole('link', { name: 'In the vocabulary: Anti-tTG (IgA)' })).toHaveAttribute(
    'href',
    '/vocabulary/anti-ttg-iga',
  );
  expect(screen.getByRole('link', { name: 'Explore the network around it' })).toHaveAttribute(
    'href',
    '/explore?focus=autoantibody%3AAnti-tTG&expand=autoantibody%3AAnti-tTG',
  );
});

test('hides blank fields until they are expanded', async () => {
  const entry = makeEntry({ mechanism: 'Neutralises' });
  const { user } = visit(`/entries/${entry.accession}`, [entryAnswer(entry, entry), relatedAnswer(entry)]);
  // The chain always shows the epitope, even if it is blank.
  const blank = entryFieldNames.filter((name) => name !== 'epitope' && entry[name] === null);
  const empty = String(blank.length);
  const unfold = await screen.findByRole('button', { name: `Show ${empty} empty fields` });
  expect(screen.queryByText('Avidity')).not.toBeInTheDocument();
  await user.click(unfold);
  expect(screen.getByText('Avidity')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Hide ${empty} empty fields` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('lists its sections, and leads to them', async () => {
  const entry = makeEntry({ sensitivity: '69%', additional: { Cohort: 'Lund' } });
  const measures = [makeMeasure({ text: '69%', value: 0.69 })];
  const { user } = visit(`/entries/${entry.accession}`, [
    entryAnswer(entry, entry),
    relatedAnswer(entry),
    answerTo(
      { query: EntryMeasuresDocument, variables: { id: entry.id } },
      { entry: { __typename: 'Entry', id: entry.id, measures } },
    ),
  ]);
  const index = await screen.findByRole('navigation', { name: 'Sections of the entry' });
  await user.click(within(index).getByRole('link', { name: 'Additional' }));
  expect(screen.getByRole('region', { name: 'Additional' })).toHaveFocus();
  expect(within(index).getAllByRole('link').at(-1)).toHaveTextContent('History');
  const numbers = await screen.findByRole('region', { name: 'Numbers in the text' });
  await user.click(within(index).getByRole('link', { name: 'Numbers in the text' }));
  expect(numbers).toHaveFocus();
});

test('on window focus shows the numbers of a text that someone else has changed', async () => {
  const entry = makeEntry({ sensitivity: '69%' });
  const changed = { ...entry, version: 2, sensitivity: 'Raised to 70%' };
  const numbersAnswer = (text: string, start: number, value: number) =>
    answerTo(
      { query: EntryMeasuresDocument, variables: { id: entry.id } },
      {
        entry: {
          __typename: 'Entry',
          id: entry.id,
          measures: [makeMeasure({ text, start, end: start + text.length, value })],
        },
      },
    );
  visit(`/entries/${entry.accession}`, [
    entryAnswer(entry, entry),
    relatedAnswer(entry),
    numbersAnswer('69%', 0, 0.69),
    entryAnswer(entry, changed),
    relatedAnswer(entry),
    numbersAnswer('70%', 10, 0.7),
  ]);
  expect(await screen.findByText('69%', { selector: 'mark' })).toBeInTheDocument();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent.focus(window);
  expect(await screen.findByText('70%', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByText('Sensitivity 70%')).toBeInTheDocument();
});

test('shows the first eight parts of a list, and the others when asked', async () => {
  const synonyms = Array.from({ length: 10 }, (_, at) => `Anti-X${String(at)}`);
  const entry = makeEntry({ synonym: synonyms.join('; ') });
  const { user } = visit(`/entries/${entry.accession}`, [entryAnswer(entry, entry), relatedAnswer(entry)]);
  expect((await screen.findByText('Anti-X8')).closest('li')).toHaveAttribute('data-folded');
  expect(screen.getByText('Anti-X7').closest('li')).not.toHaveAttribute('data-folded');
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByText('Anti-X8').closest('li')).not.toHaveAttribute('data-folded');
});

test('copies an address that can be cited, whatever address the visit began with', async () => {
  const entry = makeEntry();
  const { user } = visit(`/entries/${entry.accession.toLowerCase()}`, [
    entryAnswer(entry, entry),
    relatedAnswer(entry),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(notices.linkCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/entries/${entry.accession}`);
});

test('has a canonical address', async () => {
  const entry = makeEntry();
  visit(`/entries/${entry.id}`, [entryAnswer({ id: entry.id }, entry), relatedAnswer(entry)]);
  await screen.findByText(entry.accession);
  const address = `http://localhost/entries/${entry.accession}`;
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', address),
  );
});

test('prints', async () => {
  const entry = makeEntry();
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = visit(`/entries/${entry.accession}`, [entryAnswer(entry, entry), relatedAnswer(entry)]);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('shows a message if the browser refuses to copy', async () => {
  const entry = makeEntry();
  const { user } = visit(`/entries/${entry.accession}`, [entryAnswer(entry, entry), relatedAnswer(entry)]);
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(notices.copyRefused)).toBeInTheDocument();
});

test.each([
  ['an accession that was never given', 'AIA9999999'],
  ['what is neither an accession nor an id', 'lupus'],
])('states that there is no entry %s', async (_, asked) => {
  visit(`/entries/${asked}`, [
    entryAnswer({ accession: asked }, null),
    answerTo({ query: TombstoneDocument, variables: { id: asked } }, { tombstone: null }),
  ]);
  expect(await screen.findByRole('heading', { name: `There is no entry “${asked}”` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse all entries' })).toHaveAttribute('href', '/entries');
});

test("shows the catalogue's message if fetching fails, with a retry", async () => {
  const entry = makeEntry();
  const { request, ...found } = entryAnswer(entry, entry);
  const { user } = visit(`/entries/${entry.accession}`, [
    { request, error: new Error('Failed to fetch') },
    { request, ...found },
    relatedAnswer(entry),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchEntry);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(entry.accession)).toBeInTheDocument();
});
