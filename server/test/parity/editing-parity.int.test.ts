import { entryFieldNames, requiredEntryFields } from '../../../schema/contract/entry-fields.js';
import type { Answer } from '../call-api.js';
import { startEditingClient } from '../rest/editing-client.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { entryFragment, renamed } from './both-apis.js';

const revision =
  'version action by { id name } at reason source changes { field before after } withdrawnAt changesWithheld';
const unknown = '00000000-0000-4000-8000-000000000000';
const person = (by: Answer) => by && renamed(by);

/**
 * The same read through REST and GraphQL; `fromRest` converts it to GraphQL's form. `{id}` is an entry with a history.
 */
const reads: readonly (readonly [path: string, query: string, fromRest: (body: Answer) => unknown])[] = [
  [
    '/{id}/history',
    `{ answer: entryHistory(id: "{id}", limit: 100) { revisions { ${revision} } total } }`,
    ({ data, total }) => ({ revisions: data.map((one: Answer) => ({ ...one, by: person(one.by) })), total }),
  ],
  [
    '/{id}/history?limit=2',
    `{ answer: entry(id: "{id}") { revisions(limit: 2) { ${revision} } } }`,
    ({ data }) => ({ revisions: data.map((one: Answer) => ({ ...one, by: person(one.by) })) }),
  ],
  [
    '/{id}/history/1',
    `{ answer: entryAtVersion(id: "{id}", version: 1) { accession version at additional
      ${entryFieldNames.join(' ')} } }`,
    ({ data }) => data,
  ],
  [
    '/deleted?limit=5',
    `{ answer: deletedEntries(limit: 5) { entries { id accession disease autoantibody autoantigen version deletedAt
      deletedBy { id name } } pagination { page limit total pages } } }`,
    ({ data, pagination }) => ({
      entries: data.map((one: Answer) => renamed({ ...one, deletedBy: person(one.deletedBy) })),
      pagination,
    }),
  ],
];

const mistakes: readonly (readonly [
  method: string,
  path: string,
  body: object | undefined,
  query: string,
])[] = [
  ['POST', '', {}, 'mutation { createEntry(input: {}) { id } }'],
  [
    'POST',
    '',
    aDraft({ type: 'a\u0000' }),
    String.raw`mutation { createEntry(input: {
      disease: "A", autoantibody: "B", autoantigen: "C", type: "a\u0000" }) { id } }`,
  ],
  [
    'POST',
    '',
    aDraft({ additional: { disease: 'x' } }),
    'mutation { createEntry(input: { disease: "A", autoantibody: "B", autoantigen: "C", additional: { ' +
      'disease: "x" } }) { id } }',
  ],
  ['PUT', '/nonsense', {}, 'mutation { updateEntry(id: "nonsense", input: {}) { id } }'],
  ['PUT', `/${unknown}`, {}, `mutation { updateEntry(id: "${unknown}", input: {}) { id } }`],
  ['PUT', '/{id}', { disease: ' ' }, 'mutation { updateEntry(id: "{id}", input: { disease: " " }) { id } }'],
  ['PUT', '/{id}', { version: 1 }, 'mutation { updateEntry(id: "{id}", input: {}, version: 1) { id } }'],
  ['PUT', '/{id}', { version: 0 }, 'mutation { updateEntry(id: "{id}", input: {}, version: 0) { id } }'],
  ['DELETE', '/%20', undefined, 'mutation { deleteEntry(id: " ") { id } }'],
  ['DELETE', `/${unknown}`, undefined, `mutation { deleteEntry(id: "${unknown}") { id } }`],
  ['POST', '/{id}/restore', { version: 99 }, 'mutation { restoreEntry(id: "{id}", version: 99) { id } }'],
  [
    'POST',
    `/${unknown}/restore`,
    { version: 1 },
    `mutation { restoreEntry(id: "${unknown}", version: 1) { id } }`,
  ],
  [
    'POST',
    '/{id}/restore?reason=%00',
    { version: 1 },
    String.raw`mutation { restoreEntry(id: "{id}", version: 1, reason: "\u0000") { id } }`,
  ],
  ['GET', '/{id}/history?limit=0', undefined, '{ entryHistory(id: "{id}", limit: 0) { total } }'],
  ['GET', '/{id}/history/99', undefined, '{ entryAtVersion(id: "{id}", version: 99) { version } }'],
  ['GET', '/deleted?page=0', undefined, '{ deletedEntries(page: 0) { pagination { total } } }'],
];

