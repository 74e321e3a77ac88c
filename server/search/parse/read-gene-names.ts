import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { type GeneNames, makeGeneNames } from './gene-names.js';

/** Reads the symbols of genes from data/gene-names.tsv.gz, which has no quotation marks, when they are first needed. */
export function readGeneNames(file: string): GeneNames {
  return makeGeneNames(() => {
    const [, ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    return lines.map((line) => {
      const [symbol = '', , accession = '', , previousSymbol = '', aliases = ''] = line.split('\t');
      return { symbol, accession, previousSymbol, aliases: aliases.split('|') };
    });
  });
}
