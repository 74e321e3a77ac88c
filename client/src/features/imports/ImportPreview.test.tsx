import { messages } from '@contract/messages';
import { act, screen, waitFor, within } from '@testing-library/react';

import { CancelImportDocument, RunImportDocument } from '../../generated/imports';
import { answerTo, refusal } from '../../test/answers';
import { drop, previewAnswers, viewAnswers, visit } from '../../test/importPage';
import {
  importAnswer,
  importedEntry,
  importsAnswer,
  makeColumn,
  makeImport,
  makeProblem,
  makeRow,
  problemsAnswer,
  requiredColumns,
  rowsAnswer,
} from '../../test/imports';

const table = () => screen.findByRole('table', { name: 'Rows' });
const row = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });

afterEach(() => jest.restoreAllMocks());

test('checks a file before storing, and shows the outcome of each row', async () => {
  const shown = makeImport({ total: 4, inserted: 1, skipped: 1, failed: 1, updated: 1 });
  const rows = [
    makeRow(2, {
      warnings: [makeProblem({ message: 'Much like an entry', entry: importedEntry('AIA0000007') })],
    }),
    makeRow(3, { outcome: 'fail', cells: ['Lupus', 'Anti-Sm', ''], problems: [makeProblem({ row: 3 })] }),
    makeRow(4, {
      outcome: 'update',
      entry: importedEntry('AIA0000008'),
      warnings: [makeProblem({ row: 4, message: 'Another person changed this in the meantime' })],
      changes: [
        { __typename: 'FieldChange', field: 'autoantigen', before: 'Old name', after: 'New name' } as never,
      ],
    }),
    makeRow(5, { outcome: 'skip', entry: importedEntry('AIA0000009') }),
  ];
  const { user } = visit([
    importsAnswer([]),
    ...previewAnswers(shown),
    rowsAnswer(shown.id, rows.slice(1, 2), { only: 'errors' }),
    rowsAnswer(shown.id, rows),
  ]);
  await drop(user);
  await table();
  await user.click(screen.getByRole('button', { name: /^All rows/ }));
  expect(within(await row(2)).getByRole('link', { name: 'AIA0000007' })).toHaveAttribute(
    'href',
    '/entries/AIA0000007',
  );
  const bad = within(await row(3));
  expect(bad.getByRole('listitem')).toHaveTextContent('Error: Autoantigen is required');
  expect(bad.getByRole('cell', { name: /^Error, Autoantigen is required/ })).toHaveTextContent('blank');
  const changed = within(await row(4));
  expect(changed.getAllByRole('listitem')[0]).toHaveTextContent(
    'Warning: Autoantigen: Another person changed this in the meantime',
  );
  expect(changed.getByText(/^Changes/)).toHaveTextContent('Changes AIA0000008: Autoantigen');
  expect(await changed.findByText('Old', { exact: false, selector: 'del' })).toBeInTheDocument();
  expect(changed.getByText('New', { exact: false, selector: 'ins' })).toBeInTheDocument();
  expect(within(await row(5)).getByRole('link', { name: 'AIA0000009' })).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent(`/import/${shown.id}`);
  expect(screen.getByText(/^2 of 4 rows can be imported, 1 has an error, 1 is skipped\./)).toBeVisible();
  expect(screen.getByText(/1 new, 1 updated, 1 skipped, 1 with errors/)).toBeInTheDocument();
});

