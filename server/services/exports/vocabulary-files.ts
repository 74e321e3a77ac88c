import { dataLicence } from '../../../schema/contract/dataset.js';
import { productName } from '../../../schema/contract/product.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { VocabularyFormat } from '../../../schema/contract/vocabulary-exports.js';
import { assertUnreachable } from '../../errors.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import { lineWriter } from './delimited-writer.js';
import { sssomFile } from './sssom-file.js';
import { noticesOf, type VocabularyContent } from './vocabulary-content.js';

/** Returns the vocabulary as the text of a file. */
export function vocabularyFile(format: VocabularyFormat, content: VocabularyContent): string {
  switch (format) {
    case 'csv':
      return table(',', content.terms);
    case 'tsv':
      return table('\t', content.terms);
    case 'json':
      return jsonFile(content);
    case 'sssom':
      return sssomFile(content);
    default:
      return assertUnreachable(format);
  }
}

/** Names and codes of a term in one cell. */
const join = (texts: readonly string[]): string => texts.join('; ');
const textsOf = (code: string, name: string | null): string => (name === null ? code : `${code} ${name}`);

const columns: Readonly<Record<string, (term: AutoantibodyTerm) => string>> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  isClass: ({ isClass }) => String(isClass),
  synonyms: ({ synonyms }) =>
    join(synonyms.map(({ name, kind, ambiguous }) => `${name} (${kind}${ambiguous ? ', ambiguous' : ''})`)),
  classes: ({ classes }) => join(classes.map(({ name }) => name)),
  members: ({ members }) => join(members.map(({ name }) => name)),
  icap: ({ icap }) => join(icap.map(({ code, name }) => textsOf(code, name))),
  hpo: ({ hpo }) => join(hpo.map(({ id, label, relation }) => `${id} ${label} (${relation})`)),
  loinc: ({ loinc }) => join(loinc.map(({ code, name, scope }) => `${code} ${name} (${scope})`)),
  targets: ({ targets }) => join(targets.map(({ uniprotId, name }) => `${uniprotId} ${name}`)),
  sources: ({ sources }) =>
    join(sources.map(({ fact, source, version }) => `${fact}: ${textsOf(source, version)}`)),
  entries: ({ counts }) => String(counts.entries),
  diseases: ({ counts }) => String(counts.diseases),
  notices: (term) => noticesOf([term]).join(' '),
};

function table(delimiter: ',' | '\t', terms: readonly AutoantibodyTerm[]): string {
  const line = lineWriter(delimiter);
  const rows = terms.map((term) => line(Object.values(columns).map((cell) => guardCell(cell(term)))));
  return line(Object.keys(columns)) + rows.join('');
}

function jsonFile({ terms, site, dataVersion }: VocabularyContent): string {
  const data = terms.map(({ id, classes, members, updatedAt, ...term }) => ({
    _id: id,
    ...term,
    classes: classes.map(({ slug, name }) => ({ slug, name })),
    members: members.map(({ slug, name }) => ({ slug, name })),
    updatedAt: updatedAt.toISOString(),
  }));
  const about = {
    source: `${productName}, ${site}${restPaths.vocabularyTerms}`,
    dataVersion,
    license: dataLicence.href,
    notices: noticesOf(terms),
  };
  return JSON.stringify({ success: true, data, ...about });
}
