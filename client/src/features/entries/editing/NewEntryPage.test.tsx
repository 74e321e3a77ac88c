import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { storageKeys } from '@contract/storage-keys';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { readDrafts } from '../../../components/entryForm/entryDrafts';
import { routes } from '../../../paths';
import { leaveWhenAgreed } from '../../../session/leaveGate';
import { session } from '../../../session/session';
import { noAnswer, refusal } from '../../../test/answers';
import {
  additionalKeysAnswer,
  createdAnswer,
  creation,
  duplicatesAnswer,
  entryAnswer,
  noValuesAnswer,
} from '../../../test/editing';
import { entriesAnswer, makeEntry, valuesAnswer } from '../../../test/entries';
import { renderApp } from '../../../test/renderApp';
import { EntriesPage } from '../EntriesPage';
import { NewEntryPage } from './NewEntryPage';

const names = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'TG2' };
const entry = makeEntry(names);
const me = { id: '00000000-0000-4000-8000-0000000000aa' };
const noDuplicates = duplicatesAnswer(names, []);
const values = [
  valuesAnswer({ field: 'disease' }, { 'Celiac disease': 4, 'Addison disease': 2 }),
  valuesAnswer({ field: 'autoantibody' }, { 'Anti-tTG': 1, 'Anti-Ro52': 9 }),
  valuesAnswer(
    { field: 'autoantibody', filter: { disease: { eq: 'Celiac disease' } } },
    { 'Anti-tTG': 1, 'Anti-endomysial': 1 },
  ),
];

function StandIn() {
  return (
    <>
      <p>The entry</p> <Link to="/entries">The list</Link>
    </>
  );
}

const visit = (answers: readonly MockLink.MockedResponse[] = [], at = '/entries/new', as = me) =>
  renderApp({
    pages: { [routes.newEntry]: NewEntryPage, [routes.entry]: StandIn, [routes.entries]: EntriesPage },
    at,
    signedInAs: as,
    answers: [additionalKeysAnswer('cohort', 'assay'), noDuplicates, ...values, ...answers, noValuesAnswer()],
  });
const box = (name: string | RegExp) => screen.findByRole('combobox', { name });
const saves = () => screen.findByRole('button', { name: 'Create entry' });
const address = () => screen.getByLabelText('Address').textContent;
type User = ReturnType<typeof renderApp>['user'];

async function fillNames(user: User) {
  await user.type(await box('Disease'), names.disease);
  await user.type(await box('Autoantibody'), names.autoantibody);
  await user.type(await box('Autoantigen'), names.autoantigen);
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.entryDrafts));
const draftKept = () => screen.findByText('Draft kept in this browser');

beforeEach(() => localStorage.clear());

test('makes an entry of what was filled in, and leads to it', async () => {
  const input = { ...names, mechanism: 'Binds.', additional: { cohort: 'n = 40' } };
  const { user } = visit([createdAnswer(input, entry)]);
  await fillNames(user);
  await user.type(await screen.findByRole('textbox', { name: 'Mechanism' }), ' Binds. ');
  await user.click(screen.getByRole('button', { name: 'Add a fact' }));
  await user.type(await box('Name of fact 1'), 'cohort');
  await user.type(screen.getByRole('textbox', { name: 'Text of cohort' }), 'n = 40');
  await user.click(await saves());
  expect(await screen.findByText('The entry')).toBeInTheDocument();
  expect(address()).toBe(`/entries/${entry.accession}`);
  expect(screen.getByText(messages.entryCreated)).toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

test('says what is required, lists it with links, and goes to the first', async () => {
  const { user } = visit();
  await user.type(await box('Autoantibody'), 'Anti-tTG');
  await user.click(await saves());
  const disease = await box('Disease');
  await waitFor(() => expect(disease).toHaveFocus());
  expect(disease).toBeRequired();
  expect(disease).toHaveAccessibleDescription(new RegExp(messages.entryFieldsRequired));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('2 places need a look');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Disease', 'Autoantigen']);
  await user.click(within(summary).getByRole('link', { name: 'Autoantigen' }));
  await waitFor(async () => expect(await box('Autoantigen')).toHaveFocus());
  expect(await box('Autoantigen')).toBeInvalid();
});

test('cannot be saved before anything is filled in, and says why', async () => {
  visit();
  expect(await saves()).toHaveAccessibleDescription('Nothing is filled in yet');
});

test('offers what entries say already, first what goes with what is chosen, and takes anything else', async () => {
  const { user } = visit();
  await user.type(await box('Disease'), 'celi');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await box('Disease')).toHaveValue('Celiac disease');
  const antibody = await box('Autoantibody');
  await user.click(antibody);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Anti-tTG1',
    'Anti-endomysial1',
    'Anti-Ro529',
  ]);
  await user.type(antibody, 'ro52');
  expect(await screen.findByRole('option', { name: 'Anti-Ro52 9' })).toBeInTheDocument();
  expect(antibody).toHaveValue('ro52');
});

