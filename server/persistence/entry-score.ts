import { type EntryFieldName, entryFields } from '../../schema/contract/entry-fields.js';
import { fold } from '../../schema/contract/rules/fold.js';
import { segmentPosition } from '../../schema/contract/rules/search-document.js';
import type { SqlParams } from './sql-params.js';

/** Punctuation that parts words; `translate` turns each into a blank. The last two part the document's segments. */
const wordBreaks = String.raw`-/,;:()[]+.=\x1e\x1f`;
const blanks = ' '.repeat(13);

/** The whole value before a word of it, before the start of a word, before any part; 20 points apart. */
const tiers = { exact: 80, word: 60, prefix: 40, contained: 20, scattered: 5 } as const;
/** What a field's search weight (1 to 3) adds within a tier. */
const pointsPerWeight = 6;

/**
 * Scores a hit, known as `h` with its `document`, from 0 to 100: by how the typed phrase stands in the fields, then by which
 * field that is. A hit that only has the words in different places gets the least.
 */
export function scoreSql(typed: string, params: SqlParams): string {
  const phrase = fold(typed);
  const parted = phrase.replace(/[-/,;:()[\]+.=]/g, ' ');
  const forms = {
    exact: params.add(phrase),
    words: params.add(parted.replace(/ +/g, ' ').trim()),
    squeezed: params.add(phrase.replace(/[\s-]/g, '')),
  };
  const named = entryFields
    .filter((field) => field.searchWeight > 1)
    .map((field) => fieldScore(segment(field.name), field.searchWeight, forms));
  const anywhere = fieldScore('h.document', 1, forms);
  return `greatest(${[...named, anywhere, String(tiers.scattered)].join(', ')})`;
}

interface Forms {
  readonly exact: string;
  readonly words: string;
  readonly squeezed: string;
}

function fieldScore(text: string, weight: number, { exact, words, squeezed }: Forms): string {
  const parted = `(' ' || translate(${text}, E'${wordBreaks}', '${blanks}') || ' ')`;
  const points = (tier: keyof typeof tiers): string => String(tiers[tier] + weight * pointsPerWeight);
  return `CASE WHEN position(${squeezed} in ${text}) = 0 AND position(${words} in ${parted}) = 0 THEN 0
    WHEN split_part(${text}, E'\\x1e', 1) = ${exact} THEN ${points('exact')}
    WHEN position(' ' || ${words} || ' ' in ${parted}) > 0 OR position(' ' || ${squeezed} || ' ' in ${parted}) > 0 THEN ${points('word')}
    WHEN position(' ' || ${words} in ${parted}) > 0 OR position(' ' || ${squeezed} in ${parted}) > 0 THEN ${points('prefix')}
    ELSE ${points('contained')} END`;
}

function segment(field: EntryFieldName): string {
  return `split_part(h.document, E'\\x1f', ${String(segmentPosition(field))})`;
}
