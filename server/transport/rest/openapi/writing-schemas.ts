import { requiredEntryFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { storedFields } from '../../../nouns/entry.js';
import { bodyOf, type JsonSchema, object, version } from '../../../nouns/noun.js';

const { keys, keyLength, valueLength } = limits.additional;
const value: JsonSchema = { type: ['string', 'number', 'boolean', 'null'], maxLength: valueLength };

const sent = {
  ...storedFields,
  additional: object('Additional values by name. Replaces all existing additional values.', {
    maxProperties: keys,
    propertyNames: { maxLength: keyLength },
    additionalProperties: value,
  }),
};

const others = {
  description:
    'Unknown names are stored in `additional`; a blank one removes that name, unless `additional` is sent, too. ' +
    'Names reserved by the server, such as `_id`, are ignored.',
  additionalProperties: value,
};

export const writingSchemas = {
  NewEntry: { ...bodyOf(sent, requiredEntryFields), ...others },
  EntryChanges: {
    ...bodyOf({ ...sent, version: version('Version that the change is based on, as in `If-Match`.') }),
    ...others,
  },
} satisfies Record<string, JsonSchema>;
