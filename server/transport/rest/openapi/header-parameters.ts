import { limits } from '../../../../schema/contract/limits.js';
import type { JsonSchema } from '../../../nouns/noun.js';
import type { ParameterDocument } from './route-document.js';

function headerOf(name: string, description: string, schema: JsonSchema, example: string): ParameterDocument {
  return { name, in: 'header', description, schema, example };
}

/** The base version of a change, for optimistic locking. */
export const ifMatch = headerOf(
  'If-Match',
  'Version of the entry or term that the change is based on, in quotes. If it is not the current version, nothing ' +
    'changes and the answer is 409.',
  { type: 'string' },
  '"3"',
);

/** The header that makes a POST safe to repeat. */
export const idempotencyKey = headerOf(
  'Idempotency-Key',
  `Text chosen by the client that identifies this call for ${String(limits.idempotency.hours)} hours. Repeating ` +
    'the call with the same key and body changes nothing and returns the first answer. With another body, the ' +
    'answer is 409.',
  { type: 'string', minLength: 1, maxLength: limits.idempotency.keyLength },
  '6f1c2a2e-5b0f-4c4e-9d52-2a1f7f0f9a11',
);
