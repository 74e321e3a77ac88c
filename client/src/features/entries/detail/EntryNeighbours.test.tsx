import { screen, waitFor, within } from '@testing-library/react';

import { EntryDocument, RelatedEntriesDocument } from '../../../generated/entries';
import { EntryMeasuresDocument } from '../../../generated/measures';
import type { EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { answerTo } from '../../../test/answers';
import { diseasesAnswer, entriesAnswer, makeEntry, neighboursAnswer } from '../../../test/entries';
import { historyAnswer } from '../../../test/histories';
import { type Answers, renderApp } from '../../../test/renderApp';
import { EntriesPage } from '../list/EntriesPage';
import { EntryPage } from './EntryPage';

const first = makeEntry({ disease: 'Celiac disease', autoantibody: 'Anti-tTG' });
const second = makeEntry({ disease: 'Graves disease', autoantibody: 'Anti-TSHR' });
const search = { search: 'anti' };

const relatedAnswer = ({ id }: EntryFieldsFragment) =>
  answerTo(
    { query: RelatedEntriesDocument, variables: { id } },
    { entry: { __typename: 'Entry', id, autoantibodyTerm: null, relatedEntries: [] } },
  );

const measuresAnswer = ({ id }: EntryFieldsFragment) =>
  answerTo(
    { query: EntryMeasuresDocument, variables: { id } },
    { entry: { __typename: 'Entry', id, measures: [] } },
  );

async function openFirst(answers: Answers) {
  const { user } = renderApp({
    pages: { [routes.entries]: EntriesPage, [routes.entry]: EntryPage },
    at: '/entries?search=anti',
    answers: [
      entriesAnswer([first, second], { search: 'anti' }),
      diseasesAnswer(),
      relatedAnswer(first),
      ...answers,
    ],
  });
  await user.click(await screen.findByRole('link', { name: new RegExp(first.accession) }));
  return user;
}

test('an entry opened from the list is shown from the cache, with links to its neighbours and the list', async () => {
  const user = await openFirst([
    neighboursAnswer(first, { next: second }, search),
    neighboursAnswer(second, { previous: first }, search),
    relatedAnswer(second),
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anti-tTG in Celiac disease');
  const beside = screen.getByRole('navigation', { name: 'Entries of the list' });
  await user.click(await within(beside).findByRole('link', { name: 'Next Anti-TSHR in Graves disease' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anti-TSHR in Graves disease');
  expect(
    await within(beside).findByRole('link', { name: 'Previous Anti-tTG in Celiac disease' }),
  ).toHaveAttribute('href', `/entries/${first.accession}`);
  expect(within(beside).getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?search=anti');
});

test('a number that is typed for one entry is not kept for the next one', async () => {
  const stating = { sensitivity: '69%' };
  const [third, fourth] = [
    makeEntry({ disease: 'Uveitis', ...stating }),
    makeEntry({ disease: 'Vitiligo', ...stating }),
  ];
  const { user } = renderApp({
    pages: { [routes.entries]: EntriesPage, [routes.entry]: EntryPage },
    at: '/entries?search=anti',
    signedInAs: {},
    answers: [
      entriesAnswer([third, fourth], { search: 'anti' }),
      diseasesAnswer(),
      ...[relatedAnswer(third), relatedAnswer(fourth), measuresAnswer(third), measuresAnswer(fourth)],
      ...[historyAnswer(third, []), historyAnswer(fourth, [])],
      ...[
        neighboursAnswer(third, { next: fourth }, search),
        neighboursAnswer(fourth, { previous: third }, search),
      ],
    ],
  });
  await user.click(await screen.findByRole('link', { name: new RegExp(third.accession) }));
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  expect(await screen.findByRole('form', { name: 'Add a number' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Next/ }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('in Vitiligo');
  expect(await screen.findByRole('button', { name: 'Add a number' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Add a number' })).not.toBeInTheDocument();
});

test('shows the entry without a message if its neighbours fail to load', async () => {
  const failing = {
    ...neighboursAnswer(first, {}, search),
    result: undefined,
    error: new TypeError('Failed to fetch'),
  };
  await openFirst([failing]);
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anti-tTG');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('has no neighbours for an entry opened by its address', async () => {
  const { accession } = first;
  const answer = answerTo({ query: EntryDocument, variables: { accession } }, { entry: first });
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: `/entries/${accession}`,
    answers: [answer, relatedAnswer(first)],
  });
  expect(await screen.findByText(accession)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All entries' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Entries of the list' })).not.toBeInTheDocument();
});
