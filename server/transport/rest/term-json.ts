import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';

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

function linkJson({ id, ...link }: AutoantibodyTerm['classes'][number]) {
  return { _id: id, ...link };
}
