/** The contents of the starter entries as data/README.md states them; a test compares them with the file. */
export const starterData = {
  entries: 396,
  diseases: 143,
  withUniprotId: 368,
  withDoid: 281,
  withMondo: 392,
  withIdentifiedReference: 236,
  withOtherReference: 143,
  withoutReference: 17,
} as const;

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
    name: 'Public abstracts and classification criteria',
    usedFor: 'Numbers and reference identifiers',
    licence: 'Facts only, in our own words',
  },
];

/** The attribution that republished starter entries must carry. */
export const attribution =
  'Autoimmune Atlas starter data, The Autoimmune Atlas authors, CC BY 4.0. Disease identifiers from the Mondo ' +
  'Disease Ontology (Monarch Initiative, CC BY 4.0) and the Disease Ontology (CC0); accessions from UniProtKB ' +
  '(CC BY 4.0); gene symbols and identifiers from HGNC.';
