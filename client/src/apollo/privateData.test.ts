import { Kind, OperationTypeNode, parse } from 'graphql';

import { privateFields } from './privateData';

interface Files {
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
  readonly readdirSync: (path: string, options: { recursive: true; encoding: 'utf8' }) => readonly string[];
}

const { readFileSync, readdirSync } = jest.requireActual<Files>('node:fs');

/** The queries with the same answer for everyone. */
const publicQueries = [
  ...['additionalKeys', 'associationGraph', 'autoantibodyTerm', 'autoantibodyTerms', 'combineTests'],
  ...['differential', 'entries', 'entriesByIds', 'entry', 'entryFacet', 'entryNeighbours', 'entryVersion'],
  ...[
    'likelyDuplicates',
    'overview',
    'resolveName',
    'statistics',
    'suggestions',
    'tombstone',
    'uniqueValues',
  ],
];
const privateQueries = [
  ...['autoantibodyTermHistory', 'deletedEntries', 'entryHistory', 'import', 'importRows', 'imports', 'me'],
  ...['measureHistory', 'submission', 'submissionByTicket', 'submissionCounts', 'submissions', 'system'],
  ...['user', 'userStats', 'users', 'verifyResetToken'],
];

/** The root fields of all queries in a document. */
function queriedFields(document: string): readonly string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY
      ? definition.selectionSet.selections.flatMap((field) => ('name' in field ? [field.name.value] : []))
      : [],
  );
}

test('every query of the client is known to be public, or removed from the cache with the session', () => {
  const documents = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`client/src/${file}`, 'utf8'));
  const queried = [...new Set(documents.flatMap(queriedFields))].sort();
  expect(queried.filter((name) => !privateFields.test(name))).toEqual(publicQueries);
  expect(queried.filter((name) => privateFields.test(name))).toEqual(privateQueries);
});
