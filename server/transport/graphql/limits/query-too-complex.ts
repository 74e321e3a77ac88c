import { GraphQLError } from 'graphql';

/** The refusal of a query that asks for too much: HTTP 400 whatever the answer's media type. */
export function queryTooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } } });
}
