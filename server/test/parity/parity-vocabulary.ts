import type { Answer } from '../call-api.js';
import { type ParityCase, renamed } from './both-apis.js';

const termFields = `id slug name isClass version updatedAt synonyms { name kind ambiguous }
  classes { id slug name } members { id slug name } icap { code name } hpo { id label relation }
  loinc { code name scope } targets { uniprotId name } sources { fact source version }
  counts { entries diseases }`;

const termOf = ({ classes, members, ...term }: Answer): unknown => ({
  ...Object(renamed(term)),
  classes: classes.map(renamed),
  members: members.map(renamed),
});

const list = (path: string, args: string): ParityCase => ({
  name: `terms of the vocabulary: ${args}`,
  path: `/api/vocabulary/autoantibodies${path}`,
  query: `{ autoantibodyTerms(${args}) { items { ${termFields} } pagination { page limit total pages } } }`,
  fromRest: ({ data, pagination }) => ({ items: data.map(termOf), pagination }),
  fromGraphql: (data) => data.autoantibodyTerms,
});

/** The vocabulary in both APIs. */
export const vocabularyCases: readonly ParityCase[] = [
  list('?search=ro60&limit=5', 'search: "ro60", limit: 5'),
  list('?class=anca&page=2&limit=2', 'class: "ANCA", page: 2, limit: 2'),
  list('?icap=AC-4&limit=3', 'icap: "AC-4", limit: 3'),
  list('?icap=ac4&limit=3', 'icap: "ac4", limit: 3'),
  list('?class=unknown', 'class: "unknown"'),
  ...['SSA', 'AMA', 'sle', 'P12081', 'HP:0034152', 'nothing at all'].map((name): ParityCase => ({
    name: `what ${name} means`,
    path: `/api/vocabulary/resolve?name=${encodeURIComponent(name)}`,
    query: `{ resolveName(name: "${name}") { meanings { kind name slug via matched entries } total ambiguous } }`,
    fromRest: ({ data, total, ambiguous }) => ({ meanings: data, total, ambiguous }),
    fromGraphql: (data) => data.resolveName,
  })),
  ...['SSA / Ro60', 'anti-P', 'nothing at all'].map((name): ParityCase => ({
    name: `what ${name} means as an autoantibody`,
    path: `/api/vocabulary/resolve?name=${encodeURIComponent(name)}&field=autoantibody`,
    query: `{ resolveName(name: "${name}", field: "autoantibody") {
      meanings { kind name slug via matched entries } total ambiguous } }`,
    fromRest: ({ data, total, ambiguous }) => ({ meanings: data, total, ambiguous }),
    fromGraphql: (data) => data.resolveName,
  })),
  {
    name: 'one term of the vocabulary',
    path: '/api/vocabulary/autoantibodies/anti-jo-1',
    query: `{ autoantibodyTerm(name: "Anti Jo1") { ${termFields} } }`,
    fromRest: ({ data }) => termOf(data),
    fromGraphql: (data) => data.autoantibodyTerm,
  },
];
