import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { storageKeys } from '@contract/storage-keys';
import { fireEvent, screen } from '@testing-library/react';

import { readDrafts } from '../../../components/entryForm/entryDrafts';
import { routes } from '../../../paths';
import { noAnswer } from '../../../test/answers';
import {
  accession,
  entry,
  field,
  id,
  known,
  me,
  names,
  retype,
  save,
  saved,
  visit,
} from '../../../test/editEntryPage';
import {
  additionalKeysAnswer,
  change,
  drafts,
  noDuplicatesAnswer,
  noValuesAnswer,
  updatedAnswer,
} from '../../../test/editing';
import { entryAnswer, makeEntry } from '../../../test/entries';
import { address, renderApp } from '../../../test/renderApp';
import { EditEntryPage } from './EditEntryPage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('shows a skeleton of the form while the entry loads', async () => {
  visit(known);
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeInTheDocument();
  expect(await field('Mechanism')).toHaveValue('Old.');
  expect(document.title).toContain('Edit Anti-tTG in Celiac disease');
});

test('gives a text that is too long for one line, or has several, a text area', async () => {
  const texts = { epitope: 'Residues 121-131. '.repeat(9), screening: 'ELISA\nor RIA' };
  visit(entryAnswer({ accession }, { ...entry, ...texts }));
  expect(await field('Epitope')).toHaveValue(texts.epitope);
  expect(await field('Screening method')).toHaveValue(texts.screening);
  expect(await screen.findByRole('combobox', { name: 'Monitoring' })).toHaveValue(entry.monitoring);
});

test('sends only changed fields, the base version and the reason', async () => {
  const request = change(id, { mechanism: 'New.', monitoring: null }, 3, 'Found out');
  const { user } = visit(known, updatedAnswer(request, { ...entry, version: 4 }));
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes yet');
  await retype(user, 'Mechanism', 'New.');
  await user.clear(await screen.findByRole('combobox', { name: 'Monitoring' }));
  await retype(user, 'Reason for the change', 'Found out');
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  expect(await saved()).toBeInTheDocument();
  expect(screen.getByText(messages.entryUpdated)).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.entryDrafts))).toEqual([]);
});

test('who leaves before the answer is only told that it is saved', async () => {
  const request = change(id, { mechanism: 'New.' }, 3);
  const { user, goTo, hold } = visit(
    known,
    updatedAnswer(request, { ...entry, mechanism: 'New.', version: 4 }),
  );
  await retype(user, 'Mechanism', 'New.');
  const answer = hold();
  await save(user);
  await goTo('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(address()).toBe('/elsewhere');
  await answer();
  expect(await screen.findByText(messages.entryUpdated)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
  expect(drafts()).toEqual([]);
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
      entryAnswer({ accession: rich.accession }, rich),
      updatedAnswer(request, { ...rich, version: 2 }),
      noDuplicatesAnswer(),
      noValuesAnswer(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove cohort' }));
  await retype(user, 'Text of lab', 'B');
  await save(user);
  expect(await saved()).toBeInTheDocument();
});

test('states that an unknown or deleted entry is missing', async () => {
  visit(entryAnswer({ accession }, null));
  expect(await screen.findByRole('heading', { name: 'Entry not found' })).toBeInTheDocument();
});

test('a failure to fetch it can be tried again', async () => {
  const { user } = visit(noAnswer(known.request), known);
  expect(await screen.findByText(failures.fetchEntry)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Mechanism')).toHaveValue('Old.');
});

test('text typed while saving is offered as a draft afterwards', async () => {
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
    base: { mechanism: 'New.' },
  });
});

test('on window focus shows that another user has saved, and keeps the input', async () => {
  const { user } = visit(known, entryAnswer({ accession }, { ...entry, version: 4, mechanism: 'Theirs.' }));
  await retype(user, 'Mechanism', 'Mine.');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent.focus(window);
  expect(await screen.findByText(/Another user has saved version 4/)).toBeInTheDocument();
  expect(await field('Mechanism')).toHaveValue('Mine.');
});
