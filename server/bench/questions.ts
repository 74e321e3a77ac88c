import { restPaths } from '../../schema/contract/rest-paths.js';
import { graphqlQueries } from './graphql-queries.js';
import type { ApiRequest } from './targets.js';

/** Entries per page. */
export const limit = 10;

function listed(parameters: Record<string, string>, variables: ApiRequest['variables']): ApiRequest {
  const path = `/api/disease?${new URLSearchParams(parameters).toString()}`;
  return { path, query: graphqlQueries.page, variables };
}

export function page(number: number): ApiRequest {
  return listed({ page: String(number), limit: String(limit) }, { page: number, limit });
}

export function oneDisease(name: string): ApiRequest {
  return listed({ disease: name, limit: String(limit) }, { filter: { disease: { eq: name } }, limit });
}

export function search(term: string): ApiRequest {
  return listed({ search: term, limit: String(limit) }, { search: term, limit });
}

export function advanced(term: string): ApiRequest {
  const path = `${restPaths.advancedSearch}?${new URLSearchParams({ q: term, limit: String(limit) }).toString()}`;
  return { path, query: graphqlQueries.advanced, variables: { term, limit } };
}

export function suggestions(term: string): ApiRequest {
  const path = `${restPaths.suggestions}?${new URLSearchParams({ q: term }).toString()}`;
  return { path, query: graphqlQueries.suggestions, variables: { term } };
}

/** The overview of a disease. */
export function overview(name: string): ApiRequest {
  const path = restPaths.overview.replace('{kind}', 'disease').replace('{name}', encodeURIComponent(name));
  return { path, query: graphqlQueries.overview, variables: { kind: 'disease', name } };
}

export function entry(id: string): ApiRequest {
  return { path: `/api/disease/${id}`, query: graphqlQueries.entry, variables: { id } };
}

export function creation(body: object, token: string): ApiRequest {
  return {
    path: '/api/disease',
    query: graphqlQueries.create,
    variables: { input: body },
    write: { body, token },
  };
}

export const values: ApiRequest = {
  path: '/api/disease/unique/disease',
  query: graphqlQueries.values,
  variables: { field: 'disease' },
};
export const statistics: ApiRequest = {
  path: '/api/disease/statistics/overview',
  query: graphqlQueries.statistics,
  variables: {},
};
