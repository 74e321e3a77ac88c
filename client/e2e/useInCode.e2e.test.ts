import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { accessionsIn, accessionsOf, get, has, labels, post, readCode, type Row, run } from './codeDialog.js';
import { readAddresses, readCurl } from './codeReaders.js';
import { callRest, signIn } from './signed-in.js';

/** Characters that break out of quotes or are read as a command, an escape, a wildcard or a parameter. */
const hostile = `it's "quoted" $HOME $(id) \`id\` \\n \\ %41 100% & a=b; #? + * ** é β2 日本 😀 {x} <b>`;
const twoLines = 'first line\nsecond\tline \\';

const atlas = startAtlas({
  prepare: async ({ app }) => {
    const { token } = await signIn(app);
    const entries = [
      { disease: `Disease ${hostile}`, autoantibody: 'Anti-hostile 1', mechanism: hostile },
      { disease: `Disease ${hostile}`, autoantibody: 'Anti-hostile 2', mechanism: twoLines },
      { disease: 'A decoy', autoantibody: 'Anti-decoy', mechanism: 'first lines and other letters' },
    ];
    for (const entry of entries) {
      const body = { ...entry, autoantigen: 'Hostile antigen' };
      await callRest(app, 'POST', '/api/disease', { token, body });
    }
  },
});

const thisYear = String(new Date().getUTCFullYear());

/** Lists, and how many entries each contains in total. */
const lists: readonly (readonly [what: string, asked: Record<string, string>, total: number])[] = [
  [
    'a page further on, by another order and size',
    { sortBy: 'autoantigen', sortOrder: 'desc', page: '3', limit: '25' },
    453,
  ],
  ['a search in one field', { search: 'anti-ro', field: 'autoantibody' }, 9],
  [
    'parts of lists, blanks and years',
    { 'uniprotId.isEmpty': 'false', 'screening.lists': 'ELISA', type: 'Enzyme', createdAt: thisYear },
    18,
  ],
  ['a hostile value that was chosen', { disease: `Disease ${hostile}` }, 2],
  ['a hostile value that was typed', { mechanism: hostile }, 1],
  ['a hostile search', { search: `$(id) \`id\` it's "quoted"` }, 2],
  ['a value of two lines that ends in a backslash', { mechanism: twoLines }, 1],
];

interface Shown {
  readonly accessions: readonly string[];
  readonly total: number;
}

/** What a list shows, with accessions in its first column. */
async function readList(page: Page, path: string): Promise<Shown> {
  await page.goto(path);
  const heads = page.getByRole('rowheader').getByRole('link');
  await heads.first().waitFor();
  const counted = await page
    .getByText(/^\d+ entr(?:y|ies)$/)
    .first()
    .innerText();
  return { accessions: await heads.allInnerTexts(), total: Number.parseInt(counted, 10) };
}

test.each(lists)('programs get the displayed list: %s', async (_what, asked, total) => {
  const page = await atlas.look();
  const query = new URLSearchParams({ ...asked, columns: 'accession,disease,mechanism' });
  const shown = await readList(page, `/entries?${query.toString()}`);
  expect(shown.total).toBe(total);
  await page.getByRole('button', { name: 'Use in code' }).click();
  const code = (tab: string, label: string) => readCode(page, tab, label);

  await expectAddresses(shown, code);
  await expectCurl(shown, code);
  await expectGraphql(shown, code);
  await expectPython(shown, code);
  await expectR(shown, code);
  expect(await readList(page, await code('Permalink', 'This page'))).toEqual(shown);
});

type Code = (tab: string, label: string) => Promise<string>;

/** All rows contain those of the page, in the same order. */
function expectAll({ accessions, total }: Shown, all: readonly string[]): void {
  expect(all).toHaveLength(total);
  expect(all.filter((accession) => accessions.includes(accession))).toEqual(accessions);
}

async function expectAddresses(shown: Shown, code: Code): Promise<void> {
  const [page, all] = [await code('Permalink', labels.page), await code('Permalink', labels.all)];
  expect(accessionsIn.json(await get(page))).toEqual(shown.accessions);
  expectAll(shown, accessionsIn.csv(await get(all)));
}

async function expectCurl(shown: Shown, code: Code): Promise<void> {
  const [page, all] = [await code('curl', labels.page), await code('curl', labels.all)];
  expect(accessionsIn.json(await get(readCurl(page).address))).toEqual(shown.accessions);
  expectAll(shown, accessionsIn.csv(await get(readCurl(all).address)));
  if (!has('curl')) return;
  expect(accessionsIn.json(await run('sh', '-c', page))).toEqual(shown.accessions);
  expectAll(shown, accessionsIn.csv(await run('sh', '-c', all)));
}

async function expectGraphql(shown: Shown, code: Code): Promise<void> {
  const body = await code('GraphQL', labels.body);
  const [query, variables] = [await code('GraphQL', 'Query'), await code('GraphQL', 'Variables')];
  expect(JSON.parse(body)).toEqual({ query, variables: JSON.parse(variables) as unknown });
  const answer = await post(`${atlas.app.url}/graphql`, body);
  expect(accessionsIn.graphql(answer)).toEqual(shown.accessions);
  const command = await code('GraphQL', 'The same with curl');
  const read = readCurl(command);
  expect([read.address, read.body]).toEqual([`${atlas.app.url}/graphql`, body]);
  if (has('curl')) expect(accessionsIn.graphql(await run('sh', '-c', command))).toEqual(shown.accessions);
}

async function expectPython(shown: Shown, code: Code): Promise<void> {
  const snippet = await code('Python', 'Python');
  const [page = '', all = ''] = readAddresses('python', snippet);
  expect(accessionsIn.json(await get(page))).toEqual(shown.accessions);
  expectAll(shown, accessionsIn.csv(await get(all)));
  if (!has('python3')) return;
  const output = await run('python3', '-c', `${snippet}\nprint(json.dumps([data, rows]))`);
  const [data, rows] = JSON.parse(output) as [Row[], Row[]];
  expect(accessionsOf(data)).toEqual(shown.accessions);
  expectAll(shown, accessionsOf(rows));
}

async function expectR(shown: Shown, code: Code): Promise<void> {
  const snippet = await code('R', 'R');
  const [page = '', all = ''] = readAddresses('r', snippet);
  expect(accessionsIn.json(await get(page))).toEqual(shown.accessions);
  expectAll(shown, accessionsIn.csv(await get(all)));
  if (!has('Rscript')) return;
  const output = await run('Rscript', '-e', `${snippet}\ncat(data$accession, rows$accession, sep = "\\n")`);
  const lines = output.trim().split('\n');
  expect(lines.slice(0, shown.accessions.length)).toEqual(shown.accessions);
  expectAll(shown, lines.slice(shown.accessions.length));
}