describe('REST and GraphQL edit the same entries', () => {
  const atlas = useStarted(startEditingClient);
  let id: string;
  const byGraphql = (query: string, variables: object = {}) =>
    atlas.graphql(query.replaceAll('{id}', id), variables, atlas.editor.token);
  const byRest = (method: string, path: string, body?: object) =>
    atlas.send(method, `/api/disease${path.replace('{id}', id)}`, body === undefined ? {} : { body });

  beforeAll(async () => {
    ({ _id: id } = await atlas.make({ epitope: 'E', additional: { a: '1' } }));
    await byRest('PUT', '/{id}?reason=why', { epitope: null, additional: { b: '2' } });
    await byRest('DELETE', '/{id}');
    await byRest('POST', '/{id}/restore', { version: 1 });
    const { _id } = await atlas.make();
    await byRest('DELETE', `/${_id}`);
  });

  it.each(reads)('%s', async (path, query, fromRest) => {
    const rest = await byRest('GET', path);
    const graphql = await byGraphql(query);
    expect(graphql.errors).toBeUndefined();
    expect(graphql.data.answer).toEqual(fromRest(rest.body));
  });

  it.each(mistakes)('the same error for %s %s %j', async (method, path, body, query) => {
    const rest = await byRest(method, path, body);
    const { errors } = await byGraphql(query);
    expect(rest.body.success).toBe(false);
    expect({ message: errors[0].message, code: errors[0].extensions.code }).toEqual({
      message: rest.body.message,
      code: rest.body.code,
    });
  });

  it('the same draft creates the same entry, and the same change has the same result', async () => {
    const draft = aDraft({ epitope: ' padded ', additional: { Cohort: 'A', Size: 3 } });
    const change = { epitope: '', affinity: 'high', additional: { Cohort: 'B' } };
    const rest = await byRest('POST', '', draft);
    const restChanged = await byRest('PUT', `/${rest.body.data._id}`, change);
    const all = `{ ...all } } ${entryFragment}`;
    const made = await byGraphql(
      `mutation ($input: EntryInput!) { answer: createEntry(input: $input) ${all}`,
      {
        input: draft,
      },
    );
    const changed = await byGraphql(
      `mutation ($id: ID!, $input: EntryInput!) { answer: updateEntry(id: $id, input: $input) ${all}`,
      { id: made.data.answer.id, input: change },
    );
    const own = { id: '', accession: '', createdAt: '', updatedAt: '' };
    expect({ ...made.data.answer, ...own }).toEqual({ ...Object(renamed(rest.body.data)), ...own });
    expect({ ...changed.data.answer, ...own }).toEqual({ ...Object(renamed(restChanged.body.data)), ...own });
  });

  it('an entry deleted by one API is not found by the other, and has a tombstone', async () => {
    const made = await atlas.make();
    const { data } = await byGraphql(`mutation { deleteEntry(id: "${made.accession}") { id accession } }`);
    expect(data.deleteEntry).toEqual({ id: made._id, accession: made.accession });
    expect((await byRest('GET', `/${made._id}`)).status).toBe(404);
    const { data: read } = await atlas.graphql(
      `{ tombstone(id: "${made._id}") { id accession version deletedAt } }`,
    );
    expect(read.tombstone).toEqual({ ...data.deleteEntry, version: 2, deletedAt: expect.any(String) });
  });

  it('a draft needs exactly the required fields', () => {
    expect(Object.keys(aDraft())).toEqual(requiredEntryFields);
  });
});
