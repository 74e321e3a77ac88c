/** The formats of the vocabulary of autoantibodies, with their media types and file names. */
export const vocabularyFormats = {
  json: { mediaType: 'application/json; charset=utf-8', fileName: 'autoantibody_vocabulary.json' },
  csv: { mediaType: 'text/csv; charset=utf-8', fileName: 'autoantibody_vocabulary.csv' },
  tsv: { mediaType: 'text/tab-separated-values; charset=utf-8', fileName: 'autoantibody_vocabulary.tsv' },
  sssom: {
    mediaType: 'text/tab-separated-values; charset=utf-8',
    fileName: 'autoantibody_vocabulary.sssom.tsv',
  },
} as const;

export type VocabularyFormat = keyof typeof vocabularyFormats;
export const vocabularyFormatNames = ['csv', 'tsv', 'json', 'sssom'] as const satisfies VocabularyFormat[];

/** What whoever passes on the vocabulary must say about its sources. */
export const vocabularyNotices = {
  hpo: 'This service uses the Human Phenotype Ontology (release 2026-08-14), https://hpo.jax.org.',
  loinc:
    'This material contains content from LOINC (https://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. ' +
    'and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the ' +
    'license at https://loinc.org/license.',
} as const;

export type VocabularyNotice = keyof typeof vocabularyNotices;
