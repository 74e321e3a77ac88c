import { messages } from '@contract/messages';
import { screen, waitFor } from '@testing-library/react';

import { duplicatesAnswer } from '../../../test/editing';
import { makeEntry } from '../../../test/entries';
import { fillIn } from '../../../test/fillIn';
import { meaningAnswer } from '../../../test/names';
import { fillRequiredFields, findCombobox, findSaveButton, names, visit } from '../../../test/newEntryPage';

beforeEach(() => localStorage.clear());

test('suggests existing values, matching the other fields first, and accepts any text', async () => {
  const { user } = visit();
  await user.type(await findCombobox('Disease'), 'celi');
  await screen.findByRole('option', { name: 'Celiac disease 4' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await findCombobox('Disease')).toHaveValue('Celiac disease');
  const antibody = await findCombobox('Autoantibody');
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

test('shows likely duplicates during input, with links that open a new tab', async () => {
  const same = makeEntry({ ...names, epitope: 'Domain 1' });
  const { user } = visit([duplicatesAnswer({ ...names, epitope: 'Domain' }, [same])]);
  await fillRequiredFields(user);
  await fillIn(user, await findCombobox('Epitope'), 'Domain');
  const link = await screen.findByRole('link', { name: `${same.accession} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', `/entries/${same.accession}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Already in the database')).toBeInTheDocument();
  expect(await findSaveButton()).not.toHaveAttribute('aria-disabled');
});

test('offers the name that the database uses, and takes it only when the button is pressed', async () => {
  const { user } = visit([
    meaningAnswer({ name: 'SLE', field: 'disease' }, [{ name: 'Systemic lupus erythematosus', entries: 20 }]),
  ]);
  const disease = await findCombobox('Disease');
  await fillIn(user, disease, 'SLE');
  const use = await screen.findByRole('button', { name: 'Use Systemic lupus erythematosus (20 entries)' });
  expect(use.closest('[aria-live="polite"]')).toHaveTextContent('“SLE” is another name of:');
  expect(disease).toHaveValue('SLE');
  await user.click(use);
  expect(await findCombobox('Disease')).toHaveValue('Systemic lupus erythematosus');
  await waitFor(async () => expect(await findCombobox('Disease')).toHaveFocus());
  await waitFor(() => expect(use).not.toBeInTheDocument());
});

test('Tab goes from a field to the next one, and reaches an offer after the fields of the section', async () => {
  const { user } = visit([
    meaningAnswer({ name: 'SLE', field: 'disease' }, [{ name: 'Systemic lupus erythematosus', entries: 20 }]),
  ]);
  await fillIn(user, await findCombobox('Disease'), 'SLE');
  const use = await screen.findByRole('button', { name: 'Use Systemic lupus erythematosus (20 entries)' });
  for (const next of ['Autoantibody', 'Autoantigen', 'Epitope', 'UniProt ID']) {
    await user.tab();
    expect(await findCombobox(next)).toHaveFocus();
  }
  await user.tab();
  expect(use).toHaveFocus();
});

test('lists all meanings of an ambiguous name, and offers none for a name that is used', async () => {
  const { user } = visit([
    meaningAnswer({ name: 'APS', field: 'disease' }, [
      { name: 'Antiphospholipid syndrome', entries: 9 },
      { name: 'Autoimmune polyendocrine syndrome', entries: 0 },
    ]),
    meaningAnswer({ name: 'anti-ttg', field: 'autoantibody' }, [{ name: 'Anti-tTG', entries: 1 }]),
  ]);
  await fillIn(user, await findCombobox('Disease'), 'APS');
  await fillIn(user, await findCombobox('Autoantibody'), 'anti-ttg');
  expect(await screen.findByText('“APS” has several meanings:')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Use / }).map(({ textContent }) => textContent)).toEqual([
    'Use Antiphospholipid syndrome (9 entries)',
    'Use Autoimmune polyendocrine syndrome',
  ]);
});

test('remarks on identifiers without refusing them', async () => {
  const { user } = visit();
  const uniprot = await findCombobox('UniProt ID');
  await fillIn(user, uniprot, 'dsDNA');
  expect(await screen.findByText(/“dsDNA” is not a valid UniProt accession/)).toBeInTheDocument();
  await user.clear(uniprot);
  await fillIn(user, uniprot, 'not a protein');
  await waitFor(() => expect(screen.queryByText(/is not a valid UniProt accession/)).not.toBeInTheDocument());
  expect(uniprot).toBeValid();
});

test('counts the characters when a text nears its limit', async () => {
  const { user } = visit();
  await user.click(await findCombobox('Disease'));
  await user.paste('x'.repeat(1900));
  expect(screen.getByText('1,900 of 2,000 characters')).toBeInTheDocument();
});

test('shows the error of a fact with a reserved name next to it, and can remove it', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Add a fact' }));
  const name = await findCombobox('Name of fact 1');
  await waitFor(() => expect(name).toHaveFocus());
  await fillIn(user, name, 'disease');
  expect(name).toHaveAccessibleDescription(messages.additionalNameReserved('disease'));
  await user.click(screen.getByRole('button', { name: 'Remove disease' }));
  expect(screen.queryByRole('combobox', { name: 'Name of fact 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a fact' })).toHaveFocus();
});

test('names of facts that entries use are offered', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Add a fact' }));
  await user.type(await findCombobox('Name of fact 1'), 'coh');
  expect(await screen.findByRole('option', { name: 'cohort' })).toBeInTheDocument();
});
