import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { fold, isPlain } from '../../../schema/contract/rules/fold.js';
import { replaceGreek } from './greek.js';

/** Words that only state that an antibody is meant. The rest of a name identifies it. */
const noise = /(?<![\p{L}\p{N}])(?:auto[^\p{L}\p{N}]*)?(?:anti|antibody|antibodies)(?![\p{L}\p{N}])/gu;
/** Occurs in each of these words. */
const noiseMark = 'anti';

/**
 * Returns the key of a name, which is the same for all its spellings: without case, accents, hyphens, blanks, `anti`
 * and `antibody`, and with Latin instead of Greek letters. `Anti-Jo-1 antibody` → `jo1`, `β2-GPI` → `b2gpi`. A slug has
 * the key of its name. Empty for names without letters and digits.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  const significant = folded.includes(noiseMark) ? significantPart(folded) : folded;
  return replaceGreek(significant).replace(isPlain(significant) ? plainBetween : between, '');
}

function significantPart(folded: string): string {
  const significant = folded.replace(noise, ' ');
  return /[\p{L}\p{N}]/u.test(significant) ? significant : folded;
}

/** Returns a name without the words that only state that an antibody is meant: `Anti-Ro60` → `Ro60`. */
export function withoutAntibodyWords(name: string): string {
  return name.replace(new RegExp(noise, 'giu'), ' ').replace(/^[\s-]+|\s+$/g, '');
}

/** A symbol with the abbreviation of antibody: TSHRAb, but not a drug such as infliximab. */
const joinedAbbreviation = /[\p{L}\p{N}]{3}A[bk]s?$/u;

/** What follows "anti" in words for antigens and other proteins: antigen, antithrombin, antimicrobial peptide. */
const proteinWords =
  'gen|thrombin|(?:chymo)?trypsin|plasmin|zyme|leukoprotei|microbial|oxidant|viral|porter|sense';
const antibodyWords = new RegExp(
  String.raw`(?<!\p{L})(?:auto-?)?(?:anti(?!${proteinWords})|antibod(?:y|ies)|a[bk]s?(?![\p{L}\p{N}]))`,
  'u',
);

/** Whether a text says itself that an antibody is meant; "antigen" and "antithrombin" do not. */
export function saysAntibody(text: string): boolean {
  return joinedAbbreviation.test(text.trim()) || antibodyWords.test(fold(text));
}

/** Returns what a name with its kind in parentheses is a kind of: `Anti-Sm (SmD1)` → `Anti-Sm`; `null` for others. */
export function wholeOf(name: string): string | null {
  return /^(.+?)\s+\(.+\)$/.exec(name)?.[1] ?? null;
}

/** Returns a name of one word without the number at its end: `Anti-PM/Scl-75` → `Anti-PM/Scl`; `null` for others. */
export function withoutNumber(name: string): string | null {
  return /^(\S+?)-?\d+$/.exec(wholeOf(name) ?? name)?.[1] ?? null;
}

/**
 * Separators between letters and digits. Most texts are plain, and the simpler pattern takes a fraction of the time.
 */
const between = /[^\p{L}\p{N}]+/gu;
const plainBetween = /[^a-z\d]+/g;

/** Returns the words of a folded text without punctuation: its runs of letters and digits. */
export function nameWords(folded: string): readonly string[] {
  return folded.split(isPlain(folded) ? plainBetween : between).filter((word) => word !== '');
}

/** Fields whose cells hold one or several names and identifiers. */
export const namingFields: readonly EntryFieldName[] = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'uniprotId',
  'databaseAccessionNumbers',
  'synonym',
];

/** Returns the distinct keys of all names and identifiers of an entry. */
export function nameKeys(values: EntryValues): readonly string[] {
  return [...new Set(namingFields.flatMap((field) => nameKeysIn(values[field])))];
}

/** Returns the distinct keys of the names in one cell: of the whole cell, and of each part if it is a list. */
export function nameKeysIn(value: string | null): readonly string[] {
  const keys = new Set(namesIn(value).map(nameKey));
  return [...keys].filter(isIndexedKey);
}

/** Whether names are found by a key. Longer ones are sentences, which are never searched for as names. */
export function isIndexedKey(key: string): boolean {
  return key !== '' && key.length <= limits.nameKeyMaxLength;
}

function namesIn(value: string | null): readonly string[] {
  if (value === null) return [];
  const parts = value.split(separator);
  return parts.length === 1 ? [value] : [value, ...parts];
}

/** Also as Chinese and Japanese keyboards type them. */
const separator = /[;,/()；，、／（）]/;

/** Returns the names that a text joins: `SSA / Ro60` → `SSA`, `Ro60`. */
export function namePartsOf(text: string): readonly string[] {
  return text.split(separator).filter((part) => part.trim() !== '');
}

/** Precedes each name key in the names of a value. */
export const nameKeyMark = '\u001d';
const maxStoredWords = 600;

/**
 * Returns the text by which a value is suggested: its words without punctuation, then the keys of its names, all
 * between blanks. `Anti-Jo-1` becomes ` anti jo 1 \u001djo1 `. So the start of a word follows a blank, and a whole name
 * follows the mark. The key of the whole value comes first, empty if it is too long: the key of a part must not stand
 * for the whole. Of very long values only the beginning is used.
 */
export function valueNames(value: string): string {
  const words = nameWords(fold(value).slice(0, maxStoredWords));
  const found = nameKeysIn(value).slice(0, maxStoredKeys);
  const keys = found.length === 0 || isIndexedKey(nameKey(value)) ? found : ['', ...found];
  return ` ${[...words, ...keys.map((key) => nameKeyMark + key)].join(' ')} `;
}

const maxStoredKeys = 100;
