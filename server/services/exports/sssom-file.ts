import { dataLicence } from '../../../schema/contract/dataset.js';
import { productName } from '../../../schema/contract/product.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import { noticesOf, type VocabularyContent } from './vocabulary-content.js';

/** One mapping of a term to a concept of another vocabulary. */
interface Mapping {
  readonly predicate: string;
  readonly object: string;
  readonly label: string | null;
  /** The version of the vocabulary of the object, where a source of the term names it. */
  readonly version: string | null;
}

const predicates = {
  exact: 'skos:exactMatch',
  broad: 'skos:broadMatch',
  narrow: 'skos:narrowMatch',
  close: 'skos:closeMatch',
} as const;
/** A test, a pattern or a protein is no autoantibody: it is related, never a match. */
const related = 'skos:relatedMatch';

/** The prefixes of the identifiers; those of SSSOM itself need no declaration. */
const prefixes = {
  HP: 'http://purl.obolibrary.org/obo/HP_',
  LOINC: 'https://loinc.org/',
  UniProtKB: 'http://purl.uniprot.org/uniprot/',
  ICAP: 'https://www.anapatterns.org/view_pattern.php?pattern=',
};

const columns = [
  'subject_id',
  'subject_label',
  'predicate_id',
  'object_id',
  'object_label',
  'mapping_justification',
  'object_source_version',
];

/**
 * Returns the mappings of all terms to HPO, LOINC, ICAP and UniProt as SSSOM/TSV with its metadata as comments
 * (https://mapping-commons.github.io/sssom/).
 */
export function sssomFile({ terms, site, dataVersion }: VocabularyContent): string {
  const address = `${site}${restPaths.exportVocabulary}?format=sssom`;
  const metadata = [
    `mapping_set_id: ${quoted(address)}`,
    `mapping_set_version: ${quoted(dataVersion)}`,
    `mapping_set_title: ${quoted(`${productName}: autoantibodies`)}`,
    `license: ${quoted(dataLicence.href)}`,
    `comment: ${quoted(noticesOf(terms).join(' '))}`,
    'curie_map:',
    ...Object.entries({ AIA: `${site}/vocabulary/`, ...prefixes }).map(
      ([name, base]) => `  ${name}: ${quoted(base)}`,
    ),
  ];
  const head = metadata.map((line) => `#${line}\n`).join('');
  const rows = terms.flatMap((term) => mappingsOf(term).map((mapping) => line(cellsOf(term, mapping))));
  return head + line(columns) + rows.join('');
}

function mappingsOf({ hpo, loinc, icap, targets, sources }: AutoantibodyTerm): readonly Mapping[] {
  const versionOf = (fact: string) => sources.find((one) => one.fact === fact)?.version ?? null;
  return [
    ...hpo.map(({ id, label, relation }) => ({
      predicate: predicates[relation],
      object: id,
      label,
      version: versionOf('hpo'),
    })),
    ...loinc.map(({ code, name }) => ({
      ...{ predicate: related, object: `LOINC:${code}`, label: name },
      version: versionOf('loinc'),
    })),
    ...icap.map(({ code, name }) => ({
      ...{ predicate: related, object: `ICAP:${code.replace('AC-', '')}`, label: name ?? code },
      version: versionOf('icap'),
    })),
    ...targets.map(({ uniprotId, name }) => ({
      ...{ predicate: related, object: `UniProtKB:${uniprotId}`, label: name },
      version: versionOf('targets'),
    })),
  ];
}

function cellsOf({ slug, name }: AutoantibodyTerm, mapping: Mapping): readonly string[] {
  const { predicate, object, label, version } = mapping;
  const justification = 'semapv:ManualMappingCuration';
  return [`AIA:${slug}`, name, predicate, object, label ?? '', justification, version ?? ''];
}

/** A cell holds neither tab nor line break, and the TSV of SSSOM has no quotes. */
function line(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')}\n`;
}

/** A double-quoted scalar of YAML, which JSON is. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
