import { mapCooperatively } from '../../cooperative.js';
import type { StatedSensitivity } from '../../nouns/differential.js';
import type { Measure } from '../../nouns/measure.js';
import type { MeasuredEntry } from '../../persistence/repositories/differential.repository.js';
import type { StoredReview } from '../../persistence/repositories/measure-review.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import { measuresOf } from '../entries/measure-views.js';
import type { Concepts } from '../vocabulary/concepts.js';
import type { Finding } from './resolve-findings.js';

/**
 * The sensitivity from which an absence counts: below it the negative likelihood ratio is over 0.5, which changes a
 * probability little (Jaeschke et al., JAMA 1994;271:703).
 */
const countedFrom = 0.5;

/** Returns the sensitivity of a finding in a disease, by the key of its concept; `null` if it is not known to count. */
export type SensitivityOf = (disease: string, finding: number) => StatedSensitivity | null;

/**
 * Finds what is known of how often diseases have autoantibodies: a sensitivity for the disease of the entry that a
 * person confirmed, else one that the rule reads, of the oldest entry. One that a person rejected is not known. Of a
 * class, entries on the class itself come first; a class is found at least as often as the member found most often.
 */
export async function knownSensitivities(
  findings: readonly Pick<Finding, 'ownKeys'>[],
  entries: readonly MeasuredEntry[],
  reviews: ReadonlyMap<string, readonly StoredReview[]>,
  concepts: Concepts,
): Promise<SensitivityOf> {
  const read = await mapCooperatively(entries, (entry) =>
    measuresOf(entry, reviews.get(entry.id) ?? [])
      .filter(isKnown)
      .map((measure) => ({ entry, measure, disease: concepts.disease(entry.disease ?? '').key })),
  );
  const stated = read.flat();
  return (key, finding) => {
    const all = stated.filter(({ entry, disease }) => disease === key && entry.finding === finding);
    const ownKeys = findings[finding]?.ownKeys ?? [];
    const own = all.filter(({ entry }) => ownKeys.includes(nameKey(entry.autoantibody ?? '')));
    const closest = own.length > 0 ? own : all.toSorted((one, other) => shareOf(other) - shareOf(one));
    const chosen = closest.find(({ measure }) => measure.status === 'confirmed') ?? closest[0];
    if (chosen === undefined || shareOf(chosen) < countedFrom) return null;
    return { text: wordsOf(chosen.measure), value: chosen.measure.value };
  };
}

function shareOf({ measure: { value, low } }: { readonly measure: Measure }): number {
  return value ?? low ?? 0;
}

function isKnown({ measure, outcome, status }: Measure): boolean {
  return measure === 'sensitivity' && outcome === null && status !== 'rejected';
}

/** A number that was corrected, or added without a place, no longer has the words of the text. */
function wordsOf({ text, value, low, high, status }: Measure): string {
  if (text !== null && status === 'read') return text;
  if (value !== null) return percent(value);
  return low === null || high === null ? (text ?? '') : `${percent(low)} to ${percent(high)}`;
}

function percent(share: number): string {
  return `${String(Number((share * 100).toPrecision(4)))}%`;
}
