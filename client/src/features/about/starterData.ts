/** The contents of the starter entries as data/README.md states them; a test compares them with the file. */
export const starterData = {
  entries: 450,
  diseases: 170,
  withUniprotId: 414,
  withDoid: 314,
  withMondo: 441,
  withIdentifiedReference: 449,
} as const;

/** The entries whose MONDO identifier was found in a release of Mondo; data/README.md names the releases. */
export const foundInMondo = 434;

interface Source {
  readonly name: string;
  readonly href?: string;
  readonly usedFor: string;
  readonly licence: string;
}

/** The sources of the starter entries, and their licences. */
export const sources: readonly Source[] = [
  {
    name: 'Disease Ontology',
    href: 'https://disease-ontology.org',
    usedFor: 'Disease names, synonyms and DOIDs',
    licence: 'CC0 1.0',
  },
  {
    name: 'Mondo Disease Ontology, Monarch Initiative',
    href: 'https://mondo.monarchinitiative.org',
    usedFor: 'MONDO identifiers and labels',
    licence: 'CC BY 4.0',
  },
  {
    name: 'UniProtKB',
    href: 'https://www.uniprot.org',
    usedFor: 'Protein accessions',
    licence: 'CC BY 4.0',
  },
  {
    name: 'HGNC',
    href: 'https://www.genenames.org',
    usedFor: 'Gene symbols, names and identifiers',
    licence: 'CC0',
  },
  {
    name: 'Human Phenotype Ontology',
    href: 'https://hpo.jax.org',
    usedFor: 'Autoantibodies of seven entries (annotations of 2023-01-27)',
    licence: 'HPO licence: free use with acknowledgement',
  },
  {
    name: 'Public abstracts and classification criteria',
    usedFor: 'Numbers and reference identifiers',
    licence: 'Facts only, in our own words',
  },
];

/** The attribution that republished starter entries must carry. */
export const attribution =
  'Autoimmune Atlas starter data, The Autoimmune Atlas authors, CC BY 4.0. Disease identifiers from the Mondo ' +
  'Disease Ontology (Monarch Initiative, CC BY 4.0) and the Disease Ontology (CC0); accessions from UniProtKB ' +
  '(CC BY 4.0); gene symbols and identifiers from HGNC; seven entries from the Human Phenotype Ontology annotations ' +
  'of 2023-01-27.';
