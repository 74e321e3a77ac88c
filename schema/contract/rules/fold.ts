/**
 * Folding normalises texts for comparison: it removes invisible characters, compatibility forms, case and accents, and
 * replaces Greek letters by their names, and every kind of dash, quote and blank by the plain one. `Sjögren’s` →
 * `sjogren's`, `β2–GPI` → `beta2-gpi`.
 */
const greekNames: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/** Letters that Unicode does not decompose, though they contain an accent or a ligature. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Soft hyphens, direction marks and the like, which texts from PDFs and word processors hold. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** No German word begins with ß: there it is typed in place of β, as in ß2-GPI or IFN-ß. */
const typedBeta = /(?<!\p{L}\p{M}*)ß/gu;

/** What is typed or typeset in place of an apostrophe, and would fold to a blank or count as a letter. */
const apostrophes = /[\u00b4\u02b9\u02bb-\u02bd]/g;

const foldedLetters: Record<string, string> = { ...greekNames, ...plainLetters };
const foldable = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g');
const plainAscii = /^[\x20-\x7e]*$/;

/** Returns whether a text is printable ASCII only, as most texts are; such a text needs no Unicode processing. */
export function isPlain(text: string): boolean {
  return plainAscii.test(text);
}

const runsOfBlanks = / {2,}/g;

/** Folds one text for comparison: trims it and joins runs of blanks. Idempotent. */
export function fold(text: string): string {
  const folded = isPlain(text) ? text.toLowerCase() : foldUnicode(text);
  return folded.replace(runsOfBlanks, ' ').trim();
}

function foldUnicode(text: string): string {
  return text
    .replace(invisible, '')
    .replace(typedBeta, 'β')
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(foldable, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018-\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/\s+/g, ' ');
}
