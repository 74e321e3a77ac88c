import { entryField,type EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { type MatchTier,matchTiers } from '../../../schema/contract/match-tiers.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../../../schema/contract/rules/name-keys.js';
import type { EntryView } from '../../persistence/entry-columns.js';
import { highlight } from './highlights.js';
import type { Match } from './match-views.js';

/** Tells why an entry was found by what was typed: the best tier of any field, and of those that field which names most. */
export function explainMatch(entry: EntryView, typed: string, searchField: SearchField): Match {
  const highlights = highlight(entry, typed).filter(
    ({ field }) => searchField === 'all' || field === searchField,
  );
  const [best] = highlights
    .map(({ field, fragment }) => ({ field, tier: tierOf(fragment, typed) }))
    .sort((a, b) => rank(a.tier) - rank(b.tier) || weight(b.field) - weight(a.field));
  const tier = best?.tier ?? 'scattered';
  return { tier, field: tier === 'scattered' ? null : (best?.field ?? null), synonym: null, highlights };
}

function tierOf(value: string, typed: string): MatchTier {
  if (nameKey(value) === nameKey(typed)) return 'exact';
  const text = ` ${fold(value).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const words = fold(typed)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (text.includes(` ${words} `)) return 'word';
  if (text.includes(` ${words}`)) return 'prefix';
  return text.includes(words) || nameKey(value).includes(nameKey(typed)) ? 'contained' : 'scattered';
}

function rank(tier: MatchTier): number {
  return matchTiers.indexOf(tier);
}

function weight(field: EntryFieldName): number {
  return entryField(field).searchWeight;
}
