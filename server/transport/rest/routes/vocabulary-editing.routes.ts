import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { objectOf } from '../../../nouns/noun.js';
import type { AutoantibodyTerm } from '../../../nouns/vocabulary.js';
import { ifMatch } from '../openapi/header-parameters.js';
import { count, listOf, text } from '../openapi/json-schemas.js';
import { idPart, limitOf, reason } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single } from '../rest-query.js';
import { expectedBy, privateRoute, reasonOf, type Sent } from '../rest-route.js';
import { termJson, termRevisionJson } from '../view-json.js';

const shared = { tag: 'Vocabulary', action: 'vocabulary.edit', refusals: [404, 409] } as const;

const term = idPart('term', 'Id of the term.');
const termAnswer = { message: text, data: ref('AutoantibodyTerm') };
const withMessage = (message: string) => (found: AutoantibodyTerm) => ({ message, data: termJson(found) });
const idOf = ({ params }: Sent) => params['term'] ?? '';

export const vocabularyEditingRoutes = [
  privateRoute({
    ...shared,
    method: 'POST',
    path: restPaths.vocabularyTerms,
    operationId: 'createAutoantibodyTerm',
    summary: 'Create a term of the vocabulary',
    description: 'Reviewers and administrators only. A name or exact synonym of another term is a conflict.',
    parameters: [reason],
    body: ref('NewTerm'),
    status: 201,
    repeatable: true,
    properties: termAnswer,
    refusals: [409],
    call: ({ vocabularyEditing }, ctx, sent) => vocabularyEditing.create(ctx, sent.body, reasonOf(sent)),
    answer: withMessage(messages.termCreated),
  }),
  privateRoute({
    ...shared,
    method: 'PUT',
    path: restPaths.vocabularyTerm,
    operationId: 'updateAutoantibodyTerm',
    summary: 'Change the sent keys of a term',
    description:
      'Omitted keys keep their values; a list replaces the stored one. The `data` of a GET can be edited and ' +
      'sent back.',
    parameters: [term, ifMatch, reason],
    body: ref('TermChanges'),
    isBodyOptional: true,
    properties: termAnswer,
    call: ({ vocabularyEditing }, ctx, sent) =>
      vocabularyEditing.update(ctx, idOf(sent), sent.body, expectedBy(sent)),
    answer: withMessage(messages.termUpdated),
  }),
  privateRoute({
    ...shared,
    method: 'DELETE',
    path: restPaths.vocabularyTerm,
    operationId: 'deleteAutoantibodyTerm',
    summary: 'Delete a term',
    description: 'Its history remains, it can be restored, and no upgrade brings a built-in term back.',
    parameters: [term, ifMatch, reason],
    properties: { message: text, data: objectOf({ _id: text }) },
    call: ({ vocabularyEditing }, ctx, sent) => vocabularyEditing.delete(ctx, idOf(sent), expectedBy(sent)),
    answer: ({ id }) => ({ message: messages.termDeleted, data: { _id: id } }),
  }),
  privateRoute({
    ...shared,
    path: restPaths.vocabularyTermHistory,
    operationId: 'autoantibodyTermHistory',
    summary: 'The revisions of a term, newest first; also of a deleted term',
    parameters: [term, limitOf(limits.historyLimit)],
    properties: { data: listOf(ref('TermRevision')), count, total: count },
    refusals: [404],
    call: ({ vocabularyEditing }, ctx, sent) =>
      vocabularyEditing.history(ctx, idOf(sent), { limit: single(sent.query, 'limit') }),
    answer: ({ revisions, total }) => ({
      data: revisions.map(termRevisionJson),
      count: revisions.length,
      total,
    }),
  }),
  privateRoute({
    ...shared,
    method: 'POST',
    path: restPaths.restoreVocabularyTerm,
    operationId: 'restoreAutoantibodyTerm',
    summary: 'Restore a term to a version; also a deleted term',
    parameters: [term, reason],
    body: objectOf({ version: { type: 'integer', minimum: 1 } }),
    repeatable: true,
    properties: termAnswer,
    call: ({ vocabularyEditing }, ctx, sent) =>
      vocabularyEditing.restore(ctx, idOf(sent), { version: sent.body['version'], ...reasonOf(sent) }),
    answer: withMessage(messages.termRestored),
  }),
];
