import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor } from '@testing-library/react';

import { urlOfCall } from '../../../components/useInCode/codeView';
import { entriesFile } from '../../../components/useInCode/entriesInCode';
import { routes } from '../../../paths';
import { diseasesAnswer, entriesAnswer, makeEntry } from '../../../test/entries';
import { type Answers, renderApp } from '../../../test/renderApp';
import { EntriesPage } from './EntriesPage';
import { defaultView } from './entriesSearchParams';

const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.entries]: EntriesPage }, at, answers: [...answers, diseasesAnswer()] });

/** Mocks a server that returns this response to every download. */
function serve(answer: { ok: boolean; status?: number; text?: string; disposition?: string }) {
  const fetchFile = jest.fn().mockResolvedValue({
    ok: answer.ok,
    status: answer.status ?? 200,
    text: async () => answer.text ?? '',
    blob: async () => new Blob([answer.text ?? '']),
    headers: new Headers({ 'content-disposition': answer.disposition ?? '' }),
  });
  Object.assign(globalThis, { fetch: fetchFile });
  return fetchFile;
}

/** Records the names of the downloaded files. */
function recordDownloads(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

async function exportAs(format: string, user: ReturnType<typeof visit>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format}`) }));
}

beforeAll(() => {
  Object.assign(globalThis, {
    Headers: class extends Map<string, string> {
      constructor(values: Record<string, string>) {
        super(Object.entries(values));
      }
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['XLSX', 'XLSX file downloaded successfully'],
  ['CSV', 'CSV file downloaded successfully'],
  ['TSV', 'TSV file downloaded successfully'],
  ['JSON', 'JSON file downloaded successfully'],
  ['NDJSON', 'NDJSON file downloaded successfully'],
])('a finished %s shows "%s"', async (format, sentence) => {
  serve({ ok: true });
  const names = recordDownloads();
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await exportAs(format, user);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(messages.fileDownloaded(format)).toBe(sentence);
  expect(names).toEqual([`disease_database.${format.toLowerCase()}`]);
});

test('the button has the focus again when the file has come', async () => {
  serve({ ok: true });
  recordDownloads();
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await exportAs('CSV', user);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
});

test("requests the displayed list, and uses the server's file name", async () => {
  const fetchFile = serve({ ok: true, disposition: 'attachment; filename="lupus.csv"' });
  const names = recordDownloads();
  const asked = {
    search: 'anti',
    sortBy: 'type',
    filter: { disease: { eq: 'Lupus' }, mechanism: { contains: 'x' } },
  } as const;
  const { user } = visit(
    '/entries?search=anti&disease=Lupus&mechanism=x&sortBy=type&columns=disease,synonym&page=2',
    [entriesAnswer([makeEntry()], { ...asked, page: 2 }, 11)],
  );
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Columns of 11 entries')).toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'The 2 chosen columns' })).toBeChecked();
  await user.click(screen.getByRole('menuitem', { name: /^CSV/ }));
  await screen.findByText(messages.fileDownloaded('csv'));
  expect(decodeURIComponent(String(fetchFile.mock.calls[0]))).toBe(
    '/api/disease/export/data?format=csv&columns=disease,synonym&sortBy=type&sortOrder=asc&search=anti&disease=' +
      'Lupus&mechanism=*x*',
  );
  expect(names).toEqual(['lupus.csv']);
});

test('requests the columns of the first view, in their order', async () => {
  const fetchFile = serve({ ok: true });
  recordDownloads();
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await exportAs('TSV', user);
  await screen.findByText(messages.fileDownloaded('tsv'));
  expect(decodeURIComponent(String(fetchFile.mock.calls[0]))).toBe(
    '/api/disease/export/data?format=tsv&columns=accession,disease,autoantibody,autoantigen,epitope,type,uniprotId' +
      '&sortBy=disease&sortOrder=asc',
  );
});

test('names the columns where no table shows them', async () => {
  const { user } = visit('/entries?view=cards&columns=disease,synonym', [entriesAnswer([makeEntry()])]);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Only Disease, Synonyms' })).toBeChecked();
});

test('requests all columns if selected', async () => {
  const fetchFile = serve({ ok: true });
  recordDownloads();
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'All columns' }));
  await user.click(screen.getByRole('menuitem', { name: /^CSV/ }));
  await screen.findByText(messages.fileDownloaded('csv'));
  expect(String(fetchFile.mock.calls[0])).toBe(
    '/api/disease/export/data?format=csv&sortBy=disease&sortOrder=asc',
  );
});

test('escapes a star in a filter', () => {
  const view = { ...defaultView, filters: { epitope: 'HLA-B*27', mechanism: 'a*b' } };
  const query = new URL(urlOfCall('http://localhost', entriesFile(view, 'csv', ['disease']))).searchParams;
  expect(query.get('epitope')).toBe('HLA-B\\*27');
  expect(query.get('mechanism')).toBe('*a\\*b*');
});

test.each([
  [
    'the words of the server',
    JSON.stringify({ success: false, message: messages.unavailable, code: 'UNAVAILABLE' }),
    messages.unavailable,
  ],
  ['the catalogue where somebody in between answered', '<html>502</html>', failures.exportEntries],
])('shows a refusal in %s', async (_, text, sentence) => {
  serve({ ok: false, status: 503, text });
  const { user } = visit('/entries', [entriesAnswer([makeEntry()])]);
  await exportAs('CSV', user);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('an empty list cannot be exported', async () => {
  visit('/entries', [entriesAnswer([])]);
  await screen.findByRole('heading', { name: 'There are no entries yet' });
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});
