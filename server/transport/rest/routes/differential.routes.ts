import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { findingResults } from '../../../../schema/contract/rules/differential.js';
import { differentialNoun } from '../../../nouns/differential.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { listOf, text } from '../openapi/json-schemas.js';
import { privateRoute } from '../rest-route.js';

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
