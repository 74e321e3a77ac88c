import { limits } from '../../../../schema/contract/limits.js';
import { testResults } from '../../../../schema/contract/rules/diagnostics.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { listOf, text } from './json-schemas.js';
import { query } from './parameters.js';
import type { ParameterDocument } from './route-document.js';

const { tests, people } = limits.diagnostics;
const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const sensitivity = 'Share of positive results in people with the disease, from 0 to 1.';
const specificity = 'Share of negative results in people without the disease, from 0 to 1.';

const counted = (name: string, description: string, minimum: number): ParameterDocument =>
  query(name, description, { type: 'integer', minimum, maximum: people.max });

/** Parameters of the figures of one test. */
export const figuresParameters: readonly ParameterDocument[] = [
  query('sensitivity', `${sensitivity} Required without its counts.`, share, 0.9),
  query('specificity', `${specificity} Required without its counts.`, share, 0.95),
  {
    ...query('prevalence', 'Probability of the disease before the test, from 0 to 1.', share, 0.01),
    required: true,
  },
  counted('sensitivityPositives', 'Number of people with the disease and a positive result.', 0),
  counted('sensitivityTotal', 'Number of people with the disease.', people.min),
  counted('specificityNegatives', 'Number of people without the disease and with a negative result.', 0),
  counted('specificityTotal', 'Number of people without the disease.', people.min),
];

/** Body of the combination of several tests. */
export const combineBody: JsonSchema = {
  ...objectOf({
    prevalence: { ...share, description: 'Probability of the disease before the first test.' },
    tests: {
      ...listOf(
        objectOf(
          {
            name: {
              ...text,
              minLength: 1,
              maxLength: limits.nameMaxLength,
              description: 'Name of the test.',
            },
            autoantigen: {
              type: ['string', 'null'],
              description:
                'Autoantigen of the antibody that it detects. Two tests of one autoantigen are refused.',
            },
            sensitivity: { ...share, description: sensitivity },
            specificity: { ...share, description: specificity },
            result: { type: 'string', enum: testResults },
          },
          ['autoantigen'],
        ),
      ),
      minItems: tests.min,
      maxItems: tests.max,
    },
  }),
  examples: [
    {
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
    },
  ],
};
