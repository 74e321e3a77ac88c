import type { AutoantibodyTerm, TermRevision } from '../../nouns/vocabulary.js';
import { personJson } from './history-json.js';

/** Converts a term of the vocabulary to REST JSON. */
export function termJson(term: AutoantibodyTerm) {
  const { id, slug, name, isClass, synonyms, classes, members, icap, hpo, loinc, targets, sources } = term;
  const { counts, version, updatedAt } = term;
  return {
    _id: id,
    ...{ slug, name, isClass, synonyms },
    classes: classes.map(linkJson),
    members: members.map(linkJson),
    ...{ icap, hpo, loinc, targets, sources, counts, version },
    updatedAt: updatedAt.toISOString(),
  };
}

/** Converts a revision of a term to REST JSON. */
export function termRevisionJson({ by, at, ...revision }: TermRevision) {
  return { ...revision, at: at.toISOString(), by: personJson(by) };
}

function linkJson({ id, ...link }: AutoantibodyTerm['classes'][number]) {
  return { _id: id, ...link };
}