test('tells of likely duplicates while one types, with links that open beside the form', async () => {
  const same = makeEntry({ ...names, epitope: 'Domain 1' });
  const { user } = visit([duplicatesAnswer({ ...names, epitope: 'Domain' }, [same])]);
  await fillNames(user);
  await user.type(await box('Epitope'), 'Domain');
  const link = await screen.findByRole('link', { name: `${same.accession} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', `/entries/${same.accession}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Already in the database')).toBeInTheDocument();
  expect(await saves()).not.toHaveAttribute('aria-disabled');
});

test('remarks on identifiers, and lets them be', async () => {
  const { user } = visit();
  const uniprot = await box('UniProt ID');
  await user.type(uniprot, 'dsDNA');
  expect(await screen.findByText(/“dsDNA” is not how UniProt/)).toBeInTheDocument();
  await user.clear(uniprot);
  await user.type(uniprot, 'not a protein');
  await waitFor(() => expect(screen.queryByText(/is not how UniProt/)).not.toBeInTheDocument());
  expect(uniprot).toBeValid();
});

test('counts the characters when a text nears its limit', async () => {
  const { user } = visit();
  await user.click(await box('Disease'));
  await user.paste('x'.repeat(1900));
  expect(screen.getByText('1,900 of 2,000 characters')).toBeInTheDocument();
});

test('a fact with a name that means something else is refused beside it, and can be removed', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Add a fact' }));
  const name = await box('Name of fact 1');
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'disease');
  expect(name).toHaveAccessibleDescription(messages.additionalNameReserved('disease'));
  await user.click(screen.getByRole('button', { name: 'Remove disease' }));
  expect(screen.queryByRole('combobox', { name: 'Name of fact 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a fact' })).toHaveFocus();
});

test('names of facts that entries use are offered', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Add a fact' }));
  await user.type(await box('Name of fact 1'), 'coh');
  expect(await screen.findByRole('option', { name: 'cohort' })).toBeInTheDocument();
});

test('what the server refuses stands beside its field, and nothing is lost', async () => {
  const message = messages.tooLong('disease', 2000);
  const { user } = visit([
    refusal(creation(names), 'BAD_USER_INPUT', message, [{ path: 'disease', message }]),
  ]);
  await fillNames(user);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await box('Disease')).toHaveAccessibleDescription(new RegExp(message)));
  expect(await box('Disease')).toHaveFocus();
  expect(await box('Autoantigen')).toHaveValue('TG2');
});

