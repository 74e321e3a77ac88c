/** A piece of a text: plain, or an identifier and where it leads. */
export interface TextPiece {
  readonly text: string;
  readonly href?: string;
}

interface IdentifierForm {
  readonly pattern: string;
  readonly address: (identifier: string) => string;
}

/** An accession of UniProtKB, with the number of an isoform where one is meant. */
const uniprotAccession =
  '(?:[OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2})(?:-[0-9]{1,3})?';

/** An isoform has no page of its own; it is a place on the page of its protein. */
function uniprotAddress(identifier: string): string {
  const [accession = '', isoform] = identifier.toUpperCase().split('-');
  const page = `https://www.uniprot.org/uniprotkb/${accession}/entry`;
  return isoform === undefined ? page : `${page}#${accession}-${isoform}`;
}

/** A DOI may hold what ends a path in an address. */
const doiAddress = (doi: string) => `https://doi.org/${encodeURI(doi).replace(/[#?]/g, encodeURIComponent)}`;

const doiCharacter = String.raw`[^\s"<>;\ud800-\udfff]`;
const doiEnd = String.raw`[^\s"<>;.,:)\]\ud800-\udfff]`;

/**
 * The identifiers that are known by how they are written. The first group of each pattern is what the address needs;
 * the whole match is what the link says.
 */
const forms: readonly IdentifierForm[] = [
  {
    // A DOI may hold almost anything, but a sentence's punctuation after it is not part of it.
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

/** Only where a field holds nothing but accessions is a bare one recognised; in prose it could be anything. */
const bareUniprot: IdentifierForm = {
  pattern: String.raw`\b(${uniprotAccession})\b`,
  address: uniprotAddress,
};

/** Takes a text apart into plain pieces and identifiers with their links (UniProt, PubMed, DOI and ontologies). */
export function recogniseIdentifiers(text: string): readonly TextPiece[] {
  return takeApart(text, forms);
}

/** The same for a field of UniProt accessions such as `P01579; Q9NR96`. */
export function recogniseUniprotIds(text: string): readonly TextPiece[] {
  return takeApart(text, [bareUniprot]);
}

function takeApart(text: string, known: readonly IdentifierForm[]): readonly TextPiece[] {
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

/** Each form has one group, so the group that matched tells the form. */
function addressOf(match: RegExpExecArray, known: readonly IdentifierForm[]): string {
  const [, ...groups] = match;
  const position = groups.findIndex((group: string | undefined) => group !== undefined);
  return known[position]?.address(groups[position] ?? '') ?? '';
}
