import { requiredSubmissionFields } from '../../../../schema/contract/entry-fields.js';
import { proposedFields } from '../../../nouns/entry.js';
import { bodyOf, type JsonSchema, objectOf, texts } from '../../../nouns/noun.js';
import {
  answerField,
  approvalArgs,
  newSubmissionArgs,
  questionArgs,
  reviewArgs,
  submissionCountsNoun,
  submissionEventNoun,
  submissionNoun,
  submitterInput,
} from '../../../nouns/submission.js';
import { flagOf, listOf, text } from './json-schemas.js';
import { idPart, pathPart } from './parameters.js';

const sent = { ...proposedFields, additional: texts('Additional values by name.') };
const { name, email, wantsMail } = submitterInput.fields;
const others = { additionalProperties: true };

export const submissionSchemas = {
  Submission: submissionNoun.schema,
  SubmissionDetail: objectOf({ ...submissionNoun.properties, events: listOf(submissionEventNoun.schema) }),
  SubmissionCounts: submissionCountsNoun.schema,
  NewSubmission: {
    ...bodyOf(
      { ...sent, submitterName: name, submitterEmail: email, wantsMail, ...newSubmissionArgs.fields },
      requiredSubmissionFields,
    ),
    ...others,
    description: "A correction keeps the entry's values of omitted fields.",
  },
  Resubmission: { ...bodyOf({ ...sent, answer: answerField }), ...others },
  Review: reviewArgs.schema,
  Approval: approvalArgs.schema,
  Question: questionArgs.schema,
  MailPreference: objectOf({ wanted: flagOf('Whether to send decisions by e-mail.') }),
} satisfies Record<string, JsonSchema>;

/** The path parameters that identify a submission: its id, or the secret of its receipt. */
export const submissionId = idPart('id', 'Id of the submission.');
export const ticket = pathPart('ticket', 'Secret of the receipt.', text, 'a-secret-of-43-letters');
