import { requiredSubmissionFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { proposedFields } from '../../../nouns/entry.js';
import { type JsonSchema, objectOf, propertiesOf } from '../../../nouns/noun.js';
import { submissionCountsNoun, submissionEventNoun, submissionNoun } from '../../../nouns/submission.js';
import { fieldSchemas, flagOf, listOf, text } from './json-schemas.js';
import { pathPart } from './parameters.js';

const version: JsonSchema = { type: 'integer', minimum: 1 };
const additional: JsonSchema = { type: 'object', additionalProperties: text };
const note = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  maxLength: limits.submissions.noteLength,
  description,
});

const proposed = propertiesOf(proposedFields);
const sentFields = { ...fieldSchemas, ...proposed, additional };
const beside = {
  submitterName: { type: ['string', 'null'], maxLength: limits.submissions.submitterName },
  submitterEmail: { type: ['string', 'null'], format: 'email', maxLength: limits.user.email },
  wantsMail: flagOf('Whether decisions are mailed; they are where this is left out.'),
  correctionOf: { type: ['string', 'null'], description: 'The id or the accession of the entry to correct.' },
  version: { ...version, description: 'The version of that entry as it was seen.' },
  note: note('For the reviewer.'),
  website: { type: ['string', 'null'], description: 'Leave it out: what fills it is taken for a robot.' },
};
const others = { additionalProperties: true };
const optionalOf = (properties: object, needed: readonly string[] = []): string[] =>
  Object.keys(properties).filter((name) => !needed.includes(name));

/** The schemas about submissions. */
export const submissionSchemas = {
  Submission: submissionNoun.schema,
  SubmissionDetail: objectOf({ ...submissionNoun.properties, events: listOf(submissionEventNoun.schema) }),
  SubmissionCounts: submissionCountsNoun.schema,
  NewSubmission: {
    ...objectOf(
      { ...sentFields, ...beside },
      optionalOf({ ...sentFields, ...beside }, requiredSubmissionFields),
    ),
    ...others,
    description: 'Of a correction, what is left out stays as it is in the entry.',
  },
  Resubmission: {
    ...objectOf(
      { ...sentFields, answer: note('What to tell the reviewer.') },
      optionalOf({ ...sentFields, answer: 0 }),
    ),
    ...others,
  },
  Review: objectOf({ reviewNote: note('What to tell the submitter.'), version }, ['reviewNote', 'version']),
  Approval: objectOf(
    {
      reviewNote: note('What to tell the submitter.'),
      version: { ...version, description: 'The version of the submission as it was seen.' },
      corrections: {
        type: ['object', 'null'],
        description: 'Fields of the proposal that are corrected on the way; both versions are kept.',
      },
      entryVersion: {
        ...version,
        description: 'Of a correction: the version of the entry as it was seen, where it moved on since.',
      },
    },
    ['reviewNote', 'version', 'corrections', 'entryVersion'],
  ),
  Question: objectOf({ question: note('What to ask the submitter.'), version }, ['version']),
  MailPreference: objectOf({ wanted: flagOf('Whether decisions are mailed.') }),
} satisfies Record<string, JsonSchema>;

/** Which submission is meant, in the path of its routes: by its id, or by the secret of its receipt. */
export const submissionId = pathPart(
  'id',
  'The id of the submission.',
  { type: 'string', format: 'uuid' },
  '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
);
export const ticket = pathPart('ticket', 'The secret of the receipt.', text, 'a-secret-of-43-letters');
