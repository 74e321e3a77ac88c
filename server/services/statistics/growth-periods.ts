import { limits } from '../../../schema/contract/limits.js';
import type { GrowthStep } from '../../../schema/contract/statistics.js';
import type { GrowthPeriod } from '../../nouns/statistics.js';
import type { CountedDay } from '../../persistence/repositories/entry-plots.repository.js';

const dayMs = 86_400_000;

/** Returns the default step: days while all entries were created within a few weeks, months after that. */
export function usualStep(days: readonly CountedDay[]): GrowthStep {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'month';
  const span = (Date.parse(last.day) - Date.parse(first.day)) / dayMs;
  return span < limits.plots.daysBeforeMonths ? 'day' : 'month';
}

/**
 * Returns the newest `limit` periods, including empty ones, each with the number of entries created in it and until its
 * end.
 */
export function growthPeriods(days: readonly CountedDay[], by: GrowthStep, limit: number): GrowthPeriod[] {
  const created = new Map<string, number>();
  for (const { day, created: number } of days) {
    const period = by === 'day' ? day : day.slice(0, 'YYYY-MM'.length);
    created.set(period, (created.get(period) ?? 0) + number);
  }
  const counted = [...created.keys()];
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const shown = newest(last, first, limit);
  const earlier = [...created].filter(([period]) => period < (shown[0] ?? ''));
  let total = earlier.reduce((sum, [, number]) => sum + number, 0);
  return shown.map((period) => {
    const number = created.get(period) ?? 0;
    total += number;
    return { period, created: number, total };
  });
}

/** Walks back from the last period, so that one date long ago does not lengthen the walk. */
function newest(last: string, first: string, limit: number): string[] {
  const periods = [last];
  let period = last;
  while (period > first && periods.length < limit) {
    period = before(period);
    periods.push(period);
  }
  return periods.reverse();
}

/** Returns the period before one: that of the day before its first, written as long. */
function before(period: string): string {
  return new Date(Date.parse(period) - dayMs).toISOString().slice(0, period.length);
}
