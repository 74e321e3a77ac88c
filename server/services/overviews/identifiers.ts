import type { Overview } from '../../nouns/overview.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';

type Identifier = Overview['identifiers'][number];

/** Returns the identifiers of a disease in ontologies, with their pages. */
export function diseaseIdentifiers(ids: readonly string[]): readonly Identifier[] {
  return ids.map((id) =>
    id.startsWith('DOID:')
      ? { database: 'Disease Ontology', id, url: `https://disease-ontology.org/term/${id}/` }
      : { database: 'MONDO', id, url: `https://monarchinitiative.org/${id}` },
  );
}

/** Returns the identifiers of an autoantibody: its patterns, phenotypes, codes of tests and targets. */
export function termIdentifiers({ icap, hpo, loinc, targets }: StoredTerm): readonly Identifier[] {
  return [
    ...uniprotIdentifiers(targets.map(({ uniprotId }) => uniprotId)),
    ...hpo
      .filter(({ relation }) => relation === 'exact')
      .map(({ id }) => ({ database: 'HPO', id, url: `https://hpo.jax.org/browse/term/${id}` })),
    ...loinc
      .filter(({ scope }) => scope === 'own')
      .map(({ code }) => ({ database: 'LOINC', id: code, url: `https://loinc.org/${code}/` })),
    ...icap.map(({ code }) => patternIdentifier(code)),
  ];
}

/** Returns the identifier of a HEp-2 pattern, such as AC-4. */
export function patternIdentifier(code: string): Identifier {
  const number = code.replace('AC-', '');
  return { database: 'ICAP', id: code, url: `https://anapatterns.org/view_pattern.php?pattern=${number}` };
}

/** Returns UniProt accessions with their pages. */
export function uniprotIdentifiers(accessions: readonly string[]): readonly Identifier[] {
  return accessions.map((id) => ({
    database: 'UniProt',
    id,
    url: `https://www.uniprot.org/uniprotkb/${id}/entry`,
  }));
}
