import { failures } from '@contract/failures';
import { clientMessages } from '@contract/messages-client';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';

import {
  DeleteTermDocument,
  RestoreTermDocument,
  TermHistoryDocument,
  UpdateTermDocument,
} from '../../../generated/termEditing';
import { VocabularyClassesDocument, VocabularyTermDocument } from '../../../generated/vocabulary';
import { routes } from '../../../paths';
import { session } from '../../../session/session';
import { answerTo, refusal } from '../../../test/answers';
import { makeUser } from '../../../test/makeUser';
import { address, renderApp } from '../../../test/renderApp';
import { TermPage } from '../TermPage';

const term = {
  __typename: 'AutoantibodyTerm',
  id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
  slug: 'anti-jo-1',
  name: 'Anti-Jo-1',
  isClass: false,
  synonyms: [{ __typename: 'TermSynonym', name: 'Anti-HisRS', kind: 'exact', ambiguous: false }],
  classes: [],
  icap: [],
  counts: { __typename: 'TermCounts', entries: 0, diseases: 0 },
  members: [],
  hpo: [],
  loinc: [{ __typename: 'LoincCode', code: '5234-0', name: 'Jo-1 Ab', scope: 'own' }],
  targets: [],
  sources: [
    { __typename: 'TermSource', fact: 'name', source: 'A book', version: null },
    { __typename: 'TermSource', fact: 'loinc', source: 'A list of codes', version: '2.1' },
  ],
  version: 1,
};

const page = answerTo(
  { query: VocabularyTermDocument, variables: { name: 'anti-jo-1' } },
  { autoantibodyTerm: term },
);
const noClasses = answerTo(
  { query: VocabularyClassesDocument },
  { autoantibodyTerms: { __typename: 'AutoantibodyTermPage', items: [] } },
);
const problem = 'the check digit of 5234-1 is wrong';
const anyUpdate = { query: UpdateTermDocument, variables: () => true };
const refused = (path: string) =>
  refusal(anyUpdate, 'BAD_USER_INPUT', `${path} is not valid: ${problem}`, [{ path, message: problem }]);

test('shows a problem at its row, counts changes without blank rows, and forgets a removed row', async () => {
  const { user } = renderApp({
    pages: { [routes.term]: TermPage },
    at: '/vocabulary/anti-jo-1?edit',
    signedInAs: { role: 'Reviewer' },
    answers: [page, noClasses, refused('loinc.1.code')],
  });
  const form = within(await screen.findByRole('form', { name: 'Edit name' }));
  await user.click(form.getByRole('button', { name: 'Add name' }));
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes yet');

  await user.click(form.getByRole('button', { name: 'Add LOINC code' }));
  await user.type(form.getByLabelText('Code of LOINC code 2'), '5234-1');
  await user.type(form.getByLabelText('Name of the test of LOINC code 2'), 'A test');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));
  expect(await form.findByText(problem, { selector: 'p' })).toBeInTheDocument();
  expect(form.getByRole('link', { name: 'LOINC codes, row 2' })).toBeInTheDocument();

  await user.click(form.getByRole('button', { name: 'Remove LOINC code 2' }));
  expect(form.queryByText(problem, { selector: 'p' })).not.toBeInTheDocument();
  expect(form.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' (new)');
  expect(form.getByRole('button', { name: 'Save 1 change' })).toBeInTheDocument();
});

