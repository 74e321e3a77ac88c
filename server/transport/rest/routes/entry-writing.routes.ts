import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { EntryView } from '../../../nouns/entry.js';
import { objectOf } from '../../../nouns/noun.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { text } from '../openapi/json-schemas.js';
import { entryId, ifMatch, reason } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { expectedBy, privateRoute, reasonOf } from '../rest-route.js';

const entryAnswer = { message: text, data: ref('Entry') };
const withMessage = (message: string) => (entry: EntryView) => ({ message, data: serialiseEntry(entry) });

export const entryWritingRoutes = [
  privateRoute({
    method: 'POST',
    path: restPaths.entries,
    operationId: 'createEntry',
    action: 'entries.create',
    summary: 'Create an entry',
    parameters: [reason],
    body: ref('NewEntry'),
    status: 201,
    repeatable: true,
    properties: entryAnswer,
    call: ({ entryEditing }, ctx, sent) => entryEditing.create(ctx, sent.body, reasonOf(sent)),
    answer: withMessage(messages.entryCreated),
  }),
  privateRoute({
    method: 'PUT',
    path: restPaths.entry,
    operationId: 'updateEntry',
    action: 'entries.update',
    summary: 'Change the sent fields of an entry',
    description:
      'Omitted fields keep their values. Null or a blank text clears an optional field. The `data` of a GET can be ' +
      'edited and sent back: its `version` prevents overwriting the changes of others.',
    parameters: [entryId, ifMatch, reason],
    body: ref('EntryChanges'),
    isBodyOptional: true,
    properties: entryAnswer,
    refusals: [404, 409],
    call: ({ entryEditing }, ctx, sent) =>
      entryEditing.update(ctx, sent.params['id'] ?? '', sent.body, expectedBy(sent)),
    answer: withMessage(messages.entryUpdated),
  }),
  privateRoute({
    method: 'DELETE',
    path: restPaths.entry,
    operationId: 'deleteEntry',
    action: 'entries.delete',
    summary: 'Delete an entry',
    description:
      'The entry disappears from all lists, searches, counts and exports at once. Its history remains, and it can be ' +
      'restored.',
    parameters: [entryId, ifMatch, reason],
    properties: { message: text, data: objectOf({ _id: text }) },
    refusals: [404, 409],
    call: ({ entryEditing }, ctx, sent) =>
      entryEditing.delete(ctx, sent.params['id'] ?? '', expectedBy(sent)),
    answer: (deleted) => ({ message: messages.entryDeleted, data: { _id: deleted.id } }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.restoreEntry,
    operationId: 'restoreEntry',
    action: 'entries.restore',
    summary: 'Restore an entry to a version; also a deleted entry',
    description: 'Creates a new version. No earlier version is lost.',
    parameters: [entryId, reason],
    body: objectOf({ version: { type: 'integer', minimum: 1 } }),
    repeatable: true,
    properties: entryAnswer,
    refusals: [404, 410],
    call: ({ entryEditing }, ctx, sent) =>
      entryEditing.restore(ctx, sent.params['id'] ?? '', {
        version: sent.body['version'],
        ...reasonOf(sent),
      }),
    answer: withMessage(messages.entryRestored),
  }),
];
