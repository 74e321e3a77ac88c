import type { EntryFieldName } from '../entry-fields.js';

/** A piece of a text: plain, or an identifier with its link. */
export interface TextPiece {
  readonly text: string;
  readonly href?: string;
}

interface IdentifierForm {
  readonly pattern: string;
  readonly address: (identifier: string) => string;
}

/** A UniProtKB accession, with an isoform number if one is given. */
const uniprotAccession =
  '(?:[OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2})(?:-[0-9]{1,3})?';

/** An isoform has no page of its own; the link has an anchor on the page of its protein. */
function uniprotAddress(identifier: string): string {
  const [accession = '', isoform] = identifier.toUpperCase().split('-');
  const page = `https://www.uniprot.org/uniprotkb/${accession}/entry`;
  return isoform === undefined ? page : `${page}#${accession}-${isoform}`;
}

/** A DOI may contain characters that end the path of an address. */
const doiAddress = (doi: string) => `https://doi.org/${encodeURI(doi).replace(/[#?]/g, encodeURIComponent)}`;

const doiCharacter = String.raw`[^\s"<>;\ud800-\udfff]`;
const doiEnd = String.raw`[^\s"<>;.,:)\]\ud800-\udfff]`;

/**
 * The identifiers that are recognised by their format. The first group of each pattern is the part for the address; the
 * whole match is the text of the link.
 */
const forms: readonly IdentifierForm[] = [
  {
    // A DOI may contain almost anything, but the punctuation of a sentence after it is not part of it.
    pattern: String.raw`\b(?:doi:\s*|https?://(?:dx\.)?doi\.org/)(10\.\d{4,9}/${doiCharacter}*${doiEnd})`,
    address: doiAddress,
  },
  {
    pattern: String.raw`\bPMID:?\s*(\d{1,9})\b`,
    address: (id) => `https://pubmed.ncbi.nlm.nih.gov/${id}/`,
  },
  {
    pattern: String.raw`\b(PMC\d{4,9})\b`,
    address: (id) => `https://pmc.ncbi.nlm.nih.gov/articles/${id.toUpperCase()}/`,
  },
  {
    pattern: String.raw`\bUniProtKB:\s*(${uniprotAccession})\b`,
    address: uniprotAddress,
  },
  {
    pattern: String.raw`\bDOID:(\d{1,9})\b`,
    address: (id) => `https://disease-ontology.org/term/DOID:${id}/`,
  },
  {
    pattern: String.raw`\bMONDO:(\d{7})\b`,
    address: (id) => `https://monarchinitiative.org/MONDO:${id}`,
  },
  {
    pattern: String.raw`\bHGNC:(\d{1,9})\b`,
    address: (id) => `https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:${id}`,
  },
];

/** A bare accession is recognised only in a field that contains nothing but accessions; in prose it is ambiguous. */
const bareUniprot: IdentifierForm = {
  pattern: String.raw`\b(${uniprotAccession})\b`,
  address: uniprotAddress,
};

/** Splits a text into plain pieces and identifiers with their links (UniProt, PubMed, DOI and ontologies). */
export function recogniseIdentifiers(text: string): readonly TextPiece[] {
  return splitAtIdentifiers(text, forms);
}

/** The same for a field of UniProt accessions such as `P01579; Q9NR96`. */
export function recogniseUniprotIds(text: string): readonly TextPiece[] {
  return splitAtIdentifiers(text, [bareUniprot]);
}

/** Recognises the identifiers in the text of a field, or of an additional fact if `field` is missing. */
export function recogniseIn(field: EntryFieldName | undefined, text: string): readonly TextPiece[] {
  return field === 'uniprotId' ? recogniseUniprotIds(text) : recogniseIdentifiers(text);
}

function splitAtIdentifiers(text: string, known: readonly IdentifierForm[]): readonly TextPiece[] {
  const anyForm = new RegExp(known.map(({ pattern }) => pattern).join('|'), 'gi');
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(anyForm)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], href: addressOf(match, known) });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}

/** Each format has one group, so the matching group identifies the format. */
function addressOf(match: RegExpExecArray, known: readonly IdentifierForm[]): string {
  const [, ...groups] = match;
  const position = groups.findIndex((group: string | undefined) => group !== undefined);
  return known[position]?.address(groups[position] ?? '') ?? '';
}
