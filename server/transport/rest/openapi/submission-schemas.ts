import { requiredSubmissionFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { proposedFields } from '../../../nouns/entry.js';
import { type JsonSchema, objectOf, propertiesOf } from '../../../nouns/noun.js';
import { submissionCountsNoun, submissionEventNoun, submissionNoun } from '../../../nouns/submission.js';
import { fieldSchemas, flagOf, listOf, text } from './json-schemas.js';
import { idPart, pathPart } from './parameters.js';

const version: JsonSchema = { type: 'integer', minimum: 1 };
const additional: JsonSchema = { type: 'object', additionalProperties: text };
const note = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  maxLength: limits.submissions.noteLength,
  description,
});

const proposed = propertiesOf(proposedFields);
const sentFields = { ...fieldSchemas, ...proposed, additional };
const nonProposalSchemas = {
  submitterName: { type: ['string', 'null'], maxLength: limits.submissions.submitterName },
  submitterEmail: { type: ['string', 'null'], format: 'email', maxLength: limits.user.email },
  wantsMail: flagOf('Whether to send decisions by e-mail. Default: true.'),
  correctionOf: { type: ['string', 'null'], description: 'Id or accession of the entry to correct.' },
  version: { ...version, description: 'Version of that entry that the correction is based on.' },
  note: note('Note to the reviewer.'),
  website: { type: ['string', 'null'], description: 'Leave it empty. It detects bots, which fill it in.' },
};
const others = { additionalProperties: true };
const optionalOf = (properties: object, needed: readonly string[] = []): string[] =>
  Object.keys(properties).filter((name) => !needed.includes(name));

/** Schemas for submissions. */
export const submissionSchemas = {
  Submission: submissionNoun.schema,
  SubmissionDetail: objectOf({ ...submissionNoun.properties, events: listOf(submissionEventNoun.schema) }),
  SubmissionCounts: submissionCountsNoun.schema,
  NewSubmission: {
    ...objectOf(
      { ...sentFields, ...nonProposalSchemas },
      optionalOf({ ...sentFields, ...nonProposalSchemas }, requiredSubmissionFields),
    ),
    ...others,
    description: "A correction keeps the entry's values of omitted fields.",
  },
  Resubmission: {
    ...objectOf(
      { ...sentFields, answer: note('Answer to the reviewer.') },
      optionalOf({ ...sentFields, answer: 0 }),
    ),
    ...others,
  },
  Review: objectOf({ reviewNote: note('Note to the submitter.'), version }, ['reviewNote', 'version']),
  Approval: objectOf(
    {
      reviewNote: note('Note to the submitter.'),
      version: { ...version, description: 'Version of the submission that the reviewer has read.' },
      corrections: {
        type: ['object', 'null'],
        description: 'Fields of the proposal that the reviewer corrects. Both versions are stored.',
      },
      entryVersion: {
        ...version,
        description:
          'For a correction: version of the entry that the reviewer has read, if it changed since.',
      },
    },
    ['reviewNote', 'version', 'corrections', 'entryVersion'],
  ),
  Question: objectOf({ question: note('Question to the submitter.'), version }, ['version']),
  MailPreference: objectOf({ wanted: flagOf('Whether to send decisions by e-mail.') }),
} satisfies Record<string, JsonSchema>;

/** The path parameters that identify a submission: its id, or the secret of its receipt. */
export const submissionId = idPart('id', 'Id of the submission.');
export const ticket = pathPart('ticket', 'Secret of the receipt.', text, 'a-secret-of-43-letters');
