import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { AdditionalKeysDocument, useAdditionalKeysQuery } from '../../generated/editing';
import {
  CancelImportDocument,
  ImportDocument,
  RunImportDocument,
  UndoImportDocument,
} from '../../generated/imports';
import type { ImportDetailsFragment } from '../../generated/types';
import { paths, routes } from '../../paths';
import { answerTo, noAnswer, refusal } from '../../test/answers';
import { viewAnswers, visit } from '../../test/importPage';
import {
  conflictsAnswer,
  importAnswer,
  importedEntry,
  importsAnswer,
  makeImport,
  makeProblem,
  makeRow,
  problemsAnswer,
  rowsAnswer,
} from '../../test/imports';
import { setPhoneWindow } from '../../test/phoneWindow';
import { type Answers, renderApp } from '../../test/renderApp';
import { ImportPage } from './ImportPage';

const visitImport = (shown: ImportDetailsFragment, answers: Answers = []) =>
  visit([importAnswer(shown), ...answers], `/import/${shown.id}`);

/** An import that has stored its rows. */
const makeDone = (values: Partial<ImportDetailsFragment> = {}) =>
  makeImport({ status: 'done', dryRun: false, canUndo: true, ...values });

function undoAnswer(undone: ImportDetailsFragment) {
  const { reverted, conflictsTotal } = undone;
  return answerTo(
    { query: UndoImportDocument, variables: { id: undone.id } },
    { undoImport: { __typename: 'UndoneImport', import: undone, reverted, conflictsTotal } },
  );
}

afterEach(() => jest.restoreAllMocks());

test('polls a running import until it ends', async () => {
  const running = makeDone({ status: 'running', processed: 25, total: 100, inserted: 0, canUndo: false });
  visitImport(running, [importAnswer({ ...running, status: 'done', processed: 100, inserted: 100 })]);
  const bar = await screen.findByRole('progressbar', { name: 'Storing the entries' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('25 of 100 rows')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '100 entries imported' })).toBeInTheDocument();
});

test('treats an address that is no id as one of an unknown import', async () => {
  const message = messages.importIdInvalid;
  const extensions = { code: 'BAD_USER_INPUT', errors: [{ path: 'id', message }] };
  const request = { query: ImportDocument, variables: { id: 'zzz' } };
  visit([{ request, result: { errors: [{ message, extensions }] } }], '/import/zzz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Import not found' })).toBeInTheDocument();
});

