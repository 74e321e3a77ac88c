import { limits } from '@contract/limits';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { CorrectImportRowDocument, TakeOffersDocument } from '../../generated/imports';
import type { ImportDetailsFragment } from '../../generated/types';
import { session } from '../../session/session';
import { answerTo } from '../../test/answers';
import { drop, previewAnswers, viewAnswers, visit } from '../../test/importPage';
import {
  countsAnswer,
  importsAnswer,
  makeImport,
  makeProblem,
  makeRow,
  rowsAnswer,
} from '../../test/imports';
import { makeUser } from '../../test/makeUser';
import { address } from '../../test/renderApp';

const row = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });
const offers = [
  {
    __typename: 'ImportOffer',
    field: 'disease',
    ambiguous: false,
    meanings: [{ __typename: 'OfferedName', name: 'Systemic lupus erythematosus', entries: 20 }],
  },
] as never;
const cells = ['SLE', 'Anti-Sm', 'Sm'];
const taken = makeRow(2, {
  cells,
  corrections: [
    { __typename: 'FieldChange', field: 'disease', before: 'SLE', after: 'Systemic lupus erythematosus' },
  ] as never,
});

function correctAnswer(
  shown: ImportDetailsFragment,
  number: number,
  field: string,
  text: string | null,
  after = shown,
) {
  const variables = { id: shown.id, row: number, corrections: [{ field, text }] };
  return answerTo({ query: CorrectImportRowDocument, variables }, { correctImportRow: after });
}

afterEach(() => jest.restoreAllMocks());

test('an offer is taken with one press, and the text of the file comes back with another', async () => {
  const shown = makeImport({ offersTotal: 1 });
  const after = { ...shown, offersTotal: 0 };
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2, { cells, offers })]),
      correctAnswer(shown, 2, 'disease', 'Systemic lupus erythematosus', after),
      countsAnswer(shown.id),
      rowsAnswer(shown.id, [taken]),
      correctAnswer(shown, 2, 'disease', null, shown),
      countsAnswer(shown.id),
      rowsAnswer(shown.id, [makeRow(2, { cells, offers })]),
    ],
    `/import/${shown.id}`,
  );
  const use = { name: 'Use Systemic lupus erythematosus (20 entries)' };
  await user.click(within(await row(2)).getByRole('button', use));
  const back = await screen.findByRole('button', { name: /^Use the text of the file for Disease in row 2/ });
  expect(await within(await row(2)).findByText('SLE', { selector: 'del', exact: false })).toBeInTheDocument();
  // The pressed button is gone: the next one has the focus.
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await screen.findByRole('button', use)).toBeInTheDocument();
});

