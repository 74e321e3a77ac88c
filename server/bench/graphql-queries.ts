import { entryFieldNames } from '../../schema/contract/entry-fields.js';

/** All properties of an entry in REST answers. */
const entry = ['id accession version', ...entryFieldNames, 'additional createdAt updatedAt'].join(' ');

/** A number of an overview. */
const figure = 'text value low high interval bound total status entry';

/** The questions of the benchmark as GraphQL documents that request the same data as REST. */
export const graphqlQueries = {
  page: `query Page($page: Int, $limit: Int, $search: String, $filter: EntryFilter) {
    entries(page: $page, limit: $limit, search: $search, filter: $filter) {
      items { ${entry} } pagination { page limit total pages }
    }
  }`,
  advanced: `query Advanced($term: String, $limit: Int) {
    advancedSearch(term: $term, limit: $limit) {
      hits { score tier field synonym meaning { reason name } highlights { field fragment ranges { start end } }
        entry { ${entry} } }
      count didYouMean
    }
  }`,
  suggestions: `query Suggestions($term: String) {
    suggestions(term: $term) {
      groups { field suggestions { value count synonym meaning { reason name } ranges { start end } } }
      count didYouMean entry { ${entry} }
    }
  }`,
  overview: `query Overview($kind: OverviewKind!, $name: String!) {
    overview(kind: $kind, name: $name) {
      kind name slug isClass inVocabulary via matched otherMeanings { kind name slug via matched entries }
      kinds { name slug } alsoCalled spellings identifiers { database id url }
      counts { entries diseases autoantibodies autoantigens } entriesRead
      rows { name slug disease { name slug } entries entriesTotal autoantigens { name slug } epitopes role
        diagnosticMarker sensitivity { ${figure} } specificity { ${figure} } ppv { ${figure} } npv { ${figure} }
        numbers { measure outcome ${figure} } isotypes screening confirmation activity alsoIn }
      rowsTotal missing { sensitivity specificity ppv npv } references referencesTotal dataVersion
    }
  }`,
  entry: `query Entry($id: ID) { entry(id: $id) { ${entry} relatedEntries { ${entry} } } }`,
  values: `query Values($field: EntryField!) {
    uniqueValues(field: $field) { values { value } count truncated }
  }`,
  statistics: `query Statistics {
    statistics {
      overview { totalEntries uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount uniqueUniprotIdsCount }
      diseaseBreakdown { value count } topAntibodies { value count } topAntigens { value count }
    }
  }`,
  create: `mutation Create($input: EntryInput!) { createEntry(input: $input) { ${entry} } }`,
} as const;