describe('an import in progress', () => {
  const makeRunning = (values: Partial<ImportDetailsFragment> = {}) =>
    makeDone({ status: 'running', total: 100, inserted: 0, canUndo: false, canCancel: true, ...values });
  const cancelRequest = ({ id }: ImportDetailsFragment) => ({
    query: CancelImportDocument,
    variables: { id },
  });
  const cancelAnswer = (running: ImportDetailsFragment) =>
    answerTo(cancelRequest(running), {
      cancelImport: { ...running, status: 'cancelled' as const, canCancel: false },
    });
  /** Polling asks again and again. */
  const polled = (running: ImportDetailsFragment) => Array.from({ length: 20 }, () => importAnswer(running));

  test('can be cancelled after a confirmation that says what happens', async () => {
    const running = makeRunning();
    const { user } = visitImport(running, [cancelAnswer(running), ...polled(running)]);
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this import?' }));
    expect(dialog.getByText(/nothing of it is stored/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel import' }));
    expect(
      await screen.findByRole('heading', { name: 'The import was cancelled, and nothing was stored' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
    expect(screen.queryByText('New entries')).not.toBeInTheDocument();
  });

  test('goes on if the dialog is left, or cancelling is refused, which the dialog shows', async () => {
    const running = makeRunning();
    const { user } = visitImport(running, [
      refusal(cancelRequest(running), 'CONFLICT', messages.importAlmostStored),
      ...polled(running),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
    await user.click(await screen.findByRole('button', { name: 'Let it run' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Cancel import' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel import' }));
    expect(await dialog.findByText(messages.importAlmostStored)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument();
  });

  /** Shows what is derived from entries, then an import, which is left for it again. */
  async function visitFromKeys(shown: ImportDetailsFragment, answers: Answers) {
    const keysAnswer = (...additionalKeys: string[]) =>
      answerTo({ query: AdditionalKeysDocument }, { additionalKeys });
    const Keys = () => useAdditionalKeysQuery().data?.additionalKeys.join();
    const { goTo, ...visited } = renderApp({
      pages: { '/keys': Keys, [routes.import]: ImportPage },
      at: '/keys',
      signedInAs: {},
      answers: [keysAnswer('Kit'), ...answers, keysAnswer('Kit', 'Laboratory')],
    });
    await screen.findByText('Kit');
    await goTo(paths.import(shown.id));
    const leave = () => goTo('/keys');
    const findNewKeys = () => screen.findByText('Kit,Laboratory', {}, { timeout: 8000 });
    return { ...visited, leave, findNewKeys };
  }

  test('lets other pages show its entries when it ends after its page was left', async () => {
    const running = makeRunning();
    const done = importAnswer({ ...running, status: 'done', inserted: 100 });
    const { leave, findNewKeys } = await visitFromKeys(running, [
      importAnswer(running),
      noAnswer(done.request),
      done,
    ]);
    await screen.findByRole('progressbar', { name: 'Storing the entries' });
    await leave();
    expect(await findNewKeys()).toBeInTheDocument();
  });

  test('lets other pages show its entries if its page was left before it began', async () => {
    const shown = makeImport({ total: 1, inserted: 1 });
    const options = { mode: 'all', existing: 'refuse' };
    const running = makeRunning({ ...shown, status: 'running', dryRun: false });
    const { user, hold, leave, findNewKeys } = await visitFromKeys(shown, [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2)]),
      answerTo({ query: RunImportDocument, variables: { id: shown.id, options } }, { runImport: running }),
      importAnswer({ ...running, status: 'done' }),
    ]);
    const button = await screen.findByRole('button', { name: 'Import 1 row' });
    const answer = hold();
    await user.click(button);
    await leave();
    await answer();
    expect(await findNewKeys()).toBeInTheDocument();
  });

  test('of another user cannot be cancelled', async () => {
    const running = makeRunning({ canCancel: false });
    visitImport(running, polled(running));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel import' })).not.toBeInTheDocument();
  });

  test('can be cancelled from the list', async () => {
    const running = makeRunning({ fileName: 'long.csv' });
    const cancelled = { ...running, status: 'cancelled' as const, canCancel: false };
    const { user } = visit([
      importsAnswer([running]),
      cancelAnswer(running),
      ...Array.from({ length: 5 }, () => importsAnswer([cancelled])),
    ]);
    const row = within(await screen.findByRole('row', { name: /long\.csv/ }));
    await user.click(row.getByRole('button', { name: 'Cancel the import of long.csv' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel import' }));
    await waitFor(() => expect(row.getByText('Cancelled')).toBeInTheDocument());
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('shows the outcome of the rows, why some were skipped, and links to the imported entries', async () => {
  const done = makeDone({ inserted: 1200, updated: 3, failed: 2, errorsTotal: 2, warningsTotal: 1 });
  visitImport(done, [
    problemsAnswer(
      done.id,
      [
        makeProblem({ row: 8, value: ' ' }),
        makeProblem({ row: 1051, path: 'disease', message: 'Disease is required' }),
      ],
      [
        makeProblem({ row: 9, message: 'Much like an entry', entry: importedEntry('AIA0000007') }),
        makeProblem({ row: 10, value: 'BADID', message: '"BADID" does not look like an accession' }),
        makeProblem({ row: 11, value: '#N/A', message: 'The cell shows an error' }),
      ],
    ),
  ]);
  expect(
    await screen.findByRole('heading', { name: '1,200 entries imported, 3 entries updated' }),
  ).toBeVisible();
  const errors = within(await screen.findByRole('list', { name: 'Errors' }));
  expect(errors.getByText('Row 1,051')).toBeInTheDocument();
  expect(errors.getAllByRole('listitem').at(-1)).toHaveTextContent('Error: Disease is required');
  const warnings = within(screen.getByRole('list', { name: 'Warnings' }));
  expect(warnings.getByRole('link', { name: 'AIA0000007' })).toHaveAttribute('href', '/entries/AIA0000007');
  // The cell is shown unless the reason quotes it.
  expect(warnings.queryByText('BADID')).not.toBeInTheDocument();
  expect(warnings.getByText('#N/A')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the latest entries' })).toHaveAttribute(
    'href',
    '/entries?sortBy=updatedAt&sortOrder=desc',
  );
  expect(screen.getByRole('button', { name: 'Download report' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download rows not imported' })).toBeInTheDocument();
});

test.each([
  ['refused', { failed: 6 }, 'Nothing was imported: 6 rows have errors'],
  ['failed', { message: 'The upload broke off' }, 'The upload broke off'],
] as const)('shows that an import was %s, and why', async (status, values, sentence) => {
  visitImport(makeImport({ status, inserted: 0, ...values }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Import another file' })).toHaveAttribute('href', '/import');
  expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
});

test('explains undoing, and lists entries edited since with links', async () => {
  const done = makeDone({ inserted: 47, updated: 2 });
  const undone = {
    ...done,
    status: 'undone' as const,
    canUndo: false,
    reverted: 48,
    conflictsTotal: 1,
    undoneAt: '2026-11-21T09:30:00.000Z',
    undoneBy: done.by,
  };
  const conflict = {
    __typename: 'ImportConflict',
    entry: importedEntry('AIA0000012'),
    disease: 'Lupus',
    autoantibody: 'Anti-Sm',
    autoantigen: 'Sm',
    version: 3,
    deleted: false,
  };
  const { user } = visitImport(done, [undoAnswer(undone), conflictsAnswer(done.id, [conflict])]);
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(dialog.getByText('Undoing deletes 47 entries that the import created.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(
    await screen.findByRole('heading', { name: 'Undone: 48 entries deleted or restored' }),
  ).toBeInTheDocument();
  const left = within(await screen.findByRole('list', { name: 'Entries that were not reverted' }));
  expect(left.getByRole('link', { name: 'AIA0000012' })).toHaveAttribute('href', '/entries/AIA0000012');
  expect(left.getByText('now at version 3')).toBeInTheDocument();
});

test.each([
  [{ inserted: 47, updated: 0, reverted: 47 }, 'Undone: 47 entries deleted'],
  [{ inserted: 0, updated: 1, reverted: 1 }, 'Undone: 1 entry restored'],
  [{ inserted: 47, updated: 2, reverted: 49 }, 'Undone: 47 entries deleted, 2 entries restored'],
])('says what undoing %j did', async (figures, title) => {
  visitImport(makeImport({ status: 'undone', dryRun: false, canUndo: false, ...figures }));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('shows in the dialog that undoing was refused or failed', async () => {
  const done = makeDone();
  const { request } = undoAnswer(done);
  const { user } = visitImport(done, [
    noAnswer(request),
    refusal(request, 'NOT_FOUND', messages.importNotFound),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failures.undoImport);
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await dialog.findByText(messages.importNotFound)).toBeInTheDocument();
});

test('lists who imported what and when, and undoes from there', async () => {
  const mine = makeDone({ fileName: 'lupus.xlsx', inserted: 12, skipped: 1 });
  const others = makeDone({ fileName: null, canUndo: false, by: null });
  const undone = { ...mine, status: 'undone' as const, canUndo: false, reverted: 12 };
  const { user } = visit([
    importsAnswer([mine, others]),
    undoAnswer(undone),
    importsAnswer([undone, others]),
  ]);
  const row = within(await screen.findByRole('row', { name: /lupus\.xlsx/ }));
  for (const text of ['Ada Lovelace', '20 Nov 2026', '12 new, 1 skipped', 'Imported'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'lupus.xlsx' })).toHaveAttribute('href', `/import/${mine.id}`);
  const other = within(screen.getByRole('row', { name: /Entries sent by a program/ }));
  expect(other.queryByRole('button')).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Undo the import of lupus.xlsx' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(row.getByText('Undone')).toBeInTheDocument());
});

test('the focus stays in the page when the button to undo goes', async () => {
  const done = makeDone();
  const undone = { ...done, status: 'undone' as const, canUndo: false };
  const Page = () => (
    <main tabIndex={-1}>
      <ImportPage />
    </main>
  );
  const { user } = renderApp({
    pages: { [routes.import]: Page },
    at: '/import',
    signedInAs: {},
    answers: [importsAnswer([done]), undoAnswer(undone), importsAnswer([undone])],
  });
  await user.click(await screen.findByRole('button', { name: /^Undo the import/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('states that nothing was imported yet', async () => {
  visit([importsAnswer([])]);
  expect(await screen.findByText(/^There are no imports yet/)).toBeInTheDocument();
});

test("shows the catalogue's message if the list fails to load, with a retry", async () => {
  const answer = importsAnswer([makeDone({ fileName: 'again.csv' })]);
  const { user } = visit([noAnswer(answer.request), answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchImports);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'again.csv' })).toBeInTheDocument();
});

test('shows past imports as cards on a phone', async () => {
  setPhoneWindow();
  visit([importsAnswer([makeDone({ fileName: 'phone.csv' })])]);
  const cards = within(await screen.findByRole('list', { name: 'Past imports' }));
  expect(cards.getByRole('link', { name: 'phone.csv' })).toBeInTheDocument();
  expect(cards.getByRole('button', { name: 'Undo the import of phone.csv' })).toBeInTheDocument();
});

test('shows an unknown import with links to continue', async () => {
  visit([importAnswer(null, 'unknown')], '/import/unknown');
  expect(await screen.findByRole('heading', { name: 'This import does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All imports' })).toHaveAttribute('href', '/import');
});
