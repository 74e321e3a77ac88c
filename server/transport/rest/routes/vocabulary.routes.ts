import { namedFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { vocabularyFormatNames, vocabularyFormats } from '../../../../schema/contract/vocabulary-exports.js';
import { objectOf } from '../../../nouns/noun.js';
import {
  type AutoantibodyTerm,
  meaningNoun,
  resolvedNameNoun,
  termsArgs,
} from '../../../nouns/vocabulary.js';
import { serialiseTerm } from '../../../services/vocabulary/vocabulary.service.js';
import { downloadRoute } from '../download-route.js';
import { count, listOf, text, wordOf } from '../openapi/json-schemas.js';
import {
  idPart,
  ifMatch,
  limitOf,
  parametersOf,
  pathPart,
  query as queryParameter,
  reason,
  term as nameParameter,
} from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single, singlesOf } from '../rest-query.js';
import { expectedBy, privateRoute, readRoute, reasonOf, type Sent } from '../rest-route.js';
import { termRevisionJson } from '../view-json.js';

const editing = { action: 'vocabulary.edit', refusals: [404, 409] } as const;

const term = pathPart(
  'term',
  'Id, slug or name of the term; of a class also its abbreviation.',
  text,
  'anti-jo-1',
);
const termId = idPart('term', 'Id of the term.');
const termAnswer = { message: text, data: ref('AutoantibodyTerm') };
const withMessage = (message: string) => (found: AutoantibodyTerm) => ({
  message,
  data: serialiseTerm(found),
});
const idOf = ({ params }: Sent) => params['term'] ?? '';

