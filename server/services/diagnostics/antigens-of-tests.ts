import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { withAndWithoutIsotypes } from '../../search/index/joined-meaning.js';
import { nameKey } from '../../search/index/name-keys.js';
import type { Vocabulary } from '../../search/index/vocabulary.js';
import type { FieldNames } from '../vocabulary/field-names.js';
import { accessionMeantBy, geneMeantBy, termsMeantBy } from '../vocabulary/meant-terms.js';
import type { NamedTest } from './read-diagnostic-input.js';

/**
 * Returns what is known of the autoantigen of each test; two tests that share any of it have one autoantigen. A name is
 * looked up in the vocabulary, an autoantigen in entries, too. An autoantibody also has the autoantigen on which
 * all its entries agree, as on double-stranded DNA. An ambiguous name says nothing but its own spelling; an isotype
 * beside the name of a test counts only if the vocabulary has the name with it.
 */
export async function antigensOf(
  tests: readonly NamedTest[],
  vocabulary: Vocabulary<StoredTerm>,
  names: Pick<FieldNames, 'meanings'>,
  entries: Pick<NameRepository, 'antigensOf'>,
): Promise<readonly (readonly string[])[]> {
  const known = tests.map(({ name, autoantigen }) =>
    meaningOf([autoantigen, knownName(name, vocabulary)], vocabulary),
  );
  const asked = tests.map(({ autoantigen }, at) =>
    autoantigen === null ? (known[at]?.accessions[0] ?? '') : askedAs(autoantigen, vocabulary),
  );
  const [values, bound] = await Promise.all([
    names.meanings('autoantigen', asked),
    agreedAntigens(
      known.flatMap(({ terms }) => terms),
      vocabulary,
      entries,
    ),
  ]);
  return tests.map(({ autoantigen }, at) => {
    const { accessions = [], terms = [] } = known[at] ?? {};
    const { meanings = [], ambiguous = true } = values[at] ?? {};
    return [
      ...(autoantigen === null ? [] : [`name ${nameKey(autoantigen)}`]),
      ...accessions.map((accession) => `accession ${accession}`),
      ...terms.map(({ slug }) => `term ${slug}`),
      ...terms.flatMap(({ id }) => bound.get(id) ?? []).map((key) => `value ${key}`),
      ...(ambiguous ? [] : meanings.flatMap(({ keys }) => keys).map((key) => `value ${key}`)),
    ];
  });
}

/** The name of a test, without isotypes if the vocabulary does not have it with them. */
function knownName(name: string, vocabulary: Vocabulary<StoredTerm>): string {
  const names = withAndWithoutIsotypes(name);
  return names.find((one) => termsMeantBy(vocabulary, one).meant.length > 0) ?? names.at(-1) ?? name;
}

/** How an autoantigen is looked up in entries: the symbol of a gene that no term bears by the accession. */
function askedAs(autoantigen: string, vocabulary: Vocabulary<StoredTerm>): string {
  const isBorne = vocabulary.bearing(vocabulary.keyOf(autoantigen)).length > 0;
  return (isBorne ? null : geneMeantBy(vocabulary, autoantigen)?.accession) ?? autoantigen;
}

/** The one term that each text means, and its target if it has only one, or the protein of the gene that it names. */
function meaningOf(texts: readonly (string | null)[], vocabulary: Vocabulary<StoredTerm>) {
  const clear = texts
    .filter((text) => text !== null)
    .map((text) => ({ text, ...termsMeantBy(vocabulary, text) }))
    .filter(({ ambiguous }) => !ambiguous);
  const accessions = clear.map(
    ({ text }) =>
      accessionMeantBy(vocabulary, text)?.toUpperCase() ?? vocabulary.genes.namedBy(text)?.accession,
  );
  return {
    terms: clear.flatMap(({ meant }) => meant),
    accessions: accessions.filter((accession) => accession !== undefined),
  };
}

/** The autoantigen on which all entries of a term agree, by the id of the term; a name of the term says nothing. */
async function agreedAntigens(
  terms: readonly StoredTerm[],
  vocabulary: Vocabulary<StoredTerm>,
  entries: Pick<NameRepository, 'antigensOf'>,
): Promise<ReadonlyMap<string, string>> {
  const own = new Map(terms.map((term) => [term.id, vocabulary.ownKeys(term)]));
  const found = await entries.antigensOf(own);
  const agreed = new Map<string, string>();
  for (const [id, keys] of own) {
    const named = found.filter(({ owner, key }) => owner === id && !keys.includes(nameKey(key)));
    const [first, ...others] = named;
    if (first !== undefined && others.length === 0) agreed.set(id, first.key);
  }
  return agreed;
}
