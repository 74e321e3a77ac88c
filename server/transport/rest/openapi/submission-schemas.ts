import { entryFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import {
  submissionEventKinds,
  submissionStatusDetails,
  submissionStatuses,
} from '../../../../schema/contract/submission-status.js';
import { fieldSchemas, flagOf, listOf, moment, objectOf, text } from './json-schemas.js';
import { pathPart } from './parameters.js';
import type { JsonSchema } from './route-document.js';

const textOrNull: JsonSchema = { type: ['string', 'null'] };
const version: JsonSchema = { type: 'integer', minimum: 1 };
const id: JsonSchema = { type: 'string', format: 'uuid' };
const person: JsonSchema = { ...objectOf({ _id: id, name: text }), type: ['object', 'null'] };
const additional: JsonSchema = { type: 'object', additionalProperties: text };
const note = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  maxLength: limits.submissions.noteLength,
  description,
});

const proposed: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  entryFields.map(({ name, label, description, maxLength }) => [
    name,
    { type: ['string', 'null'], title: label, description, maxLength },
  ]),
);

const target: JsonSchema = {
  ...objectOf({
    entryId: id,
    accession: text,
    version: { ...version, description: 'The version the proposal was made from.' },
    currentVersion: { type: ['integer', 'null'], description: 'null where the entry is deleted.' },
    deleted: flagOf('Whether the entry is deleted.'),
    base: { oneOf: [{ $ref: '#/components/schemas/EntrySnapshot' }, { type: 'null' }] },
  }),
  type: ['object', 'null'],
  description: 'The entry it is to correct; null where it proposes a new one.',
};

const submission = {
  _id: id,
  ...proposed,
  additional,
  status: { type: 'string', enum: submissionStatuses },
  statusDetail: {
    type: 'string',
    enum: Object.keys(submissionStatusDetails),
    description: 'Where it stands, told in full: sent back counts as pending, withdrawn as rejected.',
  },
  reviewNote: textOrNull,
  submittedBy: person,
  submitterName: textOrNull,
  submitterEmail: textOrNull,
  wantsMail: flagOf('Whether decisions are mailed to the submitter.'),
  reviewedBy: { ...person, description: 'Visitors are not told.' },
  reviewedAt: { type: ['string', 'null'], format: 'date-time' },
  entryId: { type: ['string', 'null'], format: 'uuid' },
  correctionOf: target,
  version,
  createdAt: moment,
  updatedAt: moment,
  canReview: flagOf('Whether the one who asks may decide on it now.'),
  canAnswer: flagOf('Whether the one who asks may answer and submit it again now.'),
  canWithdraw: flagOf('Whether the one who asks may withdraw it now.'),
};

const event = objectOf({
  kind: { type: 'string', enum: submissionEventKinds },
  at: moment,
  by: person,
  note: textOrNull,
  changes: listOf(objectOf({ field: text, before: textOrNull, after: textOrNull })),
});

const required = entryFields.filter(({ requiredFor }) => requiredFor !== 'nothing').map(({ name }) => name);
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
  Submission: objectOf(submission),
  SubmissionDetail: objectOf({ ...submission, events: listOf(event) }),
  SubmissionCounts: objectOf(
    Object.fromEntries(
      Object.keys(submissionStatusDetails).map((name) => [name, { type: 'integer', minimum: 0 }]),
    ),
  ),
  NewSubmission: {
    ...objectOf({ ...sentFields, ...beside }, optionalOf({ ...sentFields, ...beside }, required)),
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
  id,
  '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
);
export const ticket = pathPart('ticket', 'The secret of the receipt.', text, 'a-secret-of-43-letters');
