import type { Answer } from '../call-api.js';
import { type ParityCase, renamed } from './both-apis.js';

const measureFields = `id measure field start end value low high interval bound positives total cutoff specimen assay
  population comparator outcome text status textChanged reviewedText reviewedBy { id name } reviewedAt note`;
const namesOf = ({ disease, autoantibody, measures }: Answer): unknown => ({
  ...{ disease, autoantibody },
  measures: measures.map(renamed),
});
const sle = 'Systemic lupus erythematosus';

/** The numbers that texts state, in both APIs. */
export const measureCases: readonly ParityCase[] = [
  {
    name: 'measures of an entry',
    path: '/api/disease/AIA0000002/measures',
    query: `{ entry(id: "AIA0000002") { measures { ${measureFields} } } }`,
    fromRest: ({ data }) => data.map(renamed),
    fromGraphql: (data) => data.entry.measures,
  },
  {
    name: 'measures of a list',
    path: `/api/disease?disease=${encodeURIComponent(sle)}&limit=50&measures=true`,
    query: `{ entries(filter: { disease: { eq: "${sle}" } }, limit: 50) { items {
      disease autoantibody measures { ${measureFields} } } } }`,
    fromRest: ({ data }) => data.map(namesOf),
    fromGraphql: (data) => data.entries.items,
  },
];
