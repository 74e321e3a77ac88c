import { restPaths } from '../../../../schema/contract/rest-paths.js';
import {
  combinedTestsNoun,
  combineTestsArgs,
  diagnosticFiguresArgs,
  diagnosticFiguresNoun,
} from '../../../nouns/diagnostics.js';
import { differentialArgs, differentialNoun } from '../../../nouns/differential.js';
import { parametersOf } from '../openapi/parameters.js';
import { singlesOf } from '../rest-query.js';
import { privateRoute, readRoute } from '../rest-route.js';

const caution = 'For research and teaching, not medical advice.';

const exampleTests = {
  prevalence: 0.01,
  tests: [
    {
      name: 'Anti-CCP',
      autoantigen: 'Cyclic citrullinated peptide',
      sensitivity: 0.67,
      specificity: 0.95,
      result: 'positive',
    },
    {
      name: 'Rheumatoid factor',
      autoantigen: 'Immunoglobulin G Fc region',
      sensitivity: 0.69,
      specificity: 0.85,
      result: 'positive',
    },
  ],
};
const exampleFindings = {
  findings: [
    { autoantibody: 'Anti-Scl-70', result: 'present' },
    { autoantibody: 'Anti-centromere (CENP-B)', result: 'absent' },
  ],
};

export const diagnosticsRoutes = [
  readRoute({
    action: 'entries.read',
    path: restPaths.diagnosticFigures,
    operationId: 'diagnosticFigures',
    summary: 'Predictive values and likelihood ratios of a test at a prevalence',
    description:
      'Also natural frequencies of 1,000 people, and confidence intervals of 95% if counts are sent. An infinite ' +
      `ratio is null, with a flag; 0/0 is null. ${caution}`,
    parameters: parametersOf(diagnosticFiguresArgs.fields),
    properties: { data: diagnosticFiguresNoun.schema },
    call: ({ diagnostics }, ctx, { query }) =>
      diagnostics.calculate(ctx, singlesOf(query, diagnosticFiguresArgs)),
    answer: ({ dataVersion, ...data }) => ({ data }),
  }),
  privateRoute({
    action: 'entries.read',
    method: 'POST',
    path: restPaths.combineTests,
    operationId: 'combineTests',
    summary: 'Probability of the disease after each of several independent tests',
    description:
      'Nothing is stored. Likelihood ratios may be multiplied only if the tests are independent; two tests of one ' +
      'autoantigen are refused, whatever the vocabulary, entries or UniProt call it. ' +
      caution,
    body: { ...combineTestsArgs.schema, examples: [exampleTests] },
    properties: { data: combinedTestsNoun.schema },
    call: ({ diagnostics }, ctx, { body }) => diagnostics.combine(ctx, body),
    answer: (data) => ({ data }),
  }),
  privateRoute({
    action: 'entries.read',
    method: 'POST',
    path: restPaths.differential,
    operationId: 'differential',
    summary: 'Diseases that fit findings, and what to test next',
    description:
      'Nothing is stored. Diseases that explain most present findings come first, then those that explain most of ' +
      'them as a diagnostic marker, then those with fewest absent findings of a stated sensitivity of at least 50%; ' +
      `equal evidence has one rank. The order of the findings changes nothing. ${caution}`,
    body: { ...differentialArgs.schema, examples: [exampleFindings] },
    properties: differentialNoun.properties,
    call: ({ differential }, ctx, sent) => differential.differential(ctx, sent.body),
    answer: (found) => found,
  }),
];
