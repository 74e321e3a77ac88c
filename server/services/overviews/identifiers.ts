import type { Overview, OverviewKind } from '../../nouns/overview.js';
import type { OverviewEntry } from '../../persistence/repositories/overview.repository.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { isAccession } from '../vocabulary/meant-terms.js';

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

/** The identifiers of the vocabulary; of an autoantigen the UniProt accessions of its entries. */
export function identifiersOf(
  kind: OverviewKind,
  known: Overview['identifiers'],
  entries: readonly OverviewEntry[],
): Overview['identifiers'] {
  if (kind !== 'autoantigen' || known.length > 0) return known;
  const accessions = distinctParts(
    entries.map(({ uniprotId }) => uniprotId),
    /[;；]/,
  );
  return uniprotIdentifiers(accessions.filter(isAccession).slice(0, 20));
}

/** The different parts of lists. A citation may hold semicolons without a blank, as in "2006;4:295". */
export function distinctParts(
  cells: readonly (string | null | undefined)[],
  separator: RegExp = /;\s+|；|;$/,
): readonly string[] {
  const parts = cells.flatMap((cell) => (cell ?? '').split(separator).map((part) => part.trim()));
  return [...new Set(parts.filter((part) => part !== ''))];
}

const identifierPart = /^(PMID|PMC|doi)(?=[:\d])/i;

/** The different citations of references. The PMID, PMC number and DOI after a citation stay with it. */
export function distinctCitations(cells: readonly (string | null)[]): readonly string[] {
  return [...new Set(cells.flatMap(citationsOf))];
}

function citationsOf(cell: string | null): readonly string[] {
  const citations: string[] = [];
  for (const part of distinctParts([cell])) {
    const kind = identifierPart.exec(part)?.[1]?.toLowerCase();
    const before = citations.at(-1);
    const isNext = kind === undefined || before === undefined || identifierPart.test(before);
    if (isNext || before.toLowerCase().includes(kind)) citations.push(part);
    else citations[citations.length - 1] = `${before}; ${part}`;
  }
  return citations;
}
