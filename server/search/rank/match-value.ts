import { entryField, type EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { MatchTier } from '../../../schema/contract/entry-filters.js';
import { nameKey } from '../index/name-keys.js';
import type { FieldText } from './field-texts.js';
import { occurrences, type QueryName } from './match-name.js';

/** The search phrase in comparison form: as one name, its key, and each of its words. */
export interface QueryPhrase {
  readonly key: string;
  readonly phrase: QueryName;
  readonly words: readonly QueryName[];
}

/** How a phrase matches one value; `together` if its words occur together, as typed. */
interface ValueMatch {
  readonly tier: Exclude<MatchTier, 'scattered' | 'similar'>;
  readonly together: boolean;
}

/** Returns how a phrase matches a value that contains all of its words in some form. */
export function matchValue({ field, folded, name }: FieldText, queryName: QueryPhrase): ValueMatch {
  const found = occurrences(name, queryName.phrase);
  const phrase = bestOf(found.map(({ tier }) => tier));
  if (phrase === 'word' && isWhole(field, folded, queryName.key)) return { tier: 'exact', together: true };
  if (phrase === 'word' || queryName.words.length < 2) return { tier: phrase, together: true };
  const apart = worstOf(
    queryName.words.map((word) => bestOf(occurrences(name, word).map(({ tier }) => tier))),
  );
  const together = rank(phrase) < rank('contained') && rank(phrase) <= rank(apart);
  return { tier: together ? phrase : apart, together };
}

/** Returns how one word matches a value; `null` if it does not match as a name. */
export function matchWord({ name }: FieldText, word: QueryName): Partial | null {
  const found = occurrences(name, word);
  return found.length === 0 ? null : bestOf(found.map(({ tier }) => tier));
}

type Partial = Exclude<ValueMatch['tier'], 'exact'>;
const partial: readonly Partial[] = ['word', 'prefix', 'contained'];

function rank(tier: Partial): number {
  return partial.indexOf(tier);
}

function bestOf(tiers: readonly Partial[]): Partial {
  return tiers.reduce((best, tier) => (rank(tier) < rank(best) ? tier : best), 'contained');
}

function worstOf(tiers: readonly Partial[]): Partial {
  return tiers.reduce((worst, tier) => (rank(tier) > rank(worst) ? tier : worst), 'word');
}

const listingFields: ReadonlySet<EntryFieldName | null> = new Set<EntryFieldName>([
  'synonym',
  'epitope',
  'uniprotId',
  'databaseAccessionNumbers',
  'reference',
]);

/** Whether the key is that of the whole value, or of one of the names and identifiers that it lists. */
function isWhole(field: EntryFieldName | null, folded: string, key: string): boolean {
  if (nameKey(folded) === key) return true;
  if (field === null) return false;
  const lists = listingFields.has(field) || entryField(field).searchWeight > 1;
  if (!lists) return false;
  if (folded.split(/[;()]/).some((part) => nameKey(part) === key)) return true;
  return identifiers(folded).some((identifier) => nameKey(identifier) === key);
}

const minNumberLength = 4;

/**
 * Returns identifiers with and without the name of their database: `doid:9074`, `pmid:24424190`, `doi:10.1000/x`,
 * `pmc123`.
 */
function identifiers(folded: string): string[] {
  const named = [...folded.matchAll(/(?<![a-z])([a-z]+): ?([^\s;,()]+)/g)].flatMap(
    ([whole, , identifier = '']) => (identifier.length < minNumberLength ? [whole] : [whole, identifier]),
  );
  const dois = (folded.match(/\b10\.\d{4,}\/[^\s;,]+/g) ?? []).flatMap((doi) => [doi, `doi:${doi}`]);
  const known = [...named, ...dois].map((text) => text.replace(/\.$/, ''));
  return [...known, ...(folded.match(/\bpmc\d+/g) ?? []), ...accessions(folded)];
}

function accessions(folded: string): string[] {
  return folded.match(/\b[a-z]\d[a-z0-9]{3}\d(?:[a-z0-9]{3}\d)?\b/g) ?? [];
}
