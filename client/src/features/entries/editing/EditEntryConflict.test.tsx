import { messages } from '@contract/messages';
import { cleanup, screen, within } from '@testing-library/react';

import { noAnswer, refusal } from '../../../test/answers';
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
  type User,
  visit,
} from '../../../test/editEntryPage';
import { change, drafts, updatedAnswer } from '../../../test/editing';
import { entryAnswer } from '../../../test/entries';
import { historyAnswer, makeRevision, tombstoneAnswer } from '../../../test/histories';

const stale = (request: ReturnType<typeof change>) => refusal(request, 'CONFLICT', messages.entryStale(4));
const side = async (part: string, whose: 'Yours' | 'Theirs') =>
  within(await versions(part)).getByRole('radio', { name: new RegExp(`^${whose}`) });
const versions = (part: string) => screen.findByRole('radiogroup', { name: part });

beforeEach(() => localStorage.clear());

describe('when another user has changed the entry', () => {
  const theirs = { ...entry, version: 4, mechanism: 'Theirs.', type: 'Protein' };
  const mine = { mechanism: 'Mine.', monitoring: 'Never' };
  const request = change(id, mine, 3);
  const current = entryAnswer({ id }, theirs);

  async function clash(user: User) {
    await retype(user, 'Mechanism', 'Mine.');
    const monitoring = await screen.findByRole('combobox', { name: 'Monitoring' });
    await user.clear(monitoring);
    await user.paste('Never');
    await save(user);
    await screen.findByRole('heading', { name: 'This entry was changed while you edited it' });
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
    expect(choice).toHaveAccessibleDescription('Choose a value for 1 more field first');
    expect(await side('Mechanism', 'Yours')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(choice);
    expect(await saved()).toBeInTheDocument();
  });

  test('shows who saved the other version, and when', async () => {
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

  test('asks again after another change', async () => {
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
    expect(await screen.findByText(/now at version 5/)).toBeInTheDocument();
    expect(await versions('Mechanism')).toHaveTextContent('again');
    await user.click(await side('Mechanism', 'Yours'));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(await saved()).toBeInTheDocument();
  });

  test('the choice can be edited before it is saved', async () => {
    const { user } = visit(known, stale(request), current);
    await clash(user);
    await user.click(screen.getByRole('button', { name: 'Edit before saving' }));
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

test('changes that an attempt without an answer has stored leave nothing to compare', async () => {
  const request = change(id, { mechanism: 'Mine.' }, 3);
  const { user } = visit(
    known,
    noAnswer(request),
    stale(request),
    entryAnswer({ id }, { ...entry, version: 4, mechanism: 'Mine.' }),
  );
  await retype(user, 'Mechanism', 'Mine.');
  await save(user);
  await screen.findByText(/The server did not answer/);
  await save(user);
  expect(await saved()).toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

test('if the entry was deleted, its draft can become a new entry', async () => {
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
  expect(screen.getByRole('link', { name: /^Show the deleted entry/ })).toHaveAttribute(
    'href',
    `/entries/${accession}`,
  );
  await user.click(screen.getByRole('button', { name: 'Create a new entry from the draft' }));
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(await field('Mechanism')).toHaveValue('Mine.');
  expect(screen.getByRole('combobox', { name: 'Disease' })).toHaveValue(names.disease);
});

test('offers a draft of an older version, and compares it with the current version when it is saved', async () => {
  const first = visit(known);
  await retype(first.user, 'Mechanism', 'Mine.');
  await screen.findByText('Draft saved in this browser');
  cleanup();
  const newer = { ...entry, version: 4, type: 'Protein' };
  const merged = change(id, { mechanism: 'Mine.' }, 4);
  const { user } = visit(
    entryAnswer({ accession }, newer),
    stale(change(id, { mechanism: 'Mine.' }, 3)),
    entryAnswer({ id }, newer),
    updatedAnswer(merged, { ...newer, mechanism: 'Mine.', version: 5 }),
  );
  expect(await screen.findByText(/The entry has changed since/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore draft' }));
  await save(user);
  expect(await versions('Type')).toHaveTextContent('Protein');
  await user.click(screen.getByRole('button', { name: 'Save this choice' }));
  expect(await saved()).toBeInTheDocument();
});
