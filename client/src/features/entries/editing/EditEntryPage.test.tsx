import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { storageKeys } from '@contract/storage-keys';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';

import { readDrafts } from '../../../components/entryForm/entryDrafts';
import { routes } from '../../../paths';
import { noAnswer, refusal } from '../../../test/answers';
import {
  additionalKeysAnswer,
  change,
  duplicatesAnswer,
  entryAnswer,
  noValuesAnswer,
  updatedAnswer,
} from '../../../test/editing';
import { makeEntry } from '../../../test/entries';
import { historyAnswer, makeRevision, tombstoneAnswer } from '../../../test/histories';
import { renderApp } from '../../../test/renderApp';
import { EditEntryPage } from './EditEntryPage';
import { NewEntryPage } from './NewEntryPage';

const me = { id: '00000000-0000-4000-8000-0000000000aa' };
const names = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'TG2' };
const entry = makeEntry({ ...names, version: 3, mechanism: 'Old.', monitoring: 'Yearly', type: 'Enzyme' });
const { id, accession } = entry;
const known = entryAnswer({ accession }, entry);
const stale = (request: ReturnType<typeof change>) => refusal(request, 'CONFLICT', messages.entryStale(4));
const visit = (...answers: readonly MockLink.MockedResponse[]) =>
  renderApp({
    pages: {
      [routes.editEntry]: EditEntryPage,
      [routes.newEntry]: NewEntryPage,
      [routes.entry]: () => 'The entry',
    },
    at: `/entries/${accession}/edit`,
    signedInAs: me,
    answers: [additionalKeysAnswer(), duplicatesAnswer(names, [], id), ...answers, noValuesAnswer()],
  });
type User = ReturnType<typeof renderApp>['user'];
const field = (name: string) => screen.findByRole('textbox', { name });

async function retype(user: User, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
}
const save = (user: User) => user.keyboard('{Control>}s{/Control}');
const saved = () => screen.findByText('The entry');
const side = async (part: string, whose: 'Yours' | 'Theirs') =>
  within(await versions(part)).getByRole('radio', { name: new RegExp(`^${whose}`) });
const versions = (part: string) => screen.findByRole('radiogroup', { name: part });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('shows the shape of the form while the entry is on its way', async () => {
  visit(known);
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeInTheDocument();
  expect(await field('Mechanism')).toHaveValue('Old.');
  expect(document.title).toContain('Edit Anti-tTG in Celiac disease');
});

test('sends only what was changed, the version it was changed from, and why', async () => {
  const request = change(id, { mechanism: 'New.', monitoring: null }, 3, 'Found out');
  const { user } = visit(known, updatedAnswer(request, { ...entry, version: 4 }));
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'Nothing is changed yet',
  );
  await retype(user, 'Mechanism', 'New.');
  await user.clear(await screen.findByRole('combobox', { name: 'Monitoring' }));
  await retype(user, 'Why this changes', 'Found out');
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  expect(await saved()).toBeInTheDocument();
  expect(screen.getByText(messages.entryUpdated)).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.entryDrafts))).toEqual([]);
});

