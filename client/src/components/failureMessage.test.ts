import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';

import { failureMessage } from './failureMessage';

const graphqlError = (message: string, code?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, ...(code && { extensions: { code } }) }] });
const serverError = (bodyText: string) =>
  new ServerError('Response not successful: Received status code 503', {
    bodyText,
    response: { status: 503 } as Response,
  });

test('the sentence of our server is shown as it is', () => {
  const error = graphqlError(messages.unavailable, 'UNAVAILABLE');
  expect(failureMessage(error, 'fetchEntries')).toBe(messages.unavailable);
});

test('so it is when it came with a status that is an error', () => {
  const body = { errors: [{ message: messages.unavailable, extensions: { code: 'UNAVAILABLE' } }] };
  expect(failureMessage(serverError(JSON.stringify(body)), 'fetchEntries')).toBe(messages.unavailable);
});

test.each([
  ['a network that failed', new TypeError('Failed to fetch')],
  ['an error of a library', graphqlError('Cannot query field "x" on type "Y".', 'GRAPHQL_VALIDATION_FAILED')],
  ['an error without a code', graphqlError('boom')],
  ['a page of some proxy', serverError('<html>503 Service Unavailable</html>')],
  ['an answer that is not ours', serverError('{"errors":[{"message":"no upstream"}]}')],
  ['an answer that is empty', serverError('')],
  ['what is not an error at all', undefined],
])('%s shows the sentence of the catalogue', (_, error) => {
  expect(failureMessage(error, 'fetchEntries')).toBe(failures.fetchEntries);
  expect(failureMessage(error, 'fetchStatistics')).toBe(failures.fetchStatistics);
});
