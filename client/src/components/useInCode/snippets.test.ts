import { restPaths } from '@contract/rest-paths';
import { buildSchema, parse, validate } from 'graphql';

import { urlOfCall } from './codeView';
import { entriesInCode, type ListedEntries } from './entriesInCode';
import { restParameters } from './restParameters';
import { curlPostSnippet, curlSnippet, graphqlSnippet, pythonSnippet, rSnippet } from './snippets';

interface Files {
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
}

// A Node.js API, which the client's own types do not include.
const { readFileSync } = jest.requireActual<Files>('node:fs');

const origin = 'https://atlas.example.org';
const list: ListedEntries = {
  search: "Graves' $(id)",
  field: 'disease',
  filters: { disease: 'a*b', mechanism: String.raw`50 % \*`, 'type.lists': 'IgG', createdAt: '2026' },
  sortBy: 'type',
  sortOrder: 'desc',
  page: 2,
  limit: 25,
};
const view = entriesInCode('/entries?page=2', list, ['disease', 'accession', 'type']);

test('converts filters to REST: selected values exactly, typed ones as substrings, stars escaped', () => {
  expect(restParameters(list)).toEqual({
    search: "Graves' $(id)",
    field: 'disease',
    disease: String.raw`a\*b`,
    mechanism: String.raw`*50 % \\**`,
    'type.lists': 'IgG',
    createdAt: '2026',
  });
});

test('a field is searched only where something is searched for', () => {
  expect(restParameters({ search: '', field: 'disease', filters: {} })).toEqual({});
});

test('a trailing backslash does not escape the appended star', () => {
  const { mechanism } = restParameters({ ...list, filters: { mechanism: 'a\\' } });
  expect(mechanism).toBe('*a\uff3c*');
});

test('the address contains all parameters, encoded', () => {
  const address = new URL(urlOfCall(origin, view.rest));
  expect(address.pathname).toBe(restPaths.entries);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...restParameters(list),
    sortBy: 'type',
    sortOrder: 'desc',
    page: '2',
    limit: '25',
  });
  expect(urlOfCall(origin, { path: '/api', parameters: {} })).toBe(`${origin}/api`);
});

test('the file has all rows with the columns shown', () => {
  expect(view.file?.parameters).toMatchObject({ format: 'csv', columns: 'disease,accession,type' });
  expect(view.file?.parameters).not.toHaveProperty('page');
});

test('curl encodes what can be read, and gets encoded what cannot', () => {
  const question = { path: '/api', parameters: { one: "it's", two: 'a\nb' } };
  expect(curlSnippet(origin, question)).toBe(
    [`curl --get '${origin}/api'`, String.raw`--data-urlencode 'one=it'\''s'`, `--data 'two=a%0Ab'`].join(
      ' \\\n  ',
    ),
  );
  expect(curlSnippet(origin, { path: '/api', parameters: {} })).toBe(`curl '${origin}/api'`);
  expect(curlPostSnippet(`${origin}/graphql`, '{"a":"it\'s"}')).toContain(
    String.raw`--data-binary '{"a":"it'\''s"}'`,
  );
});

test('the GraphQL query selects the visible columns and the accession once, with valid variables', () => {
  const { query, variables, body, page } = graphqlSnippet(view.graphql);
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  expect(validate(schema, parse(query))).toEqual([]);
  expect(query.match(/accession/g)).toHaveLength(1);
  expect(JSON.parse(body)).toEqual({ query, variables: JSON.parse(variables) });
  expect(JSON.parse(variables)).toEqual({
    search: list.search,
    field: 'disease',
    filter: {
      disease: { eq: 'a*b' },
      mechanism: { contains: String.raw`50 % \*` },
      type: { lists: 'IgG' },
      createdAt: { within: '2026' },
    },
    sortBy: 'type',
    sortOrder: 'desc',
    page: 2,
    limit: 25,
  });
  expect(Object.fromEntries(new URLSearchParams(page.split('#')[1]))).toEqual({ query, variables });
});

test('Python and R request the page and the file; without a file only the page', () => {
  for (const snippet of [pythonSnippet, rSnippet]) {
    expect(snippet(origin, view)).toContain('# All rows, as csv');
    const { file, ...alone } = view;
    expect(file).toBeDefined();
    expect(snippet(origin, alone)).not.toMatch(/csv/);
  }
});