test('additional facts are sent as a whole once one of them changed', async () => {
  const rich = makeEntry({ ...names, additional: { cohort: 'n = 40', lab: 'A' } });
  const request = change(rich.id, { additional: { lab: 'B' } }, 1);
  const { user } = renderApp({
    pages: { [routes.editEntry]: EditEntryPage, [routes.entry]: () => 'The entry' },
    at: `/entries/${rich.accession}/edit`,
    signedInAs: {},
    answers: [
      additionalKeysAnswer(),
      duplicatesAnswer(names, [], rich.id),
      entryAnswer({ accession: rich.accession }, rich),
      updatedAnswer(request, { ...rich, version: 2 }),
      noValuesAnswer(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove cohort' }));
  await retype(user, 'Text of lab', 'B');
  await save(user);
  expect(await saved()).toBeInTheDocument();
});

test('an entry that is unknown or deleted is said to be missing', async () => {
  visit(entryAnswer({ accession }, null));
  expect(await screen.findByRole('heading', { name: 'Entry not found' })).toBeInTheDocument();
});

test('a failure to fetch it can be tried again', async () => {
  const { user } = visit(noAnswer(known.request), known);
  expect(await screen.findByText(failures.fetchEntry)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Mechanism')).toHaveValue('Old.');
});

test('what is typed while the rest is on its way is offered as a draft afterwards', async () => {
  const request = change(id, { mechanism: 'New.' }, 3);
  const { user } = visit(known, updatedAnswer(request, { ...entry, mechanism: 'New.', version: 4 }));
  await retype(user, 'Mechanism', 'New.');
  const mechanism = await field('Mechanism');
  fireEvent.keyDown(mechanism, { key: 's', ctrlKey: true });
  fireEvent.change(mechanism, { target: { value: 'New. And more.' } });
  expect(await saved()).toBeInTheDocument();
  const [draft] = readDrafts({ userId: me.id, form: `edit:${id}` });
  expect(draft).toMatchObject({
    version: 4,
    values: { mechanism: 'New. And more.' },
    kept: { mechanism: 'New.' },
  });
});

test('coming back to the window, one learns that somebody else has saved, and keeps what one typed', async () => {
  const { user } = visit(known, entryAnswer({ accession }, { ...entry, version: 4, mechanism: 'Theirs.' }));
  await retype(user, 'Mechanism', 'Mine.');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent.focus(window);
  expect(await screen.findByText(/Somebody else has saved version 4 meanwhile/)).toBeInTheDocument();
  expect(await field('Mechanism')).toHaveValue('Mine.');
});

describe('when somebody else has changed the entry', () => {
  const theirs = { ...entry, version: 4, mechanism: 'Theirs.', type: 'Protein' };
  const mine = { mechanism: 'Mine.', monitoring: 'Never' };
  const request = change(id, mine, 3);
  const current = entryAnswer({ id }, theirs);

  async function clash(user: User) {
    await retype(user, 'Mechanism', 'Mine.');
    const monitoring = await screen.findByRole('combobox', { name: 'Monitoring' });
    await user.clear(monitoring);
    await user.type(monitoring, 'Never');
    await save(user);
    await screen.findByRole('heading', { name: 'Somebody else has changed this entry' });
  }

  test('both versions are shown where they differ, and what only one changed is put together', async () => {
    const { user } = visit(
      known,
      stale(request),
      current,
      updatedAnswer(change(id, mine, 4), { ...theirs, ...mine, version: 5 }),
    );
    await clash(user);
    expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
    expect(await side('Mechanism', 'Yours')).not.toBeChecked();
    expect(await side('Mechanism', 'Theirs')).not.toBeChecked();
    expect(within(await versions('Type')).getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    expect(await versions('Type')).toHaveTextContent('Before: Enzyme');
    expect(within(await versions('Monitoring')).getByRole('radio', { name: /^Yours/ })).toBeChecked();
    const choice = screen.getByRole('button', { name: 'Save this choice' });
    expect(choice).toHaveAccessibleDescription('Choose a version of 1 more field first');
    expect(await side('Mechanism', 'Yours')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(choice);
    expect(await saved()).toBeInTheDocument();
  });

  test('who saved the other version is told, and when', async () => {
    const revision = makeRevision({ version: 4, by: { id: me.id, name: 'Grace' } });
    const { user } = visit(known, stale(request), current, historyAnswer(entry, [revision], { limit: 1 }));
    await clash(user);
    expect(await screen.findByText(/Grace saved it at/)).toBeInTheDocument();
  });

  test('theirs can be chosen', async () => {
    const rest = { monitoring: 'Never' };
    const { user } = visit(
      known,
      stale(request),
      current,
      updatedAnswer(change(id, rest, 4), { ...theirs, ...rest, version: 5 }),
    );
    await clash(user);
    await user.click(within(await versions('Mechanism')).getByRole('radio', { name: /^Theirs/ }));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(await saved()).toBeInTheDocument();
  });

  test('and again meanwhile, one is asked again', async () => {
    const later = { ...theirs, version: 5, mechanism: 'Theirs again.' };
    const { user } = visit(
      known,
      stale(request),
      current,
      stale(change(id, mine, 4)),
      entryAnswer({ id }, later),
      updatedAnswer(change(id, mine, 5), { ...later, ...mine, version: 6 }),
    );
    await clash(user);
    await user.click(await side('Mechanism', 'Yours'));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByText(/at version 5 by now/)).toBeInTheDocument();
    expect(await versions('Mechanism')).toHaveTextContent('again');
    await user.click(await side('Mechanism', 'Yours'));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(await saved()).toBeInTheDocument();
  });

  test('the choice can be edited before it is saved', async () => {
    const { user } = visit(known, stale(request), current);
    await clash(user);
    await user.click(screen.getByRole('button', { name: 'Edit it first' }));
    expect(await field('Mechanism')).toHaveValue('Mine.');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Protein');
    expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeInTheDocument();
  });

  test('nothing is sent where all of it is theirs already', async () => {
    const one = change(id, { mechanism: 'Mine.' }, 3);
    const { user } = visit(known, stale(one), current);
    await retype(user, 'Mechanism', 'Mine.');
    await save(user);
    await user.click(within(await versions('Mechanism')).getByRole('radio', { name: /^Theirs/ }));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(await saved()).toBeInTheDocument();
  });
});

test('where the entry was deleted meanwhile, what was typed can become a new one', async () => {
  const request = change(id, { mechanism: 'Mine.' }, 3);
  const { user } = visit(
    known,
    refusal(request, 'NOT_FOUND', messages.entryNotFound),
    tombstoneAnswer(id, entry),
  );
  await retype(user, 'Mechanism', 'Mine.');
  await save(user);
  expect(await screen.findByText(messages.entryNotFound)).toBeInTheDocument();
  expect(await screen.findByText(/was deleted at .+, 20 Nov 2026/)).toHaveTextContent(accession);
  expect(screen.getByRole('link', { name: /^Look at the deleted entry/ })).toHaveAttribute(
    'href',
    `/entries/${accession}`,
  );
  await user.click(screen.getByRole('button', { name: 'Start a new entry with it' }));
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(await field('Mechanism')).toHaveValue('Mine.');
  expect(screen.getByRole('combobox', { name: 'Disease' })).toHaveValue(names.disease);
});

test('a draft of an older version is offered, and compared with what is kept when it is saved', async () => {
  const first = visit(known);
  await retype(first.user, 'Mechanism', 'Mine.');
  await screen.findByText('Draft kept in this browser');
  cleanup();
  const newer = { ...entry, version: 4, type: 'Protein' };
  const merged = change(id, { mechanism: 'Mine.' }, 4);
  const { user } = visit(
    entryAnswer({ accession }, newer),
    stale(change(id, { mechanism: 'Mine.' }, 3)),
    entryAnswer({ id }, newer),
    updatedAnswer(merged, { ...newer, mechanism: 'Mine.', version: 5 }),
  );
  expect(await screen.findByText(/The entry was changed since/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore draft' }));
  await save(user);
  expect(await versions('Type')).toHaveTextContent('Protein');
  await user.click(screen.getByRole('button', { name: 'Save this choice' }));
  expect(await saved()).toBeInTheDocument();
});
