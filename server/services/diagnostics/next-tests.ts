import type { Differential } from '../../nouns/differential.js';
import type { DividingAutoantibody } from '../../persistence/repositories/differential.repository.js';
import type { RankedDisease } from './rank-diseases.js';

/** Says of autoantibodies that some of the tied diseases have which diseases each would separate, and why. */
export function nextTests(
  tied: readonly RankedDisease[],
  dividing: readonly DividingAutoantibody[],
): Differential['next'] {
  return dividing.map(({ name, places, isDiagnostic }) => {
    const having = new Set(places);
    const namesOf = (has: boolean) =>
      tied.filter((_disease, place) => having.has(place) === has).map(({ disease }) => disease);
    const separates = namesOf(true);
    const marker = isDiagnostic ? ' as a diagnostic marker' : '';
    const why = `Entries of ${inWords(separates)} name it${marker}; those of ${inWords(namesOf(false))} do not`;
    return { autoantibody: name, separates, why };
  });
}

const namedDiseases = 3;

function inWords(diseases: readonly string[]): string {
  const rest = diseases.length - namedDiseases;
  const named = diseases.slice(0, namedDiseases);
  if (rest > 0) return `${named.join(', ')} and ${String(rest)} more`;
  return new Intl.ListFormat('en-GB').format(named);
}
