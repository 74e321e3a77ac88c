import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { termRevisionNoun } from '../../../nouns/term-revision.js';
import { autoantibodyTermNoun, synonymNoun } from '../../../nouns/vocabulary.js';
import { listOf, text } from './json-schemas.js';

const {
  name = {},
  isClass = {},
  icap = {},
  hpo = {},
  loinc = {},
  targets = {},
  sources = {},
} = autoantibodyTermNoun.properties;
const link: JsonSchema = { oneOf: [text, { type: 'object', required: ['_id'], properties: { _id: text } }] };

const sent: Readonly<Record<string, JsonSchema>> = {
  name,
  isClass,
  synonyms: listOf(objectOf(synonymNoun.properties, ['ambiguous'])),
  classes: listOf(link),
  members: listOf(link),
  ...{ icap, hpo, loinc, targets, sources },
};
const version: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'Version that the change is based on.',
};

/** Schemas of the vocabulary. Other keys of a term belong to the server and are ignored when sent. */
export const vocabularySchemas = {
  AutoantibodyTerm: objectOf(autoantibodyTermNoun.properties),
  TermRevision: termRevisionNoun.schema,
  NewTerm: objectOf(
    sent,
    Object.keys(sent).filter((key) => key !== 'name'),
  ),
  TermChanges: objectOf({ ...sent, version }, [...Object.keys(sent), 'version']),
} satisfies Record<string, JsonSchema>;
