import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { submissionsArgs } from '../../../nouns/submission.js';
import { listOf, text } from '../openapi/json-schemas.js';
import { parametersOf } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { submissionId, ticket } from '../openapi/submission-schemas.js';
import { single, singles } from '../rest-query.js';
import { privateRoute } from '../rest-route.js';
import { submissionDetailJson, submissionJson } from '../submission-json.js';

const { perHour } = limits.submissions;
const detail = { data: ref('SubmissionDetail'), closestEntries: listOf(ref('Entry')) };

const { detail: statusDetail, ...others } = submissionsArgs.fields;
const listParameters = parametersOf({ ...others, statusDetail });

export const submissionRoutes = [
  privateRoute({
    method: 'POST',
    path: restPaths.submissions,
    operationId: 'createSubmission',
    action: 'submissions.create',
    refusesBadToken: true,
    summary: 'Propose an entry or a correction',
    description:
      'Open to everyone. Visitors receive the secret of the receipt, `ticket`, only once. It gives access to the ' +
      'submission: to read it, answer questions and withdraw it. Limits per hour: ' +
      `${String(perHour.address)} per IP address, ${String(perHour.user)} per account.`,
    body: ref('NewSubmission'),
    status: 201,
    repeatable: true,
    answersSecret: true,
    properties: { message: text, data: ref('Submission'), ticket: text },
    optional: ['ticket'],
    refusals: [404, 410],
    call: ({ submissions }, ctx, { body }) => submissions.create(ctx, { ...body, proposal: body }),
    answer: ({ submission, ticket }) => ({
      message: messages.submissionReceived,
      data: submissionJson(submission),
      ...(ticket === null ? {} : { ticket }),
    }),
  }),
  privateRoute({
    path: restPaths.submissions,
    operationId: 'listSubmissions',
    action: 'submissions.read',
    summary: "A page of submissions: all for reviewers, the caller's own for others",
    parameters: listParameters,
    properties: { data: listOf(ref('Submission')), pagination: ref('Pagination') },
    call: ({ submissionDirectory }, ctx, { query }) =>
      submissionDirectory.list(ctx, {
        ...singles(query, ...Object.keys(others)),
        detail: single(query, 'statusDetail'),
      }),
    answer: ({ items, pagination }) => ({ data: items.map(submissionJson), pagination }),
    total: ({ pagination }) => pagination.total,
  }),
  privateRoute({
    path: restPaths.submissionCounts,
    operationId: 'countSubmissions',
    action: 'submissions.read',
    summary: 'Number of submissions by status, among those visible to the caller',
    properties: { data: ref('SubmissionCounts') },
    call: ({ submissionDirectory }, ctx) => submissionDirectory.counts(ctx),
    answer: (data) => ({ data }),
  }),
  privateRoute({
    path: restPaths.submission,
    operationId: 'getSubmission',
    action: 'submissions.read',
    summary: 'One submission with its history and the closest entries',
    description: 'For reviewers and the submitter. Others get a 404.',
    parameters: [submissionId],
    properties: detail,
    refusals: [404],
    call: ({ submissionDirectory }, ctx, { params }) => submissionDirectory.detail(ctx, params['id']),
    answer: submissionDetailJson,
  }),
  privateRoute({
    path: restPaths.submissionReceipt,
    operationId: 'getSubmissionReceipt',
    action: 'submissions.follow',
    summary: 'One submission by the secret of its receipt',
    parameters: [ticket],
    properties: detail,
    refusals: [404],
    call: ({ submissionDirectory }, ctx, { params }) =>
      submissionDirectory.receipt(ctx, params['ticket'] ?? ''),
    answer: submissionDetailJson,
  }),
];
