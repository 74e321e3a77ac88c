import { fromGraphql, fromRest, fromRestCreated, type ToComparable } from './answers.js';
import { manyConnections } from './measure-requests.js';
import {
  advanced,
  creation,
  entry,
  limit,
  oneDisease,
  overview,
  page,
  search,
  statistics,
  suggestions,
  values,
} from './questions.js';
import { differentTerms, rankedTerms, type SearchTerms, typedPrefixes } from './search-terms.js';
import { type ApiRequest, type TargetName, targetNames } from './targets.js';
import type { Vocabulary } from './vocabulary.js';

export const scenarioNames = [
  'list',
  'list-uncached',
  'deep',
  'disease',
  'disease-uncached',
  'search',
  'words',
  'advanced',
  'suggestions',
  'overview',
  'entry',
  'entry-uncached',
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
    'list-uncached': 'list, first page, not cached',
    deep: `list, page ${String(deepPage(size))}`,
    disease: 'one disease',
    'disease-uncached': 'one disease, not cached',
    search: 'search, ever new terms',
    words: `search, ${String(wordCount)} common words`,
    advanced: 'ranked search',
    suggestions: 'suggestions',
    overview: 'overview of a disease',
    entry: 'entry with 5 related',
    'entry-uncached': 'entry, not cached',
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
  /** Different words that 1 to 10 % of the entries hold. */
  readonly commonWords: readonly string[];
  /** Bytes on disk with all indexes: of our tables, and of the plain rows with a trigram index. */
  readonly disk: { readonly ours: number; readonly plain: number };
  /** Entries to create, without blank fields. */
  readonly drafts: readonly object[];
}

export interface Scenario {
  readonly name: RequestScenarioName;
  readonly targets: readonly TargetName[];
  /** Whether to also measure one request at a time: latency matters here, or writers wait for one another. */
  readonly alone?: boolean;
  /** Whether every question is sent once in the whole run, by any of ten connections, instead of for some seconds. */
  readonly once?: boolean;
  /** The questions that one connection repeats in one round. */
  readonly asks: (round: number, connection: number) => readonly ApiRequest[];
  readonly fromRest: ToComparable;
  readonly fromGraphql: ToComparable;
}

const onOurTables: readonly TargetName[] = ['bare', 'rest', 'graphql'];
/** Targets of a scenario without a bare server, since it would have to implement much of the product. */
const apis: readonly TargetName[] = ['rest', 'graphql'];

/** Maximum page number in a list of any length. */
const deepestPage = 5000;
/** Enough questions that no connection repeats one within a round of a few seconds. */
const termsEach = 500;
const asksEach = 1500;
/** Number of common words to search for, none twice in a run. */
export const wordCount = 200;
const maxConnections = 1000;

/** Returns the scenarios that only read. */
export function scenariosOf(facts: Facts): readonly Scenario[] {
  const terms = differentTerms(facts.vocabulary);
  const diseases = facts.diseases.map(oneDisease);
  const entries = facts.ids.map(entry);
  return [
    paged('list', () => [page(1)]),
    paged('list-uncached', unrepeated([page(1)])),
    paged('deep', () => [page(deepPage(facts.size))]),
    paged('disease', rotated(diseases)),
    paged('disease-uncached', unrepeated(diseases)),
    { ...paged('words', dealt(facts.commonWords.map(search))), once: true },
    paged('search', everNew(terms, search)),
    typed('advanced', everNew(rankedTerms(facts.vocabulary), advanced), fromGraphql.advanced),
    typed('suggestions', everNew(typedPrefixes(facts.vocabulary), suggestions), fromGraphql.suggestions),
    typed('overview', unrepeated(facts.diseases.map(overview)), fromGraphql.overview),
    scenario('entry', targetNames, rotated(entries), fromGraphql.entry),
    scenario('entry-uncached', targetNames, unrepeated(entries), fromGraphql.entry),
    scenario('values', onOurTables, () => [values], fromGraphql.values),
    scenario('statistics', onOurTables, () => [statistics], fromGraphql.statistics),
  ];
}

export function createScenario({ drafts }: Facts, token: string): Scenario {
  const asks = rotated(drafts.map((body) => creation(body, token)));
  return {
    ...{ name: 'create', targets: targetNames, asks, alone: true },
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

function paged(name: Scenario['name'], asks: Scenario['asks']): Scenario {
  return scenario(name, targetNames, asks, fromGraphql.page);
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

/**
 * Adds to each question a parameter that no API knows and that differs each time, so that no answer is cached: what is
 * measured is the work of answering.
 */
function unrepeated(asks: readonly ApiRequest[]): Scenario['asks'] {
  return (round, connection) => {
    const first = (round * maxConnections + connection) * asksEach;
    return Array.from({ length: asksEach }, (_, index) => {
      const { path, query, variables } = asks[(first + index) % asks.length] ?? page(1);
      const [mark, ask] = [path.includes('?') ? '&' : '?', String(first + index)];
      return { path: `${path}${mark}ask=${ask}`, query, variables: { ...variables, ask } };
    });
  };
}

/** Deals the questions to the connections, so that none is sent twice. */
function dealt(asks: readonly ApiRequest[]): Scenario['asks'] {
  return (_round, connection) => asks.filter((_, place) => place % manyConnections === connection);
}
