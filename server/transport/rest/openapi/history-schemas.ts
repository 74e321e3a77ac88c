import { fieldSchemas, listOf, moment, objectOf, text } from './json-schemas.js';
import type { JsonSchema } from './route-document.js';

const textOrNull: JsonSchema = { type: ['string', 'null'] };
const version: JsonSchema = { type: 'integer', minimum: 1 };
const accession = text;
const id: JsonSchema = { type: 'string', format: 'uuid' };
const person: JsonSchema = { ...objectOf({ _id: id, name: text }), type: ['object', 'null'] };

/** The schemas about what was done to entries. */
export const historySchemas = {
  Revision: objectOf({
    version,
    action: { type: 'string', enum: ['create', 'update', 'delete', 'restore'] },
    by: person,
    at: moment,
    reason: textOrNull,
    source: { type: 'string', description: 'By which way: `edit`, `starter`, an import or a submission.' },
    changes: listOf(objectOf({ field: text, before: textOrNull, after: textOrNull })),
  }),
  EntrySnapshot: objectOf({
    accession,
    version,
    at: moment,
    ...fieldSchemas,
    additional: { type: 'object', additionalProperties: text },
  }),
  DeletedEntry: objectOf({
    _id: id,
    accession,
    disease: text,
    autoantibody: text,
    autoantigen: text,
    version,
    deletedAt: moment,
    deletedBy: person,
  }),
} satisfies Record<string, JsonSchema>;