test('a failure is told in the words of the catalogue, and saving can be tried again by keyboard', async () => {
  const { user } = visit([noAnswer(creation(names)), createdAnswer(names, entry)]);
  await fillNames(user);
  await user.click(await saves());
  const failure = await screen.findByText(failures.createEntry);
  expect(failure).toHaveTextContent(/What you typed is .+ try again/i);
  expect(await box('Disease')).toHaveValue(names.disease);
  await user.click(await box('Disease'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('The entry')).toBeInTheDocument();
});

test('Enter in a line does not save', async () => {
  const { user } = visit([createdAnswer(names, entry)]);
  await fillNames(user);
  await user.keyboard('{Escape}{Enter}');
  expect(address()).toBe('/entries/new');
});

test('asks before what was typed is left behind', async () => {
  const { user } = visit();
  await user.type(await box('Disease'), 'Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await box('Disease')).toHaveValue('Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Entries' })).toBeInTheDocument();
});

test('asks before one signs out, and keeps the draft for when the same person comes back', async () => {
  const { user } = visit();
  await user.type(await box('Disease'), 'Uveitis');
  const signOut = jest.fn(() => session.end());
  act(() => leaveWhenAgreed(signOut));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(session.state().isAuthenticated).toBe(true);
  act(() => leaveWhenAgreed(signOut));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(readDrafts({ userId: me.id, form: 'new' })).toMatchObject([{ values: { disease: 'Uveitis' } }]);
});

test('lets one go who has typed nothing', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Entries' })).toBeInTheDocument();
});

test('asks before the page is closed with unsaved changes', async () => {
  const { user } = visit();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await box('Disease');
  expect(close()).toBe(false);
  await user.type(await box('Disease'), 'U');
  expect(close()).toBe(true);
});

describe('a draft', () => {
  async function leaveDraft() {
    const { user } = visit();
    await user.type(await box('Disease'), 'Uveitis');
    await draftKept();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Entries' });
    cleanup();
  }

  test('is offered again, and restored', async () => {
    await leaveDraft();
    const { user } = visit();
    const offer = await screen.findByRole('region', { name: 'Unsaved draft' });
    expect(offer).toHaveTextContent('You have an unsaved draft of a new entry, Uveitis, from');
    await user.click(within(offer).getByRole('button', { name: 'Restore draft' }));
    expect(await box('Disease')).toHaveValue('Uveitis');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
    expect(await saves()).not.toHaveAttribute('aria-disabled');
  });

  test('can be discarded', async () => {
    await leaveDraft();
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(drafts()).toHaveLength(1);
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
    expect(await box('Disease')).toHaveValue('');
    expect(drafts()).toEqual([]);
  });

  test('stays while one types something else, until one decides', async () => {
    await leaveDraft();
    const { user } = visit();
    await screen.findByRole('region', { name: 'Unsaved draft' });
    await user.type(await box('Disease'), 'Another');
    await draftKept();
    const [key = ''] = drafts();
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { values: { disease: string } }[];
    expect(kept.map(({ values: { disease } }) => disease)).toEqual(['Another', 'Uveitis']);
  });

  test('does not hide an older one', async () => {
    await leaveDraft();
    const second = visit();
    await second.user.type(await box('Disease'), 'A');
    await draftKept();
    cleanup();
    const { user } = visit();
    const offers = await screen.findAllByRole('region', { name: 'Unsaved draft' });
    expect(offers.map(({ textContent }) => /entry, (\w+),/.exec(textContent)?.[1])).toEqual(['A', 'Uveitis']);
    await user.click(screen.getAllByRole('button', { name: 'Restore draft' })[1] ?? document.body);
    expect(await box('Disease')).toHaveValue('Uveitis');
    expect(screen.getByRole('region', { name: 'Unsaved draft' })).toHaveTextContent(/, A,/);
  });

  test('is nobody else’s', async () => {
    await leaveDraft();
    visit([], '/entries/new', { id: '00000000-0000-4000-8000-0000000000bb' });
    await box('Disease');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
  });

  test('that cannot be read is none', async () => {
    localStorage.setItem(`${storageKeys.entryDrafts}:${me.id}:new`, '[{"values":1},null]');
    visit();
    expect(await box('Disease')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
  });
});

describe('a copy', () => {
  const original = makeEntry({ ...names, mechanism: 'Binds.', additional: { cohort: 'n = 40' } });
  const at = `/entries/new?copy=${original.accession}`;
  const known = entryAnswer({ accession: original.accession }, original);

  test('starts as the entry it is of, and can be saved once it differs', async () => {
    const input = { ...names, epitope: 'Domain', mechanism: 'Binds.', additional: { cohort: 'n = 40' } };
    const { user } = visit([known, createdAnswer(input, entry)], at);
    expect(await box('Disease')).toHaveValue(names.disease);
    expect(await box('Name of fact 1')).toHaveValue('cohort');
    expect(await saves()).toHaveAccessibleDescription(new RegExp(`same as ${original.accession}`));
    await user.type(await box('Epitope'), 'Domain');
    await user.click(await saves());
    expect(await screen.findByText('The entry')).toBeInTheDocument();
  });

  test('of nothing says that there is nothing', async () => {
    visit([entryAnswer({ accession: 'AIA0000999' }, null)], '/entries/new?copy=AIA0000999');
    expect(await screen.findByRole('heading', { name: 'Entry not found' })).toBeInTheDocument();
  });
});

test('a created entry is at the front of the list one came from', async () => {
  const { user } = visit([entriesAnswer([makeEntry()], {}, 396), createdAnswer(names, entry)], '/entries');
  expect(await screen.findByText('396 entries')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'New entry' }));
  await fillNames(user);
  await user.click(await saves());
  await user.click(await screen.findByRole('link', { name: 'The list' }));
  expect(await screen.findByText('397 entries')).toBeInTheDocument();
  const [first] = await screen.findAllByRole('rowheader');
  expect(first).toHaveTextContent(names.disease);
});
