import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { ImportFileDocument } from '../../generated/imports';
import { routes } from '../../paths';
import { noAnswer, refusal } from '../../test/answers';
import { drop, file, previewAnswers, visit } from '../../test/importPage';
import { importsAnswer, makeImport } from '../../test/imports';
import { address, renderApp } from '../../test/renderApp';
import { ImportPage } from './ImportPage';

afterEach(() => jest.restoreAllMocks());

test("shows the server's message for a refusal, and the catalogue's for a failed request", async () => {
  const request = { query: ImportFileDocument, variables: { file, options: { dryRun: true } } };
  const { user } = visit([
    importsAnswer([]),
    refusal(request, 'BAD_USER_INPUT', messages.importFileRequired),
    noAnswer(request),
  ]);
  await drop(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.importFileRequired);
  expect(document.body).not.toHaveFocus();
  await drop(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failures.importFile));
});

test('shows upload progress, asks before leaving, and can be cancelled', async () => {
  const slow = { ...previewAnswers(makeImport())[0], delay: 60_000 };
  const { user } = visit([importsAnswer([]), slow as never]);
  await drop(user);
  expect(await screen.findByRole('progressbar', { name: 'Uploading messy.csv' })).toBeInTheDocument();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Choose file' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaving stops the upload, and nothing leads back to its preview', async () => {
  const [preview] = previewAnswers(makeImport());
  const arrived = jest.fn(() => preview?.result);
  const { user } = renderApp({
    pages: {
      [routes.import]: () => (
        <>
          <ImportPage />
          <Link to="/statistics">Statistics</Link>
        </>
      ),
      '/statistics': () => <h1>Statistics</h1>,
    },
    at: '/import',
    signedInAs: {},
    answers: [importsAnswer([]), { ...preview, result: arrived, delay: 1000 } as never],
  });
  await drop(user);
  await user.click(screen.getByRole('link', { name: 'Statistics' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeVisible();
  expect(arrived).not.toHaveBeenCalled();
  await waitFor(() => expect(arrived).toHaveBeenCalled(), { timeout: 5000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(address()).toBe('/statistics');
});

test('a file that is dropped outside of the drop zone does not replace the page', async () => {
  visit([importsAnswer([])]);
  const heading = await screen.findByRole('heading', { name: 'Recognised headers' });
  const isLetThrough = (types: readonly string[]) => fireEvent.drop(heading, { dataTransfer: { types } });
  expect(isLetThrough(['Files'])).toBe(false);
  expect(isLetThrough(['text/plain'])).toBe(true);
});

test('of several dropped files none is sent, and the page says why', async () => {
  visit([importsAnswer([])]);
  fireEvent.drop(await screen.findByText('Drop a file here'), { dataTransfer: { files: [file, file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Drop one file at a time');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('the reference names the headers of each field', async () => {
  const { user } = visit([importsAnswer([])]);
  const heading = await screen.findByRole('heading', { name: 'Recognised headers' });
  const headers = screen.getByText(/^disease, disease name, /);
  expect(headers).not.toBeVisible();
  await user.click(heading);
  expect(headers).toBeVisible();
});
