import type { Meaning } from '../../nouns/vocabulary.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { joinedMeaning } from '../../search/index/joined-meaning.js';
import { nameKey, saysAntibody } from '../../search/index/name-keys.js';
import { isExact, nameWithKey, type Vocabulary } from '../../search/index/vocabulary.js';
import type { NamedGene } from '../../search/parse/gene-names.js';

type Terms = Vocabulary<StoredTerm>;

const accessionForm = /^[a-z]\d[a-z\d]{3}\d(?:[a-z\d]{3}\d)?$/i;

/** Whether a text has the form of a UniProt accession. */
export function isAccession(text: string): boolean {
  return accessionForm.test(text.trim());
}

interface MeantTerms {
  readonly meant: readonly StoredTerm[];
  readonly ambiguous: boolean;
}

/**
 * Returns the terms that a text means by its name or an exact synonym; if there are none and the text joins several
 * names, as "SSA / Ro60" does, the one that each of them means. An ambiguous text means all that bear it.
 */
export function termsMeantBy(vocabulary: Terms, text: string): MeantTerms {
  const key = vocabulary.keyOf(text);
  const whole = exactTerms(vocabulary, text);
  const isMarked = (term: StoredTerm) =>
    nameKey(term.name) !== key &&
    term.synonyms.some((one) => nameKey(one.name) === key && vocabulary.isAmbiguous(term, one));
  const bearing = vocabulary.bearing(key).filter(({ isClass }) => !isClass);
  if (whole.some(isMarked)) return { meant: bearing, ambiguous: true };
  if (whole.length > 0) return { meant: whole, ambiguous: whole.length > 1 };
  const joined = joinedMeaning(text, (name) => exactTerms(vocabulary, name));
  return { meant: joined.length === 1 ? joined : [], ambiguous: false };
}

function exactTerms(vocabulary: Terms, text: string): readonly StoredTerm[] {
  const key = vocabulary.keyOf(text);
  return vocabulary
    .bearing(key)
    .filter(
      (term) =>
        !term.isClass && [term, ...term.synonyms.filter(isExact)].some((one) => nameKey(one.name) === key),
    );
}

/** How a term bears the name with this key. */
function viaOf({ name, synonyms }: StoredTerm, key: string): Meaning['via'] {
  if (nameKey(name) === key) return 'name';
  const synonym = synonyms.find((one) => nameKey(one.name) === key);
  return synonym?.kind === 'abbreviation' ? 'abbreviation' : 'synonym';
}

/** How a text means a term: by its name or by which synonym; several joined names mean it as a synonym. */
export function matchOf(vocabulary: Terms, term: StoredTerm, text: string): Pick<Meaning, 'via' | 'matched'> {
  const key = vocabulary.keyOf(text);
  return { via: viaOf(term, key), matched: nameWithKey(term, key) ?? text.trim() };
}

/** How a name means a disease. A synonym in capital letters is an abbreviation. */
export function viaOfDisease(disease: string, matched: string): Meaning['via'] {
  if (nameKey(matched) === nameKey(disease)) return 'name';
  return /^[\p{Lu}\d-]{2,}$/u.test(matched) ? 'abbreviation' : 'synonym';
}

/** Returns a term as what a text means. */
export function termMeaning(
  { id, isClass, name, slug }: StoredTerm,
  counts: ReadonlyMap<string, { readonly entries: number }>,
  { via, matched }: Pick<Meaning, 'via' | 'matched'>,
): Meaning {
  const kind = isClass ? 'class' : 'autoantibody';
  return { kind, name, slug, via, matched, entries: counts.get(id)?.entries ?? 0 };
}

/** The protein of the gene whose symbol a text is; none if it says that an antibody is meant. */
export function geneMeantBy({ genes }: Terms, text: string): NamedGene | null {
  return saysAntibody(text) ? null : genes.namedBy(text);
}

/** The accession that a text is, or the one target of the autoantibody that it names. */
export function accessionMeantBy(vocabulary: Terms, text: string): string | null {
  if (isAccession(text)) return text.trim();
  const terms = exactTerms(vocabulary, text);
  const targets = new Set(terms.flatMap((term) => term.targets.map(({ uniprotId }) => uniprotId)));
  const [only = null] = targets;
  return targets.size === 1 && terms.every((term) => term.targets.length === 1) ? only : null;
}
