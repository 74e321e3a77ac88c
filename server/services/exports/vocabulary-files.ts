import { dataLicence } from '../../../schema/contract/dataset.js';
import { productName } from '../../../schema/contract/product.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { lineWriter } from '../../../schema/contract/rules/delimited.js';
import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { VocabularyFormat } from '../../../schema/contract/vocabulary-exports.js';
import { assertUnreachable } from '../../errors.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import { codeTexts, joined, synonymTexts } from '../vocabulary/term-changes.js';
import { serialiseTerm } from '../vocabulary/vocabulary.service.js';
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

const columns: Readonly<Record<string, (term: AutoantibodyTerm) => string>> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  isClass: ({ isClass }) => String(isClass),
  synonyms: synonymTexts,
  classes: ({ classes }) => joined(classes.map(({ name }) => name)),
  members: ({ members }) => joined(members.map(({ name }) => name)),
  ...codeTexts,
  sources: ({ sources }) =>
    joined(
      sources.map(
        ({ fact, source, version }) => `${fact}: ${version === null ? source : `${source} ${version}`}`,
      ),
    ),
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
  const about = {
    source: `${productName}, ${site}${restPaths.vocabularyTerms}`,
    dataVersion,
    license: dataLicence.href,
    notices: noticesOf(terms),
  };
  return JSON.stringify({ success: true, data: terms.map(serialiseTerm), ...about });
}