test('a column is read as something else, and the rows are checked again', async () => {
  const odd = { columns: [...requiredColumns, makeColumn('Confidence', 'additional.Confidence')] };
  const first = makeImport(odd);
  const second = makeImport({ ...odd, fileName: 'messy.csv' });
  const { user } = visit([
    importsAnswer([]),
    ...previewAnswers(first),
    rowsAnswer(first.id, [makeRow(2)]),
    ...previewAnswers(second, { existing: 'refuse', sheet: null, mapping: { Confidence: 'affinity' } }),
    rowsAnswer(second.id, [makeRow(2)]),
  ]);
  await drop(user);
  await user.click(await screen.findByRole('button', { name: 'Show the columns' }));
  const columns = within(screen.getByRole('list', { name: 'Columns of the file' }));
  expect(columns.getAllByRole('listitem')).toHaveLength(requiredColumns.length + 1);
  expect(columns.getByText('Confidence sample')).toBeInTheDocument();
  expect(columns.getByText('No field; stored as additional data')).toBeInTheDocument();
  await user.click(columns.getByRole('combobox', { name: 'Field for “Confidence”' }));
  await user.click(await screen.findByRole('option', { name: 'Affinity' }));
  await user.click(screen.getByRole('button', { name: 'Check the rows again' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(second.id));
});

test('names the required field that no column fills', async () => {
  const shown = makeImport({
    columns: [makeColumn('disease'), makeColumn('autoantibody'), makeColumn('Ziel', null)],
  });
  visit([...viewAnswers(shown), rowsAnswer(shown.id, [makeRow(2)])], `/import/${shown.id}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('No column is matched to Autoantigen');
});

test('rows with errors come first; another choice is stored in the address, and brings them into view', async () => {
  const shown = makeImport({ failed: 1 });
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2), makeRow(3), makeRow(4)]),
      rowsAnswer(shown.id, [makeRow(3, { outcome: 'fail' })], { only: 'errors' }),
      rowsAnswer(shown.id, [], { only: 'updates' }),
    ],
    `/import/${shown.id}`,
  );
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await row(3);
  expect(screen.queryByRole('row', { name: /^4 / })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^All rows/ }));
  await row(4);
  expect(screen.getByLabelText('Address')).toHaveTextContent('?rows=all');
  expect(scroll).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Updates 0' }));
  expect(await screen.findByText('No row changes an existing entry.')).toBeInTheDocument();
});

test('rows are shown in pages, and the page is stored in the address', async () => {
  const shown = makeImport({ total: 100_000 });
  const page = (first: number) => Array.from({ length: 50 }, (_, place) => makeRow(first + place));
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, page(2), { total: 100_000 }),
      rowsAnswer(shown.id, page(52), { total: 100_000, offset: 50 }),
    ],
    `/import/${shown.id}`,
  );
  expect(await table()).toHaveAttribute('aria-rowcount', '100001');
  await row(51);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await row(52)).toHaveAttribute('aria-rowindex', '52');
  expect(screen.queryByRole('row', { name: /^51 / })).not.toBeInTheDocument();
  expect(screen.getByText('51–100 of 100,000')).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('?page=2');
});

test('a page beyond the rows that are left shows the last ones', async () => {
  const shown = makeImport({ total: 60, failed: 30 });
  const bad = (number: number) => makeRow(number, { outcome: 'fail' });
  visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [], { only: 'errors', total: 30, offset: 100 }),
      rowsAnswer(shown.id, [bad(2), bad(3)], { only: 'errors', total: 30 }),
    ],
    `/import/${shown.id}?page=3`,
  );
  await row(3);
});

test('with invalid rows explains why not all can be imported, and imports the valid ones', async () => {
  const shown = makeImport({ total: 54, inserted: 48, failed: 6 });
  const done = makeImport({ ...shown, status: 'done', dryRun: false });
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2)], { only: 'errors' }),
      answerTo(
        {
          query: RunImportDocument,
          variables: { id: shown.id, options: { mode: 'valid_only', existing: 'refuse' } },
        },
        { runImport: done },
      ),
      problemsAnswer(shown.id),
    ],
    `/import/${shown.id}`,
  );
  const all = await screen.findByRole('button', { name: 'Import all rows' });
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveAccessibleDescription(/^6 rows have errors/);
  await user.click(screen.getByRole('button', { name: 'Import the 48 valid rows' }));
  expect(await screen.findByRole('heading', { name: '48 entries imported' })).toBeInTheDocument();
});

test('who leaves the page before the import has begun is not led back', async () => {
  const shown = makeImport({ total: 1, inserted: 1 });
  const done = makeImport({ ...shown, status: 'done', dryRun: false });
  const run = jest.fn(() => ({ data: { runImport: done } }));
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2)]),
      {
        request: {
          query: RunImportDocument,
          variables: { id: shown.id, options: { mode: 'all', existing: 'refuse' } },
        },
        delay: 300,
        result: run,
      },
      { ...importsAnswer([done]), maxUsageCount: 2 },
    ],
    `/import/${shown.id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await user.click(screen.getByRole('link', { name: 'All imports' }));
  await screen.findByRole('heading', { level: 1, name: 'Import entries' });
  await waitFor(() => expect(run).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/import$/);
});

test('a preview that runs already shows its import in place of a failure', async () => {
  const shown = makeImport({ total: 1, inserted: 1 });
  const variables = { id: shown.id, options: { mode: 'all', existing: 'refuse' } } as const;
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2)]),
      refusal({ query: RunImportDocument, variables }, 'CONFLICT', messages.importNotPreviewed),
      importAnswer(makeImport({ ...shown, status: 'done', dryRun: false })),
      problemsAnswer(shown.id),
    ],
    `/import/${shown.id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByRole('heading', { name: '1 entry imported' })).toBeInTheDocument();
  expect(screen.queryByText(messages.importNotPreviewed)).not.toBeInTheDocument();
});

test("another user's preview can be viewed but not imported", async () => {
  const shown = makeImport({ total: 2, inserted: 2, canRun: false });
  visit([...viewAnswers(shown), rowsAnswer(shown.id, [makeRow(2)])], `/import/${shown.id}`);
  const all = await screen.findByRole('button', { name: 'Import all 2 rows' });
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveAccessibleDescription(/^Only the user who uploaded the file/);
});

test('a preview can be discarded, after a confirmation', async () => {
  const shown = makeImport({ canCancel: true });
  const discarded = { ...shown, status: 'cancelled' as const, canCancel: false, canRun: false };
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2)]),
      answerTo({ query: CancelImportDocument, variables: { id: shown.id } }, { cancelImport: discarded }),
      problemsAnswer(shown.id),
    ],
    `/import/${shown.id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this preview?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard preview' }));
  const title = 'The import was cancelled, and nothing was stored';
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('a preview can be discarded in the list', async () => {
  const shown = makeImport({ canCancel: true, fileName: 'waiting.csv' });
  const { user } = visit([importsAnswer([shown])]);
  await user.click(await screen.findByRole('button', { name: 'Discard the import of waiting.csv' }));
  expect(await screen.findByRole('dialog', { name: 'Discard this preview?' })).toBeInTheDocument();
});
