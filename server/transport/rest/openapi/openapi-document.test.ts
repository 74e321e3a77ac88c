import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { sortKeys } from '../../../../schema/contract/entry-filters.js';
import { exportFormats } from '../../../../schema/contract/export-formats.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { restRoutes } from '../../../use-cases.js';
import { openApiDocument } from './openapi-document.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly enum?: readonly string[] };
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean };
  readonly responses: Record<string, { readonly content: object }>;
}
interface Document {
  readonly openapi: string;
  readonly info: Record<string, unknown>;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: { readonly Entry: { readonly required: string[]; readonly examples: object[] } };
  };
}

/** The document as a client receives it. */
const document = JSON.parse(JSON.stringify(openApiDocument(restRoutes, '1.2.3'))) as Document;

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
const named = operations.map(({ method, path }) => `${method} ${path}`);
const getAt = (path: string): Operation => document.paths[path]!['get']!;

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  );
}

function resolve(reference: string): unknown {
  const steps = reference.replace('#/', '').split('/');
  return steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    document,
  );
}

/** All parts of a document that are objects. */
function parts(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(parts)];
}

test('every enumeration of a nullable value has null once', () => {
  const nullable = parts(document).filter(
    ({ type, enum: values }) => Array.isArray(type) && type.includes('null') && Array.isArray(values),
  );
  expect(nullable.length).toBeGreaterThan(5);
  for (const { enum: values } of nullable)
    expect((values as unknown[]).filter((value) => value === null)).toHaveLength(1);
});

test.each(['400', '429'])('every operation can be refused with status %s', (status) => {
  expect(operations.filter(({ responses }) => !(status in responses))).toEqual([]);
});

test('every route is documented', () => {
  expect(named).toEqual(expect.arrayContaining(restRoutes.map(({ method, path }) => `${method} ${path}`)));
});

test('every operation is a route', () => {
  expect(restRoutes.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(named));
});

test('every path of the contract is documented', () => {
  expect(Object.keys(document.paths).sort()).toEqual(Object.values(restPaths).sort());
});

test('the document states version, title and licence', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: '1.2.3' });
  expect(document.info['license']).toMatchObject({ name: 'Apache-2.0' });
});

test('every reference resolves', () => {
  const dangling = references(document).filter((reference) => resolve(reference) === undefined);
  expect(dangling).toEqual([]);
});

test('operation names are unique', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test.each(operations.map((operation) => [operation.path, operation] as const))(
  'the path parameters of %s are documented',
  (path, { parameters }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
    expect(described.map(({ name }) => name)).toEqual(inPath);
  },
);

test.each(operations.map((operation) => [operation.path, operation] as const))(
  'no parameter of %s is documented twice',
  (_path, { parameters }) => {
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each([restPaths.entries, restPaths.exportEntries])('%s has a filter for each field', (path) => {
  const names = getAt(path).parameters.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...entryFieldNames]));
});

test('the sort keys are those of the contract', () => {
  const sortBy = getAt(restPaths.entries).parameters.find(({ name }) => name === 'sortBy');
  expect(sortBy?.schema.enum).toEqual(sortKeys);
});

test('an export documents the media type of each format', () => {
  const offered = Object.keys(getAt(restPaths.exportEntries).responses['200']!.content);
  expect(offered).toHaveLength(Object.keys(exportFormats).length);
});

test.each([restPaths.importTemplate, restPaths.importReport])('%s documents files only', (path) => {
  const offered = Object.keys(getAt(path).responses['200']!.content);
  expect(offered).toContain('text/csv; charset=utf-8');
  expect(offered).not.toContain('application/json');
});

test('the example entry has all required properties', () => {
  const { examples, required } = document.components.schemas.Entry;
  expect(Object.keys(examples[0]!)).toEqual(expect.arrayContaining(required));
});

test.each(restRoutes.filter(({ repeatable }) => repeatable).map(({ path }) => [path] as const))(
  'POST %s documents its idempotency key and the responses to it',
  (path) => {
    const { parameters, responses } = document.paths[path]!['post']!;
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '409']));
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    expect(success).toMatchObject({ headers: { 'Idempotent-Replayed': expect.any(Object) } });
  },
);

test.each([restPaths.resubmitSubmission, restPaths.withdrawSubmission, restPaths.submissionMail])(
  '%s can be refused with 403: reviewers see submissions of others, but do not act for the submitter',
  (path) => {
    expect(document.paths[path]!['post']!.responses).toHaveProperty('403');
  },
);

test.each(['put', 'delete'])('%s of an entry documents its version', (method) => {
  const { parameters } = document.paths[restPaths.entry]![method]!;
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', in: 'header' }));
});

test.each([
  ['post', restPaths.approveSubmission, false],
  ['post', restPaths.rejectSubmission, false],
  ['post', restPaths.sendBackSubmission, true],
  ['put', restPaths.entry, false],
  ['put', restPaths.user, false],
  ['put', restPaths.vocabularyTerm, false],
  ['put', restPaths.measure, true],
])('%s %s documents whether it needs a body: %s', (method, path, required) => {
  expect(document.paths[path]![method]!.requestBody?.required).toBe(required);
});
