import { bodyOf, type JsonSchema, objectOf, version } from '../../../nouns/noun.js';
import { termRevisionNoun } from '../../../nouns/term-revision.js';
import { autoantibodyTermNoun, termInput } from '../../../nouns/vocabulary.js';

/** Schemas of the vocabulary. Other keys of a term belong to the server and are ignored when sent. */
export const vocabularySchemas = {
  AutoantibodyTerm: objectOf(autoantibodyTermNoun.properties),
  TermRevision: termRevisionNoun.schema,
  NewTerm: bodyOf(termInput.fields, ['name']),
  TermChanges: bodyOf({ ...termInput.fields, version: version('Version that the change is based on.') }),
} satisfies Record<string, JsonSchema>;
