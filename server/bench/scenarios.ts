import { restPaths } from '../../schema/contract/rest-paths.js';
import { fromGraphql, fromRest, fromRestCreated, type ToComparable } from './answers.js';
import { graphqlQueries } from './graphql-queries.js';
import { commonTerms, differentTerms, overviewNames, type SearchTerms } from './search-terms.js';
import type { ApiRequest, TargetName } from './targets.js';
import { rankedTerms, typedPrefixes } from './typed-terms.js';
import type { Vocabulary } from './vocabulary.js';

export const scenarioNames = [
  'list',
  'deep',
  'disease',
  'search',
  'words',
  'advanced',
  'suggestions',
  'overview',
  'entry',
  'values',
  'statistics',
  'create',
  'export',
  'import',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
export type RequestScenarioName = Exclude<ScenarioName, 'export' | 'import'>;

/** Names of the scenarios in tables. */
export function scenarioTitles(size: number): Readonly<Record<RequestScenarioName, string>> {
  return {
    list: 'list, first page',
    deep: `list, page ${String(deepPage(size))}`,
    disease: 'one disease',
    search: 'search, ever new terms',
    words: 'search, 40 common words',
    advanced: 'ranked search',
    suggestions: 'suggestions',
    overview: 'overview, each once',
    entry: 'entry with 5 related',
    values: 'distinct diseases',
    statistics: 'statistics',
    create: 'create (with revision)',
  };
}

/** Data from the current database for building the questions. */
export interface Facts {
  readonly size: number;
  readonly diseases: readonly string[];
  readonly ids: readonly string[];
  readonly vocabulary: Vocabulary;
  /** Entries to create, without blank fields. */
  readonly drafts: readonly object[];
}

export interface Scenario {
  readonly name: RequestScenarioName;
  readonly targets: readonly TargetName[];
  /** Whether to also measure one request at a time, since latency matters here. */
  readonly alone?: boolean;
  /** The questions that one connection repeats in one round. */
  readonly asks: (round: number, connection: number) => readonly ApiRequest[];
  readonly fromRest: ToComparable;
  readonly fromGraphql: ToComparable;
}

/** Targets of a scenario with maintained counts, which has two variants of the bare server. All others have one. */
const counting: readonly TargetName[] = ['bare', 'maintained', 'rest', 'graphql'];
const plain: readonly TargetName[] = ['bare', 'rest', 'graphql'];
/** Targets of a scenario without a bare server, since it would have to implement much of the product. */
const apis: readonly TargetName[] = ['rest', 'graphql'];

/** Targets of a write: only the variant that maintains the count tables. */
const writing: readonly TargetName[] = ['maintained', 'rest', 'graphql'];

/** Entries per page, and the maximum page number in a list of any length. */
const limit = 10;
const deepestPage = 5000;
/** Enough questions that no connection repeats one within a round of a few seconds. */
const termsEach = 500;
const maxConnections = 1000;

/** Returns the scenarios that only read. */
export function scenariosOf(facts: Facts): readonly Scenario[] {
  const terms = differentTerms(facts.vocabulary);
  const words = commonTerms(facts.vocabulary, 40);
  return [
    paged('list', counting, () => [page(1)]),
    paged('deep', counting, () => [page(deepPage(facts.size))]),
    paged('disease', counting, rotated(facts.diseases.map(oneDisease))),
    paged('search', plain, everNew(terms, search)),
    paged('words', plain, rotated(words.map(search))),
    typed('advanced', everNew(rankedTerms(facts.vocabulary), advanced), fromGraphql.advanced),
    typed('suggestions', everNew(typedPrefixes(facts.vocabulary), suggestions), fromGraphql.suggestions),
    typed('overview', everNew(overviewNames(facts.vocabulary), overview), fromGraphql.overview),
    scenario('entry', plain, rotated(facts.ids.map(entry)), fromGraphql.entry),
    scenario('values', counting, () => [values], fromGraphql.values),
    scenario('statistics', counting, () => [statistics], fromGraphql.statistics),
  ];
}

/** Returns the scenario that creates entries with the given token. */
export function createScenario({ drafts }: Facts, token: string): Scenario {
  const asks = rotated(drafts.map((body) => creation(body, token)));
  return {
    ...{ name: 'create', targets: writing, asks },
    ...{ fromRest: fromRestCreated, fromGraphql: fromGraphql.created },
  };
}

function deepPage(size: number): number {
  return Math.min(Math.ceil(size / limit), deepestPage);
}

function scenario(
  name: Scenario['name'],
  targets: Scenario['targets'],
  asks: Scenario['asks'],
  toComparable: ToComparable,
): Scenario {
  return { name, targets, asks, fromRest, fromGraphql: toComparable };
}

function paged(name: Scenario['name'], targets: Scenario['targets'], asks: Scenario['asks']): Scenario {
  return scenario(name, targets, asks, fromGraphql.page);
}

/** Returns a scenario of both APIs that is also measured with one request at a time. */
function typed(name: Scenario['name'], asks: Scenario['asks'], toComparable: ToComparable): Scenario {
  return { ...scenario(name, apis, asks, toComparable), alone: true };
}

/** Different connections and rounds use different questions. */
function everNew(terms: SearchTerms, toRequest: (term: string) => ApiRequest): Scenario['asks'] {
  return (round, connection) => {
    const first = (round * maxConnections + connection) * termsEach;
    return Array.from({ length: termsEach }, (_, index) => toRequest(terms(first + index)));
  };
}

/** Every connection starts at a different offset, so that no two send the same question at the same time. */
function rotated(asks: readonly ApiRequest[]): Scenario['asks'] {
  return (_round, connection) => {
    const start = (connection * 97) % asks.length;
    return [...asks.slice(start), ...asks.slice(0, start)];
  };
}

function listed(parameters: Record<string, string>, variables: ApiRequest['variables']): ApiRequest {
  const path = `/api/disease?${new URLSearchParams(parameters).toString()}`;
  return { path, query: graphqlQueries.page, variables };
}

function page(number: number): ApiRequest {
  return listed({ page: String(number), limit: String(limit) }, { page: number, limit });
}

function oneDisease(name: string): ApiRequest {
  return listed({ disease: name, limit: String(limit) }, { filter: { disease: { eq: name } }, limit });
}

function search(term: string): ApiRequest {
  return listed({ search: term, limit: String(limit) }, { search: term, limit });
}

function advanced(term: string): ApiRequest {
  const path = `${restPaths.advancedSearch}?${new URLSearchParams({ q: term, limit: String(limit) }).toString()}`;
  return { path, query: graphqlQueries.advanced, variables: { term, limit } };
}

function suggestions(term: string): ApiRequest {
  const path = `${restPaths.suggestions}?${new URLSearchParams({ q: term }).toString()}`;
  return { path, query: graphqlQueries.suggestions, variables: { term } };
}

/** A name of `overviewNames`: the kind, a blank, the name. */
function overview(named: string): ApiRequest {
  const [kind = ''] = named.split(' ', 1);
  const name = named.slice(kind.length + 1);
  const path = restPaths.overview.replace('{kind}', kind).replace('{name}', encodeURIComponent(name));
  return { path, query: graphqlQueries.overview, variables: { kind, name } };
}

function entry(id: string): ApiRequest {
  return { path: `/api/disease/${id}`, query: graphqlQueries.entry, variables: { id } };
}

function creation(body: object, token: string): ApiRequest {
  return {
    path: '/api/disease',
    query: graphqlQueries.create,
    variables: { input: body },
    write: { body, token },
  };
}

const values: ApiRequest = {
  path: '/api/disease/unique/disease',
  query: graphqlQueries.values,
  variables: { field: 'disease' },
};
const statistics: ApiRequest = {
  path: '/api/disease/statistics/overview',
  query: graphqlQueries.statistics,
  variables: {},
};
