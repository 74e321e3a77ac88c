import { requiredEntryFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import type { JsonSchema } from '../../../nouns/noun.js';
import { fieldSchemas, objectOf } from './json-schemas.js';

const { keys, keyLength, valueLength } = limits.additional;
const value: JsonSchema = { type: ['string', 'number', 'boolean', 'null'], maxLength: valueLength };

const sent: Readonly<Record<string, JsonSchema>> = {
  ...fieldSchemas,
  additional: {
    type: 'object',
    description: 'Further facts by free names. Replaces what there was as a whole.',
    maxProperties: keys,
    propertyNames: { maxLength: keyLength },
    additionalProperties: value,
  },
};
const optional = Object.keys(sent).filter((name) => !requiredEntryFields.some((field) => field === name));

const version: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'The version that was seen, as in `If-Match`.',
};

const others = {
  description: 'Other names are kept in `additional`; those of the server, such as `_id`, are ignored.',
  additionalProperties: value,
};

/** What can be sent of an entry: to make one, and to change one. */
export const writingSchemas = {
  NewEntry: { ...objectOf(sent, optional), ...others },
  EntryChanges: { ...objectOf({ ...sent, version }, [...Object.keys(sent), 'version']), ...others },
} satisfies Record<string, JsonSchema>;