export const vocabularyRoutes = [
  readRoute({
    path: restPaths.resolveName,
    operationId: 'resolveName',
    action: 'entries.read',
    summary: 'What a name means',
    description:
      'Diseases, autoantibodies, classes of autoantibodies and autoantigens that bear exactly this name, a synonym, ' +
      'an abbreviation or an identifier, folded like a search. Classes come first, then meanings with more entries. ' +
      'The symbol of a human gene identifies the autoantigens with the UniProt accession of its protein. ' +
      'An unknown name has no meaning. With `field`: what it means as the value of that field of an entry, ' +
      'also if it joins several names (`SSA / Ro60`) or names an autoantigen by its autoantibody; wider names mean ' +
      'nothing then.',
    parameters: [
      nameParameter('name', 'The name or identifier.', 'SSA', { maxLength: limits.nameMaxLength }),
      queryParameter('field', 'The field of an entry.', wordOf(namedFields)),
      limitOf(limits.meanings),
    ],
    properties: {
      data: listOf(meaningNoun.schema),
      total: count,
      ambiguous: resolvedNameNoun.properties['ambiguous'] ?? {},
    },
    call: ({ names }, ctx, { query }) =>
      names.resolve(ctx, single(query, 'name'), single(query, 'field'), { limit: single(query, 'limit') }),
    answer: ({ meanings, total, ambiguous }) => ({ data: meanings, total, ambiguous }),
    total: ({ total }) => total,
  }),
  readRoute({
    path: restPaths.vocabularyTerms,
    operationId: 'autoantibodyTerms',
    action: 'entries.read',
    summary: 'The vocabulary of autoantibodies',
    description:
      'What autoantibodies and classes of autoantibodies are called: classes first, then in natural order. Terms ' +
      'that bear the searched name come first. An unknown class or pattern is an empty list.',
    parameters: parametersOf(termsArgs.fields),
    properties: { data: listOf(ref('AutoantibodyTerm')), pagination: ref('Pagination') },
    call: ({ vocabulary }, ctx, { query }) => vocabulary.list(ctx, singlesOf(query, termsArgs)),
    answer: ({ items, pagination }) => ({ data: items.map(serialiseTerm), pagination }),
    total: ({ pagination }) => pagination.total,
  }),
  downloadRoute({
    path: restPaths.exportVocabulary,
    operationId: 'exportVocabulary',
    action: 'entries.export',
    summary: 'The whole vocabulary as a file',
    description:
      '`sssom` is the mappings to HPO, LOINC, ICAP and UniProt as SSSOM/TSV. `json` is a normal answer; other ' +
      'formats are files. Terms with content of HPO and LOINC carry their notices.',
    parameters: [queryParameter('format', 'The format.', wordOf(vocabularyFormatNames, 'csv'), 'sssom')],
    properties: {
      data: listOf(ref('AutoantibodyTerm')),
      source: text,
      dataVersion: text,
      license: text,
      notices: listOf(text),
    },
    files: [vocabularyFormats.csv.mediaType, vocabularyFormats.tsv.mediaType],
    hasEntityTag: true,
    call: ({ vocabularyExport }, ctx, { query }) => vocabularyExport.export(ctx, single(query, 'format')),
  }),
  readRoute({
    path: restPaths.vocabularyTerm,
    operationId: 'autoantibodyTerm',
    action: 'entries.read',
    summary: 'One term of the vocabulary',
    parameters: [term],
    properties: { data: ref('AutoantibodyTerm') },
    refusals: [404],
    call: ({ vocabulary }, ctx, { params }) => vocabulary.find(ctx, params['term'] ?? ''),
    answer: (found) => ({ data: serialiseTerm(found) }),
  }),
  privateRoute({
    ...editing,
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
    ...editing,
    method: 'PUT',
    path: restPaths.vocabularyTerm,
    operationId: 'updateAutoantibodyTerm',
    summary: 'Change the sent keys of a term',
    description:
      'Omitted keys keep their values; a list replaces the stored one. The `data` of a GET can be edited and ' +
      'sent back.',
    parameters: [termId, ifMatch, reason],
    body: ref('TermChanges'),
    isBodyOptional: true,
    properties: termAnswer,
    call: ({ vocabularyEditing }, ctx, sent) =>
      vocabularyEditing.update(ctx, idOf(sent), sent.body, expectedBy(sent)),
    answer: withMessage(messages.termUpdated),
  }),
  privateRoute({
    ...editing,
    method: 'DELETE',
    path: restPaths.vocabularyTerm,
    operationId: 'deleteAutoantibodyTerm',
    summary: 'Delete a term',
    description: 'Its history remains, it can be restored, and no upgrade brings a built-in term back.',
    parameters: [termId, ifMatch, reason],
    properties: { message: text, data: objectOf({ _id: text }) },
    call: ({ vocabularyEditing }, ctx, sent) => vocabularyEditing.delete(ctx, idOf(sent), expectedBy(sent)),
    answer: ({ id }) => ({ message: messages.termDeleted, data: { _id: id } }),
  }),
  privateRoute({
    ...editing,
    path: restPaths.vocabularyTermHistory,
    operationId: 'autoantibodyTermHistory',
    summary: 'The revisions of a term, newest first; also of a deleted term',
    parameters: [termId, limitOf(limits.historyLimit)],
    properties: { data: listOf(ref('TermRevision')), count, total: count },
    refusals: [404],
    call: ({ vocabularyEditing }, ctx, sent) =>
      vocabularyEditing.history(ctx, idOf(sent), { limit: single(sent.query, 'limit') }),
    answer: ({ revisions, total }) => ({
      data: revisions.map(termRevisionJson),
      count: revisions.length,
      total,
    }),
    total: ({ total }) => total,
  }),
  privateRoute({
    ...editing,
    method: 'POST',
    path: restPaths.restoreVocabularyTerm,
    operationId: 'restoreAutoantibodyTerm',
    summary: 'Restore a term to a version; also a deleted term',
    parameters: [termId, reason],
    body: objectOf({ version: { type: 'integer', minimum: 1 } }),
    repeatable: true,
    properties: termAnswer,
    call: ({ vocabularyEditing }, ctx, sent) =>
      vocabularyEditing.restore(ctx, idOf(sent), { version: sent.body['version'], ...reasonOf(sent) }),
    answer: withMessage(messages.termRestored),
  }),
];