test('all offers are taken at once', async () => {
  const shown = makeImport({ offersTotal: 12 });
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2, { cells, offers })]),
      answerTo(
        { query: TakeOffersDocument, variables: { id: shown.id, all: true } },
        { takeOffers: { ...shown, offersTotal: 0 } },
      ),
      countsAnswer(shown.id),
      rowsAnswer(shown.id, [taken]),
    ],
    `/import/${shown.id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Use all suggestions' }));
  await screen.findByText('12 suggestions used.');
  expect(screen.queryByRole('button', { name: /^Use all/ })).not.toBeInTheDocument();
});

test('asks before the file is read again, which would lose the corrections', async () => {
  const shown = makeImport({ offersTotal: 1 });
  const again = makeImport({ existing: 'update' });
  const offered = makeRow(2, { cells, offers });
  const { user } = visit([
    importsAnswer([]),
    ...previewAnswers(shown),
    rowsAnswer(shown.id, [offered]),
    answerTo(
      { query: TakeOffersDocument, variables: { id: shown.id, all: true } },
      { takeOffers: { ...shown, offersTotal: 0 } },
    ),
    countsAnswer(shown.id),
    rowsAnswer(shown.id, [taken]),
    ...previewAnswers(again, { existing: 'update', sheet: null }),
    rowsAnswer(again.id, [offered]),
  ]);
  await drop(user);
  await user.click(await screen.findByRole('button', { name: 'Use the suggestion' }));
  await screen.findByText('1 suggestion used.');
  const updates = { name: /^Update existing entries that differ/ };
  await user.click(screen.getByRole('switch', updates));
  await user.click(await screen.findByRole('button', { name: 'Keep the corrections' }));
  expect(screen.getByRole('switch', updates)).not.toBeChecked();
  expect(address()).toBe(`/import/${shown.id}`);
  await user.click(screen.getByRole('switch', updates));
  await user.click(await screen.findByRole('button', { name: 'Read it again' }));
  await waitFor(() => expect(address()).toBe(`/import/${again.id}`));
});

test('all offers are taken while a row is corrected, and what was typed there stays', async () => {
  const shown = makeImport({ offersTotal: 1 });
  const wrong = makeRow(3, { cells, warnings: [makeProblem({ row: 3 })] });
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [makeRow(2, { cells, offers }), wrong]),
      answerTo(
        { query: TakeOffersDocument, variables: { id: shown.id, all: true } },
        { takeOffers: { ...shown, offersTotal: 0 } },
      ),
      countsAnswer(shown.id),
      rowsAnswer(shown.id, [taken, wrong]),
    ],
    `/import/${shown.id}`,
  );
  await user.click(within(await row(3)).getByRole('button', { name: 'Correct row 3' }));
  await user.type(screen.getByRole('textbox', { name: 'disease, row 3' }), ' (typed)');
  await user.click(screen.getByRole('button', { name: 'Use the suggestion' }));
  await screen.findByText('1 suggestion used.');
  expect(screen.getByDisplayValue(/ \(typed\)$/)).toBeInTheDocument();
});

test('the cells of a row with an error become inputs, and Enter saves what was typed', async () => {
  const shown = makeImport({ failed: 1, inserted: 2 });
  const after = { ...shown, failed: 0, inserted: 3 };
  const bad = makeRow(3, {
    outcome: 'fail',
    cells: ['Lupus', 'Anti-Sm', ''],
    problems: [makeProblem({ row: 3 })],
  });
  const { user } = visit(
    [
      ...viewAnswers(shown),
      rowsAnswer(shown.id, [bad], { only: 'errors' }),
      correctAnswer(shown, 3, 'autoantigen', 'Sm', after),
      countsAnswer(shown.id),
      rowsAnswer(shown.id, [], { only: 'errors' }),
    ],
    `/import/${shown.id}`,
  );
  await user.click(within(await row(3)).getByRole('button', { name: 'Correct row 3' }));
  const input = screen.getByRole('textbox', { name: 'autoantigen, row 3' });
  expect(input).toHaveFocus();
  await user.type(input, 'Sm');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /row 3/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Correct row 3' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'autoantigen, row 3' }), 'Sm{Enter}');
  await screen.findByText('No row has an error.');
  await waitFor(() => expect(screen.getByText('Row 3 corrected.')).toBeInTheDocument());
});

test('a text that the server has shortened is not corrected on the page, its other cells are', async () => {
  const shown = makeImport({ failed: 1, inserted: 2 });
  const long = makeRow(3, {
    outcome: 'fail',
    // The server counted brackets, too, around values of json that are no texts.
    cells: ['Lupus …', `${'x'.repeat(limits.imports.longRow.shown - 26)}…`, ''],
    problems: [makeProblem({ row: 3 })],
  });
  const short = makeRow(4, { cells: ['Lupus …', 'Anti-Sm', ''], problems: [makeProblem({ row: 4 })] });
  const { user } = visit(
    [...viewAnswers(shown), rowsAnswer(shown.id, [long, short], { only: 'errors' })],
    `/import/${shown.id}`,
  );
  await user.click(within(await row(3)).getByRole('button', { name: 'Correct row 3' }));
  expect(screen.getByRole('textbox', { name: 'autoantigen, row 3' })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'autoantibody, row 3' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Correct row 4' }));
  expect(screen.getAllByRole('textbox', { name: /row 4/ })).toHaveLength(3);
});

test('the preview of another user shows its offers but takes none', async () => {
  const shown = makeImport({ offersTotal: 1, canRun: false });
  visit(
    [...viewAnswers(shown), rowsAnswer(shown.id, [makeRow(2, { cells, offers })])],
    `/import/${shown.id}`,
  );
  await row(2);
  expect(screen.queryByRole('button', { name: /^(Use|Correct|Take)/ })).not.toBeInTheDocument();
});

test('after a lost session the cells of the row hold what was typed, for the same person', async () => {
  const shown = makeImport({ failed: 1, inserted: 2 });
  const bad = makeRow(3, {
    outcome: 'fail',
    cells: ['Lupus', 'Anti-Sm', ''],
    problems: [makeProblem({ row: 3 })],
  });
  const [curator, other] = [makeUser(), makeUser()];
  const open = async (signedInAs: typeof curator) => {
    cleanup();
    const answers = [...viewAnswers(shown), rowsAnswer(shown.id, [bad], { only: 'errors' })];
    const { user } = visit(answers, `/import/${shown.id}`, signedInAs);
    await row(3);
    return user;
  };
  const input = { name: 'autoantigen, row 3' };
  const user = await open(curator);
  await user.click(screen.getByRole('button', { name: 'Correct row 3' }));
  await user.type(screen.getByRole('textbox', input), 'Sm');
  act(() => session.expire('token-of-a-test'));
  await open(other);
  expect(screen.queryByRole('textbox', input)).not.toBeInTheDocument();
  await open(curator);
  expect(screen.getByRole('textbox', input)).toHaveValue('Sm');
});
