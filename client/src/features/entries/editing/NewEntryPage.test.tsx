import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { CreateEntryDocument } from '../../../generated/editing';
import type { CreateEntryMutationVariables } from '../../../generated/types';
import { answerTo, noAnswer, refusal } from '../../../test/answers';
import { additionalKeysAnswer, createdAnswer, creation, drafts } from '../../../test/editing';
import { entriesAnswer, entryAnswer, makeEntry } from '../../../test/entries';
import { fillIn } from '../../../test/fillIn';
import { fillRequiredFields, findCombobox, findSaveButton, names, visit } from '../../../test/newEntryPage';
import { address } from '../../../test/renderApp';

const entry = makeEntry(names);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('creates an entry from the form and opens it', async () => {
  const input = { ...names, mechanism: 'Binds.', additional: { cohort: 'n = 40' } };
  const { user } = visit([createdAnswer(input, entry)]);
  await fillRequiredFields(user);
  await fillIn(user, await screen.findByRole('textbox', { name: 'Mechanism' }), ' Binds. ');
  await user.click(screen.getByRole('button', { name: 'Add a fact' }));
  await fillIn(user, await findCombobox('Name of fact 1'), 'cohort');
  await fillIn(user, screen.getByRole('textbox', { name: 'Text of cohort' }), 'n = 40');
  await user.click(await findSaveButton());
  expect(await screen.findByText('The entry')).toBeInTheDocument();
  expect(address()).toBe(`/entries/${entry.accession}`);
  expect(screen.getByText(messages.entryCreated)).toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

test('who leaves before the answer is only told that it is created', async () => {
  const { user, goTo, hold } = visit([createdAnswer(names, entry)]);
  await fillRequiredFields(user);
  const answer = hold();
  await user.click(await findSaveButton());
  await goTo('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await answer();
  expect(await screen.findByText(messages.entryCreated)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
});

test('"Save and add another" keeps disease and references for the next entry', async () => {
  const entry = makeEntry({ ...names, reference: 'PMID 1' });
  const { user } = visit([
    createdAnswer({ ...names, reference: 'PMID 1' }, entry),
    // The next form asks again.
    additionalKeysAnswer('cohort', 'assay'),
  ]);
  await fillRequiredFields(user);
  await fillIn(user, await screen.findByRole('textbox', { name: 'References' }), 'PMID 1');
  await user.click(screen.getByRole('button', { name: 'Save and add another' }));
  await waitFor(async () => expect(await findCombobox('Autoantibody')).toHaveValue(''));
  expect(screen.getByText(messages.entryCreated)).toBeInTheDocument();
  expect(await findCombobox('Disease')).toHaveValue(names.disease);
  expect(await screen.findByRole('textbox', { name: 'References' })).toHaveValue('PMID 1');
  await waitFor(async () => expect(await findCombobox('Autoantibody')).toHaveFocus());
  expect(address()).toBe('/entries/new');
  expect(await findSaveButton()).toHaveAccessibleDescription(/^Nothing is added/);
  expect(drafts()).toEqual([]);
});

test('lists missing required fields with links, and focuses the first', async () => {
  const { user } = visit();
  await fillIn(user, await findCombobox('Autoantibody'), 'Anti-tTG');
  await user.click(await findSaveButton());
  const disease = await findCombobox('Disease');
  await waitFor(() => expect(disease).toHaveFocus());
  expect(disease).toBeRequired();
  expect(disease).toHaveAccessibleDescription(new RegExp(messages.entryFieldsRequired));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Fix 2 problems before you save');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Disease', 'Autoantigen']);
  await user.click(within(summary).getByRole('link', { name: 'Autoantigen' }));
  await waitFor(async () => expect(await findCombobox('Autoantigen')).toHaveFocus());
  expect(await findCombobox('Autoantigen')).toBeInvalid();
});

test('cannot be saved while it is empty, and explains why', async () => {
  visit();
  expect(await findSaveButton()).toHaveAccessibleDescription('The form is empty');
});

test("shows the server's errors next to their fields, and keeps the input", async () => {
  const message = messages.tooLong('disease', 2000);
  const { user } = visit([
    refusal(creation(names), 'BAD_USER_INPUT', message, [{ path: 'disease', message }]),
  ]);
  await fillRequiredFields(user);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () =>
    expect(await findCombobox('Disease')).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(await findCombobox('Disease')).toHaveFocus();
  expect(await findCombobox('Autoantigen')).toHaveValue('TG2');
});

test("shows the catalogue's message after a failure, and saving can be repeated by keyboard", async () => {
  const { user } = visit([noAnswer(creation(names)), createdAnswer(names, entry)]);
  await fillRequiredFields(user);
  await user.click(await findSaveButton());
  const failure = await within(screen.getByRole('group', { name: 'Save' })).findByRole('alert');
  expect(failure).toHaveTextContent(failures.createEntry);
  expect(failure).toHaveTextContent(
    'The server did not answer. Try again in a moment.' +
      'Your draft of a new entry, Anti-tTG in Celiac disease, is saved in this browser.',
  );
  expect(drafts()).toHaveLength(1);
  expect(await findCombobox('Disease')).toHaveValue(names.disease);
  await user.click(await findCombobox('Disease'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('The entry')).toBeInTheDocument();
});

test('an attempt after one without an answer has the same key, unless something was changed', async () => {
  const keys = new Set<unknown>();
  const request = {
    query: CreateEntryDocument,
    variables: ({ idempotencyKey }: CreateEntryMutationVariables) => keys.add(idempotencyKey).size > 0,
  };
  const { user } = visit([noAnswer(request), noAnswer(request), answerTo(request, { createEntry: entry })]);
  const save = async () => {
    await user.click(await findSaveButton());
    await within(screen.getByRole('group', { name: 'Save' })).findByRole('alert');
  };
  await fillRequiredFields(user);
  await save();
  await save();
  expect(keys.size).toBe(1);
  await fillIn(user, await screen.findByRole('textbox', { name: 'Mechanism' }), 'Binds.');
  await user.click(await findSaveButton());
  expect(await screen.findByText('The entry')).toBeInTheDocument();
  expect(keys.size).toBe(2);
});

test('a failure that the server reports names the draft too', async () => {
  const { user } = visit([refusal(creation(names), 'UNAVAILABLE', messages.databaseReadOnly)]);
  await fillRequiredFields(user);
  await user.click(await findSaveButton());
  const failure = await within(screen.getByRole('group', { name: 'Save' })).findByRole('alert');
  expect(failure).toHaveTextContent(messages.databaseReadOnly);
  expect(failure).toHaveTextContent(/Your draft of a new entry, .+ is saved in this browser\.$/);
});

test('without storage, one is asked to keep the page open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  const { user } = visit([noAnswer(creation(names))]);
  await fillRequiredFields(user);
  await user.click(await findSaveButton());
  expect(await screen.findByText(/cannot save a draft, so keep this page open/)).toBeInTheDocument();
});

test('Enter in a single-line field does not save', async () => {
  const { user } = visit([createdAnswer(names, entry)]);
  await fillRequiredFields(user);
  await user.keyboard('{Escape}{Enter}');
  expect(address()).toBe('/entries/new');
});

describe('a copy', () => {
  const original = makeEntry({ ...names, mechanism: 'Binds.', additional: { cohort: 'n = 40' } });
  const at = `/entries/new?copy=${original.accession}`;
  const known = entryAnswer({ accession: original.accession }, original);

  test('starts as the entry it is of, and can be saved once it differs', async () => {
    const input = { ...names, epitope: 'Domain', mechanism: 'Binds.', additional: { cohort: 'n = 40' } };
    const answers = [known, createdAnswer(input, entry)];
    const { user } = visit(answers, at);
    expect(await findCombobox('Disease')).toHaveValue(names.disease);
    expect(await findCombobox('Name of fact 1')).toHaveValue('cohort');
    expect(await findSaveButton()).toHaveAccessibleDescription(new RegExp(`same as ${original.accession}`));
    await fillIn(user, await findCombobox('Epitope'), 'Domain');
    await user.click(await findSaveButton());
    expect(await screen.findByText('The entry')).toBeInTheDocument();
  });

  test('an unknown entry to copy is reported as missing', async () => {
    visit([entryAnswer({ accession: 'AIA0000999' }, null)], '/entries/new?copy=AIA0000999');
    expect(await screen.findByRole('heading', { name: 'Entry not found' })).toBeInTheDocument();
  });
});

test('a created entry is at the front of the list one came from', async () => {
  const { user } = visit([entriesAnswer([makeEntry()], {}, 396), createdAnswer(names, entry)], '/entries');
  expect(await screen.findByText('396 entries')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'New entry' }));
  await fillRequiredFields(user);
  await user.click(await findSaveButton());
  await user.click(await screen.findByRole('link', { name: 'The list' }));
  expect(await screen.findByText('397 entries')).toBeInTheDocument();
  const [, first] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(names.disease);
});
