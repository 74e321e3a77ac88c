import { limits } from '../../../schema/contract/limits.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { Overview } from '../../nouns/overview.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import { nameWords } from '../../search/index/name-keys.js';
import type { DiseaseNames } from '../../search/parse/disease-names.js';
import type { Concepts } from '../vocabulary/concepts.js';

interface Sources {
  readonly names: NameRepository;
  readonly diseaseNames: DiseaseNames;
  readonly concepts: Concepts;
}

/** Returns the diseases of entries that have a name as words of their own, as lupus nephritis has lupus. */
export async function narrowerDiseases(
  name: string,
  { names, diseaseNames, concepts }: Sources,
): Promise<Overview['kinds']> {
  const wordsOf = (text: string) => ` ${nameWords(fold(text)).join(' ')} `;
  const named = diseaseNames.startingWith(name, limits.overview.names);
  const narrower = named.filter((one) => wordsOf(one.disease).includes(wordsOf(name)));
  const values = await names.called('disease', [
    ...new Set(narrower.flatMap(({ nameKeys }) => [...nameKeys])),
  ]);
  const found = new Map(values.map(({ value }) => concepts.disease(value)).map((one) => [one.key, one]));
  return [...found.values()].map(({ name: narrowerName, slug }) => ({ name: narrowerName, slug }));
}
