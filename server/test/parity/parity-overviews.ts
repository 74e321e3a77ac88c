import type { ParityCase } from './both-apis.js';

const figure = 'text value low high interval bound total assay population status entry';
const fields = `kind name slug isClass inVocabulary via matched
  otherMeanings { kind name slug via matched entries } kinds { name slug } alsoCalled spellings
  identifiers { database id url }
  counts { entries diseases autoantibodies autoantigens } entriesRead
  rows { name slug disease { name slug } entries entriesTotal autoantigens { name slug } epitopes role diagnosticMarker
    sensitivity { ${figure} } specificity { ${figure} } ppv { ${figure} } npv { ${figure} }
    numbers { measure outcome ${figure} } isotypes screening confirmation activity alsoIn }
  rowsTotal missing { sensitivity specificity ppv npv } references referencesTotal dataVersion`;

/** Overviews in both APIs. */
export const overviewCases = [
  ['disease', 'sicca', 100],
  ['autoantibody', 'anti-jo-1', 100],
  ['autoantibody', 'anti-centromere', 4],
  ['autoantibody', 'ANCA', 4],
  ['autoantibody', 'ANA', 4],
  ['autoantigen', 'P55087', 100],
  ['pattern', 'AC-4', 5],
].map(([kind, name, limit]): ParityCase => ({
  name: `overview of ${String(kind)} ${String(name)}`,
  path: `/api/overview/${String(kind)}/${encodeURIComponent(String(name))}?limit=${String(limit)}`,
  query: `{ overview(kind: ${String(kind)}, name: "${String(name)}", limit: ${String(limit)}) { ${fields} } }`,
  fromRest: (body) => body.data,
  fromGraphql: (data) => data.overview,
}));
