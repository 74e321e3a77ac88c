import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { session } from '../../../session/session';
import { noAnswer, refusal } from '../../../test/answers';
import { drafts, duplicatesAnswer } from '../../../test/editing';
import { makeEntry } from '../../../test/entries';
import { makeUser } from '../../../test/makeUser';
import { address } from '../../../test/renderApp';
import { createRequest, makeSubmission, proposedAnswer } from '../../../test/submissions';
import {
  fillRequiredValues,
  findCombobox,
  findSendButton,
  findTextbox,
  requiredValues,
  setText,
  ticket,
  visit,
} from '../../../test/submitPage';

beforeEach(() => localStorage.clear());

test('a visitor proposes an entry, and lands on the receipt', async () => {
  const request = createRequest({
    input: { ...requiredValues, mechanism: 'Binds.' },
    submitter: { name: 'Grace', email: 'grace@example.org', wantsMail: true },
    note: 'See PMID:1',
  });
  const { user } = visit([proposedAnswer(request, makeSubmission(), ticket)]);
  await fillRequiredValues();
  setText(await findTextbox('Mechanism'), ' Binds. ');
  setText(await findTextbox('Note to the reviewer'), 'See PMID:1');
  setText(await findTextbox('Your name'), ' Grace ');
  setText(await findTextbox('Your e-mail address'), 'grace@example.org');
  await user.click(await findSendButton());
  expect(await screen.findByText('The receipt')).toBeInTheDocument();
  expect(address()).toBe(`/submissions/receipt/${ticket}`);
  expect(drafts()).toEqual([]);
});

test('lists missing required fields in order with a message each, and focuses the first', async () => {
  const { user } = visit();
  setText(await findCombobox('Autoantibody'), 'Anti-tTG');
  await user.click(await findSendButton());
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Disease', 'Autoantigen', 'Epitope', 'UniProt ID'].map(messages.fieldRequired),
  );
  await waitFor(async () => expect(await findCombobox('Disease')).toHaveFocus());
  expect(await findCombobox('UniProt ID')).toHaveAccessibleDescription(/write “not a protein”/);
});

test('shows the error of an invalid e-mail address before sending', async () => {
  const { user } = visit();
  await fillRequiredValues();
  setText(await findTextbox('Your e-mail address'), 'grace');
  await user.click(await findSendButton());
  expect(await findTextbox('Your e-mail address')).toHaveAccessibleDescription(
    new RegExp(messages.emailInvalid),
  );
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Your e-mail address');
  setText(await findTextbox('Your e-mail address'), 'grace@example.org');
  expect(screen.queryByText(messages.emailInvalid)).not.toBeInTheDocument();
});

test('people never meet the field for robots; what fills it is sent along', async () => {
  const request = createRequest({ input: requiredValues, website: 'https://spam.example' });
  const { user } = visit([proposedAnswer(request, makeSubmission(), ticket)]);
  await fillRequiredValues();
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
  const field = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(field).toHaveAttribute('tabindex', '-1');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field?.closest('[aria-hidden="true"]')).not.toBeNull();
  if (field) field.value = 'https://spam.example';
  await user.click(await findSendButton());
  expect(await screen.findByText('The receipt')).toBeInTheDocument();
});

test.each([
  ['nobody', noAnswer(createRequest({ input: requiredValues })), failures.createSubmission],
  [
    'too many of one address',
    refusal(createRequest({ input: requiredValues }), 'RATE_LIMITED', messages.tooManyAttempts(600)),
    messages.tooManyAttempts(600),
  ],
])('refused by %s, shows the message and keeps the input', async (_, answer, sentence) => {
  const { user } = visit([answer]);
  await fillRequiredValues();
  await user.click(await findSendButton());
  const bar = screen.getByRole('group', { name: 'Send' });
  const failure = await within(bar).findByRole('alert');
  expect(failure).toHaveTextContent(sentence);
  expect(failure).toHaveTextContent(
    'Your draft of a proposal, Anti-tTG in Celiac disease, is saved in this browser.',
  );
  expect(await findCombobox('Epitope')).toHaveValue(requiredValues.epitope);
  expect(drafts()).toHaveLength(1);
});

test("shows the server's error of a field next to it", async () => {
  const request = createRequest({ input: requiredValues });
  const { user } = visit([refusal(request, 'BAD_USER_INPUT', messages.fieldRequired('epitope'))]);
  await fillRequiredValues();
  await user.click(await findSendButton());
  await waitFor(async () => expect(await findCombobox('Epitope')).toBeInvalid());
});

test('offers an unsent draft with its note again, also after signing in', async () => {
  visit();
  setText(await findCombobox('Disease'), 'Uveitis');
  setText(await findTextbox('Note to the reviewer'), 'Seen in clinic');
  await screen.findByText('Draft saved in this browser');
  await waitFor(() => expect(localStorage.getItem(drafts()[0] ?? '')).toContain('Seen in clinic'));
  cleanup();
  const { user } = visit([], '/submit', {});
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(await findCombobox('Disease')).toHaveValue('Uveitis');
  expect(await findTextbox('Note to the reviewer')).toHaveValue('Seen in clinic');
});

test('a signed-in user need not give a name, and is redirected to the submission', async () => {
  const submission = makeSubmission();
  const request = createRequest({ input: requiredValues, submitter: { wantsMail: true } });
  const { user } = visit([proposedAnswer(request, submission, null)], '/submit', { name: 'Ada' });
  expect(await screen.findByText('You are signed in. Reviewers see your name, Ada.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  await fillRequiredValues();
  await user.click(await findSendButton());
  expect(await screen.findByText('The submission')).toBeInTheDocument();
  expect(address()).toBe(`/submissions/${submission.id}`);
});

test('lists likely duplicates with links to correct them', async () => {
  const same = makeEntry(requiredValues);
  visit([duplicatesAnswer({ ...requiredValues, epitope: 'Domain' }, [same])]);
  await fillRequiredValues();
  setText(await findCombobox('Epitope'), 'Domain');
  const link = await screen.findByRole('link', { name: /^Suggest a correction to it/ });
  expect(link).toHaveAttribute('href', `/submit?entry=${same.accession}`);
});

test('asks visitors before leaving an unsent proposal', async () => {
  const { user } = visit();
  setText(await findCombobox('Disease'), 'Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without sending?' });
  expect(dialog).toHaveTextContent('This browser stores it as a draft');
});

test('signing in during input keeps the draft', async () => {
  const { user } = visit();
  setText(await findCombobox('Disease'), 'Uveitis');
  await screen.findByText('Draft saved in this browser');
  act(() => session.start({ token: 'token-of-a-test', user: makeUser() }));
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(await findCombobox('Disease')).toHaveValue('Uveitis');
});
