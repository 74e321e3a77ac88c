import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { combinedTestsNoun, diagnosticFiguresNoun } from '../../../nouns/diagnostics.js';
import { combineBody, figuresParameters } from '../openapi/diagnostic-schemas.js';
import { singles } from '../rest-query.js';
import { privateRoute, readRoute } from '../rest-route.js';

const shared = { tag: 'Diagnostics', action: 'entries.read' } as const;
const caution = 'For research and teaching, not medical advice.';

export const diagnosticsRoutes = [
  readRoute({
    ...shared,
    path: restPaths.diagnosticFigures,
    operationId: 'diagnosticFigures',
    summary: 'Predictive values and likelihood ratios of a test at a prevalence',
    description:
      'Also natural frequencies of 1,000 people, and confidence intervals of 95% if counts are sent. An infinite ' +
      `ratio is null, with a flag; 0/0 is null. ${caution}`,
    parameters: figuresParameters,
    properties: { data: diagnosticFiguresNoun.schema },
    call: ({ diagnostics }, ctx, { query }) =>
      diagnostics.calculate(ctx, singles(query, ...figuresParameters.map(({ name }) => name))),
    answer: ({ dataVersion, ...data }) => ({ data }),
  }),
  privateRoute({
    ...shared,
    method: 'POST',
    path: restPaths.combineTests,
    operationId: 'combineTests',
    summary: 'Probability of the disease after each of several independent tests',
    description:
      'Nothing is stored. Likelihood ratios may be multiplied only if the tests are independent; two tests of one ' +
      'autoantigen are refused, whatever the vocabulary, entries or UniProt call it. ' +
      caution,
    body: combineBody,
    repeatable: true,
    properties: { data: combinedTestsNoun.schema },
    call: ({ diagnostics }, ctx, { body }) => diagnostics.combine(ctx, body),
    answer: (data) => ({ data }),
  }),
];
