/** What the starter entries hold, as data/README.md has it; a test counts the file itself. */
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

/** Where the starter entries come from, and under which terms. */
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

/** What whoever republishes the starter entries has to name. */
export const attribution =
  'Autoimmune Atlas starter data, The Autoimmune Atlas authors, CC BY 4.0. Disease identifiers from the Mondo Disease Ontology (Monarch Initiative, CC BY 4.0) and the Disease Ontology (CC0); accessions from UniProtKB (CC BY 4.0); gene symbols and identifiers from HGNC.';
