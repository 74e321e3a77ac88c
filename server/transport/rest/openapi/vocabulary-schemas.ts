import { autoantibodyTermNoun } from '../../../nouns/vocabulary.js';
import { objectOf } from './json-schemas.js';

/** Schemas of the vocabulary. */
export const vocabularySchemas = { AutoantibodyTerm: objectOf(autoantibodyTermNoun.properties) };
