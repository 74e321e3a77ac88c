import { screen } from '@testing-library/react';

import type { ImportDetailsFragment } from '../../generated/types';
import { routes } from '../../paths';
import {
  countsAnswer,
  importAnswer,
  makeImport,
  makeRow,
  problemsAnswer,
  rowsAnswer,
} from '../../test/imports';
import { renderApp } from '../../test/renderApp';
import { ImportPage } from './ImportPage';

type Figures = Partial<Pick<ImportDetailsFragment, 'inserted' | 'updated' | 'skipped' | 'failed'>>;

/** Opens an import with only these rows. */
function visit(figures: Figures, values: Partial<ImportDetailsFragment> = {}) {
  const counted = { inserted: 0, updated: 0, skipped: 0, failed: 0, ...figures };
  const total = counted.inserted + counted.updated + counted.skipped + counted.failed;
  const shown = makeImport({ ...counted, total, ...values });
  return renderApp({
    pages: { [routes.import]: ImportPage },
    at: `/import/${shown.id}`,
    signedInAs: {},
    answers: [
      importAnswer(shown),
      problemsAnswer(shown.id),
      countsAnswer(shown.id, shown.failed),
      rowsAnswer(shown.id, [makeRow(2)], { only: shown.failed > 0 ? 'errors' : 'all' }),
    ],
  });
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    { inserted: 4, skipped: 2, failed: 3 },
    '4 of 9 rows can be imported, 3 have errors, 2 are skipped. Nothing is stored yet.',
  ],
  [{ skipped: 1, failed: 8 }, 'No row can be imported: 8 rows have errors, 1 is skipped.'],
  [{ updated: 2, skipped: 3 }, '2 of 5 rows can be imported, 3 are skipped. Nothing is stored yet.'],
  [{ skipped: 3 }, 'There is nothing to import: no row changes anything.'],
  [{ inserted: 4 }, 'All 4 rows can be imported. Nothing is stored yet.'],
])('a preview of %j shows what can be imported', async (figures, sentence) => {
  visit(figures);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('skipped rows do not count as importable', async () => {
  visit({ inserted: 4, skipped: 2, failed: 3 });
  expect(await screen.findByRole('button', { name: 'Import the 4 valid rows' })).toBeEnabled();
});

test('skipped rows do not count without invalid rows either', async () => {
  visit({ inserted: 4, skipped: 2 });
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
});

test('where only skipped rows are without an error, none is offered', async () => {
  visit({ skipped: 1, failed: 8 });
  const all = await screen.findByRole('button', { name: 'Import all rows' });
  expect(all).toHaveAccessibleDescription('8 rows have errors. Correct them here or in the file.');
  expect(screen.queryByRole('button', { name: /good row/ })).not.toBeInTheDocument();
});

test('states that there is nothing to import if all rows are skipped', async () => {
  visit({ skipped: 3 });
  const all = await screen.findByRole('button', { name: 'Import all rows' });
  expect(all).toHaveAccessibleDescription('No row changes anything.');
});

test.each([
  [
    { inserted: 4, skipped: 2, failed: 3 },
    '4 entries imported',
    /^3 rows were not imported\..* 2 rows were skipped because/,
  ],
  [
    { skipped: 1, failed: 8 },
    'Nothing was imported: 8 rows have errors',
    /1 row was skipped because nothing changes/,
  ],
  [
    { skipped: 2 },
    'Nothing to import: the database already contains every row',
    /^2 rows were skipped because nothing changes/,
  ],
])('an import of %j names the skipped rows apart', async (figures, title, sentence) => {
  visit(figures, { status: 'done', dryRun: false });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