test('who leaves before a change is saved is only told of it', async () => {
  const saved = answerTo(anyUpdate, { updateAutoantibodyTerm: { ...term, name: 'Anti-Jo', version: 2 } });
  const { user, goTo, hold } = renderApp({
    pages: { [routes.term]: TermPage },
    at: '/vocabulary/anti-jo-1?edit',
    signedInAs: { role: 'Reviewer' },
    answers: [page, noClasses, saved],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '{Backspace}{Backspace}');
  const answer = hold();
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await goTo('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await answer();
  expect(await screen.findByText(clientMessages.termUpdated)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
});

test('who leaves before a name is deleted is only told of it, and it is gone', async () => {
  const history = answerTo(
    { query: TermHistoryDocument, variables: { id: term.id, limit: 20 } },
    { autoantibodyTermHistory: { __typename: 'TermHistory', total: 0, revisions: [] } },
  );
  const deleted = answerTo(
    { query: DeleteTermDocument, variables: { id: term.id, version: 1, reason: null } },
    { deleteAutoantibodyTerm: { __typename: 'AutoantibodyTerm', id: term.id } },
  );
  const { user, goTo, hold } = renderApp({
    pages: { [routes.term]: TermPage },
    at: '/vocabulary/anti-jo-1',
    signedInAs: { role: 'Reviewer' },
    answers: [page, history, deleted, refusal(page.request, 'NOT_FOUND', 'There is no such term')],
  });
  const button = { name: 'Delete term' };
  await user.click(await screen.findByRole('button', button));
  const answer = hold();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', button));
  await goTo('/elsewhere');
  await answer();
  expect(await screen.findByText(clientMessages.termDeleted)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
  await goTo('/vocabulary/anti-jo-1');
  expect(await screen.findByRole('heading', { name: 'Name not found' })).toBeInTheDocument();
});

test('names the version that somebody else saved meanwhile', async () => {
  const conflict = refusal(anyUpdate, 'CONFLICT', 'The name has changed');
  const saved = answerTo(
    { query: VocabularyTermDocument, variables: { name: term.id } },
    { autoantibodyTerm: { ...term, name: 'Anti-Jo1', version: 2 } },
  );
  const history = answerTo(
    { query: TermHistoryDocument, variables: { id: term.id, limit: 1 } },
    { autoantibodyTermHistory: { __typename: 'TermHistory', total: 2, revisions: [] } },
  );
  const { user } = renderApp({
    pages: { [routes.term]: TermPage },
    at: '/vocabulary/anti-jo-1?edit',
    signedInAs: { role: 'Reviewer' },
    answers: [page, noClasses, conflict, saved, history],
  });
  const form = within(await screen.findByRole('form', { name: 'Edit name' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' (new)');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText(/It is now at version 2/)).toBeInTheDocument();
  expect(screen.getByText(/^Version 2\./)).toBeInTheDocument();
});

test('a form that was left is no step of the way back', async () => {
  const history = answerTo(
    { query: TermHistoryDocument, variables: { id: term.id, limit: 20 } },
    { autoantibodyTermHistory: { __typename: 'TermHistory', total: 0, revisions: [] } },
  );
  const { user } = renderApp({
    pages: {
      '/': () => <Link to="/vocabulary/anti-jo-1?edit">Edit</Link>,
      [routes.term]: () => [<TermPage key="term" />, <Back key="back" />],
    },
    at: '/',
    signedInAs: { role: 'Reviewer' },
    answers: [page, noClasses, history],
  });
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Delete term' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument();
  expect(address()).toBe('/');
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('sources stand folded below the list that they are of, and a problem opens them', async () => {
  const { user } = renderApp({
    pages: { [routes.term]: TermPage },
    at: '/vocabulary/anti-jo-1?edit',
    signedInAs: { role: 'Reviewer' },
    answers: [page, noClasses, refused('sources.1.source')],
  });
  const form = within(await screen.findByRole('form', { name: 'Edit name' }));
  const codes = within(form.getByRole('region', { name: 'LOINC codes' }));
  const fold = codes.getByRole('button', { name: 'Sources of LOINC codes' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(codes.queryByRole('textbox', { name: /^Source of/ })).not.toBeInTheDocument();
  const others = within(form.getByRole('region', { name: 'Other sources' }));
  expect(others.getByRole('textbox', { name: 'Source of source 1' })).toHaveValue('A book');

  await user.click(fold);
  await user.click(codes.getByRole('button', { name: 'Add source of LOINC codes' }));
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes yet');
  await user.type(codes.getByLabelText('Source of source 1 of LOINC codes'), ', read{Enter} again');
  await user.click(fold);
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));
  expect(await form.findByText(problem, { selector: 'p' })).toBeVisible();
  expect(form.getByRole('link', { name: 'Sources of LOINC codes, row 1' })).toBeInTheDocument();
  expect(codes.getByLabelText('Source of source 1 of LOINC codes')).toHaveValue(
    'A list of codes, read again',
  );
});

test('after a lost session the same person finds what they typed, and nobody else does', async () => {
  const [reviewer, other] = [makeUser({ role: 'Reviewer' }), makeUser({ role: 'Reviewer' })];
  const open = async (signedInAs: typeof reviewer) => {
    cleanup();
    const { user } = renderApp({
      pages: { [routes.term]: TermPage },
      at: '/vocabulary/anti-jo-1?edit',
      signedInAs,
      answers: [page, noClasses],
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    return { user, name, reason: screen.getByRole('textbox', { name: /^Reason/ }) };
  };
  const { user, name, reason } = await open(reviewer);
  await user.type(name, ' (new)');
  await user.type(reason, 'A new list');
  act(() => session.expire('token-of-a-test'));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/vocabulary/anti-jo-1?edit');
  expect((await open(other)).name).toHaveValue('Anti-Jo-1');
  const found = await open(reviewer);
  expect(found.name).toHaveValue('Anti-Jo-1 (new)');
  expect(found.reason).toHaveValue('A new list');
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeInTheDocument();
});

test('the reason of a restoring stays when it fails, and after a lost session, for the same person', async () => {
  const [reviewer, other] = [makeUser({ role: 'Reviewer' }), makeUser({ role: 'Reviewer' })];
  const current = { ...term, version: 2 };
  const revision = {
    __typename: 'TermRevision',
    ...{ version: 1, action: 'create', by: null, at: '2026-11-20T08:00:00.000Z' },
    ...{ reason: null, source: 'web', changes: [] },
  };
  const history = answerTo(
    { query: TermHistoryDocument, variables: { id: term.id, limit: 20 } },
    { autoantibodyTermHistory: { __typename: 'TermHistory', total: 1, revisions: [revision] } },
  );
  const restoring = { request: { query: RestoreTermDocument, variables: () => true } };
  const open = async (signedInAs: typeof reviewer) => {
    cleanup();
    const { user } = renderApp({
      pages: { [routes.term]: TermPage },
      at: '/vocabulary/anti-jo-1',
      signedInAs,
      answers: [
        { ...page, result: { data: { autoantibodyTerm: current } } },
        history,
        { ...restoring, error: new TypeError('away') },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog, reason: dialog.getByRole('textbox', { name: /^Reason/ }) };
  };
  const { user, dialog, reason } = await open(reviewer);
  await user.type(reason, 'The list was wrong');
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failures.updateTerm);
  expect(reason).toHaveValue('The list was wrong');
  act(() => session.expire('token-of-a-test'));
  expect((await open(other)).reason).toHaveValue('');
  expect((await open(reviewer)).reason).toHaveValue('The list was wrong');
});
