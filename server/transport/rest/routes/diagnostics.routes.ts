import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { findingResults } from '../../../../schema/contract/rules/differential.js';
import { combinedTestsNoun, diagnosticFiguresNoun } from '../../../nouns/diagnostics.js';
import { differentialNoun } from '../../../nouns/differential.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { combineBody, figuresParameters } from '../openapi/diagnostic-schemas.js';
import { listOf, text } from '../openapi/json-schemas.js';
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

const { findings } = limits.diagnostics;
const finding = objectOf({
  autoantibody: {
    ...text,
    minLength: 1,
    maxLength: limits.nameMaxLength,
    description: 'Name or synonym of an autoantibody or a class (ANCA), or a HEp-2 pattern (AC-4).',
  },
  result: { type: 'string', enum: findingResults },
});
const body: JsonSchema = {
  ...objectOf({ findings: { ...listOf(finding), minItems: findings.min, maxItems: findings.max } }),
  examples: [
    {
      findings: [
        { autoantibody: 'Anti-Scl-70', result: 'present' },
        { autoantibody: 'Anti-centromere (CENP-B)', result: 'absent' },
      ],
    },
  ],
};

export const differentialRoutes = [
  privateRoute({
    method: 'POST',
    path: restPaths.differential,
    operationId: 'differential',
    tag: 'Diagnostics',
    action: 'entries.read',
    summary: 'Diseases that fit findings, and what to test next',
    description:
      'Nothing is stored. Diseases that explain most present findings come first, then those that explain most of ' +
      'them as a diagnostic marker, then those with fewest absent findings of known sensitivity; equal evidence has ' +
      'one rank. The order of the findings changes nothing. For research and teaching, not medical advice.',
    body,
    repeatable: true,
    properties: differentialNoun.properties,
    call: ({ differential }, ctx, sent) => differential.differential(ctx, sent.body),
    answer: (found) => found,
  }),
];
