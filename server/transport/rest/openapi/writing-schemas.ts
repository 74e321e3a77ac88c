import { requiredEntryFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { fieldSchemas } from './json-schemas.js';

const { keys, keyLength, valueLength } = limits.additional;
const value: JsonSchema = { type: ['string', 'number', 'boolean', 'null'], maxLength: valueLength };

const sent: Readonly<Record<string, JsonSchema>> = {
  ...fieldSchemas,
  additional: {
    type: 'object',
    description: 'Additional values by name. Replaces all existing additional values.',
    maxProperties: keys,
    propertyNames: { maxLength: keyLength },
    additionalProperties: value,
  },
};
const optional = Object.keys(sent).filter((name) => !requiredEntryFields.some((field) => field === name));

const version: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'Version that the change is based on, as in `If-Match`.',
};

const others = {
  description:
    'Unknown names are stored in `additional`; a blank one removes that name, unless `additional` is sent, too. ' +
    'Names ' +
    'reserved by the server, such as `_id`, are ignored.',
  additionalProperties: value,
};

/** Schemas for creating and changing an entry. */
export const writingSchemas = {
  NewEntry: { ...objectOf(sent, optional), ...others },
  EntryChanges: { ...objectOf({ ...sent, version }, [...Object.keys(sent), 'version']), ...others },
} satisfies Record<string, JsonSchema>;
