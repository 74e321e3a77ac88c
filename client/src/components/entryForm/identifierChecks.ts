import type { EntryFieldName } from '@contract/entry-fields';
import { recogniseIdentifiers, recogniseUniprotIds } from '@contract/rules/recognise-identifiers';

/** How each kind of identifier is written, shown for one that looks malformed. */
const examples = {
  pmid: 'PMID:9212111',
  pmc: 'PMC1234567',
  doi: 'doi:10.1038/nm0797-797',
  doid: 'DOID:10608',
  mondo: 'MONDO:0005130, with seven digits',
  hgnc: 'HGNC:11778',
  uniprotkb: 'UniProtKB:P21980',
} as const;

type Kind = keyof typeof examples;

/** Text that looks like an attempt to write an identifier. */
const meant = /\b(PMID|PMC|DOID|MONDO|HGNC|UniProtKB|doi)(?![a-z])(?:\s*:\s*[^\s;,]+|[\s_]*\d[^\s;,]*)/gi;
const bareDoi = /(?<![\w/.:])10\.\d{4,9}\/[^\s;]+/g;

/** What people write if the autoantigen has no accession. */
const noProtein = /^not a protein\b/i;

/** Returns remarks on identifiers in a field that may be wrong. They are remarks only and do not prevent saving. */
export function identifierRemarks(field: EntryFieldName, text: string): readonly string[] {
  return [...new Set(field === 'uniprotId' ? remarksOnUniprot(text) : remarksOnProse(text))];
}

function remarksOnUniprot(text: string): readonly string[] {
  if (noProtein.test(text.trim())) return [];
  return partsOf(text, /;/).flatMap((part) => {
    const several = partsOf(part, /[\s,]+/);
    if (several.length > 1 && several.every(isAccession))
      return [`Separate accessions with a semicolon: ${several.join('; ')}`];
    if (!isAccession(part)) return [`“${part}” is not a valid UniProt accession, such as P01579`];
    return part === part.toUpperCase()
      ? []
      : [`UniProt writes accessions in capitals: ${part.toUpperCase()}`];
  });
}

function partsOf(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isAccession(text: string): boolean {
  const pieces = recogniseUniprotIds(text);
  return pieces.length === 1 && pieces[0]?.href !== undefined;
}

function remarksOnProse(text: string): readonly string[] {
  // Recognised identifiers need no remark; the rest may contain malformed ones.
  const rest = recogniseIdentifiers(text).filter(({ href }) => href === undefined);
  return rest.flatMap((piece) => [
    ...[...piece.text.matchAll(meant)].map(([found, kind = '']) => remarkOn(found, kind)),
    ...[...piece.text.matchAll(bareDoi)].map(([found]) => `Write doi:${found} to make it a link`),
  ]);
}

function remarkOn(found: string, word: string): string {
  const kind = word.toLowerCase();
  return `“${found}” is not recognised. Write it as ${isKind(kind) ? examples[kind] : word}`;
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(examples, word);
}
