import { mapEntryFields } from '@contract/entry-fields';
import { fireEvent, screen, within } from '@testing-library/react';

import { addDraft, readDrafts } from '../../../components/entryForm/entryDrafts';
import { valuesOf } from '../../../components/entryForm/entryFormValues';
import { noDuplicatesAnswer } from '../../../test/editing';
import { makeEntry } from '../../../test/entries';
import { makeSnapshot } from '../../../test/histories';
import { meaningAnswer } from '../../../test/names';
import { approvedAnswer, approveRequest, reviewAnswer, submissionsAnswer } from '../../../test/reviews';
import { approved, decisionPanel, dialog, pathOf, rita, visit, waiting } from '../../../test/submissionPage';

beforeEach(() => localStorage.clear());

const texts = {
  disease: 'Celiac disease',
  autoantibody: 'Anti-tTG',
  autoantigen: 'TG2',
  epitope: 'Not defined',
  uniprotId: 'P21980',
};
const base = makeSnapshot({
  ...mapEntryFields(() => null),
  ...texts,
  sensitivity: '50%',
  accession: 'AIA0000007',
});
/** An entry that has changed since its correction was proposed. */
const target = {
  __typename: 'SubmissionTarget',
  entryId: makeEntry().id,
  accession: 'AIA0000007',
  version: 1,
  currentVersion: 3,
  deleted: false,
  base,
  entry: makeEntry({
    ...texts,
    sensitivity: '55%',
    monitoring: 'Yearly',
    accession: 'AIA0000007',
    version: 3,
  }),
};

test('if the entry has changed, conflicts are resolved before the correction is approved', async () => {
  const submission = waiting({ ...texts, sensitivity: '61%', correctionOf: target });
  const request = approveRequest({
    id: submission.id,
    version: 1,
    corrections: { sensitivity: '55%' },
    entryVersion: 3,
  });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    approvedAnswer(request, approved(submission, 'AIA0000007')),
  ]);
  const moved = within(
    await screen.findByRole('region', { name: 'AIA0000007 has changed since the proposal' }),
  );
  const approve = (await decisionPanel()).getByRole('button', { name: 'Approve and publish' });
  expect(approve).toHaveAccessibleDescription(/^Choose a value for each field/);
  await user.click(
    within(moved.getByRole('radiogroup', { name: 'Sensitivity' })).getByRole('radio', { name: /^Now/ }),
  );
  await user.click(approve);
  await user.click((await dialog()).getByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText(/^Approved: /)).toBeInTheDocument();
});

test('if the base version is withdrawn, the correction is approved for the current version', async () => {
  const correctionOf = { ...target, base: null };
  const submission = waiting({ ...texts, sensitivity: '61%', correctionOf });
  const request = approveRequest({ id: submission.id, version: 1, entryVersion: 3 });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    approvedAnswer(request, approved(submission, 'AIA0000007')),
  ]);
  await user.click((await decisionPanel()).getByRole('button', { name: 'Approve and publish' }));
  await user.click((await dialog()).getByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText(/^Approved: /)).toBeInTheDocument();
});

test('approves with corrections: sends only corrected fields, after confirmation', async () => {
  const submission = waiting({ disease: 'Celiac disease', autoantibody: 'Anti-tTG' });
  const request = approveRequest({
    id: submission.id,
    version: 1,
    corrections: { epitope: 'Residues 1–20' },
  });
  const place = { userId: rita.id, form: `review:${submission.id}` };
  const values = valuesOf(submission);
  addDraft(place, { values: { ...values, epitope: 'Left behind' }, base: values, version: 1 });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    approvedAnswer(request, approved(submission)),
    noDuplicatesAnswer(),
  ]);
  await decisionPanel();
  await user.keyboard('c');
  expect(await screen.findByRole('form', { name: 'Approve with corrections' })).toBeInTheDocument();
  fireEvent.change(screen.getByRole('combobox', { name: 'Epitope' }), { target: { value: 'Residues 1–20' } });
  await user.click(await screen.findByRole('button', { name: 'Approve with 1 correction' }));
  expect((await dialog()).getByText('Corrected: Epitope.')).toBeInTheDocument();
  await user.click((await dialog()).getByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText(/^Approved: /)).toBeInTheDocument();
  expect(readDrafts(place)).toEqual([]);
}, 20_000);

test('keys work again after the way back from the corrections', async () => {
  const submission = waiting();
  const { user, goBack } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    noDuplicatesAnswer(),
  ]);
  await decisionPanel();
  await user.keyboard('c');
  await screen.findByRole('form', { name: 'Approve with corrections' });
  await goBack();
  await decisionPanel();
  await user.keyboard('r');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('offers the reviewer the name that the database uses, as a correction', async () => {
  const submission = waiting({ disease: 'SLE', autoantibody: 'Anti-dsDNA' });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    noDuplicatesAnswer(),
    meaningAnswer({ name: 'SLE', field: 'disease' }, [{ name: 'Systemic lupus erythematosus', entries: 20 }]),
  ]);
  const names = within(await screen.findByRole('region', { name: 'Names' }));
  await user.click(
    await names.findByRole('button', { name: 'Use Systemic lupus erythematosus (20 entries)' }),
  );
  expect(await screen.findByRole('form', { name: 'Approve with corrections' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Disease' })).toHaveValue('Systemic lupus erythematosus');
  await user.click(await screen.findByRole('button', { name: 'Approve with 1 correction' }));
  expect(
    (await dialog()).getByText('Anti-dsDNA in Systemic lupus erythematosus becomes a new public entry.'),
  ).toBeInTheDocument();
});
