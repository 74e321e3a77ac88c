import type { ImportStatus, RowOutcome } from '@contract/imports';

import { formatCount, formatNumber } from '../../components/format';
import type { ImportSummaryFragment } from '../../generated/types';

/** How an import stands: settled well, badly, still under way, waiting for a decision, or taken back. */
export type ImportMood = 'good' | 'bad' | 'busy' | 'open' | 'quiet';

interface StatusWords {
  readonly label: string;
  readonly meaning: string;
  readonly mood: ImportMood;
}

const statuses: Readonly<Record<ImportStatus, StatusWords>> = {
  receiving: { label: 'Arriving', meaning: 'The rows of the file are arriving.', mood: 'busy' },
  waiting: { label: 'Waiting', meaning: 'It is the next but for what is stored now.', mood: 'busy' },
  running: { label: 'Running', meaning: 'The rows are being checked and stored.', mood: 'busy' },
  previewed: { label: 'Preview', meaning: 'Checked; nothing is stored.', mood: 'open' },
  done: { label: 'Imported', meaning: 'Its rows are stored.', mood: 'good' },
  refused: { label: 'Refused', meaning: 'Some rows are bad, so nothing was stored.', mood: 'bad' },
  failed: { label: 'Broken off', meaning: 'It did not come to its end; nothing was stored.', mood: 'bad' },
  undone: { label: 'Undone', meaning: 'What it changed was put back.', mood: 'quiet' },
};

/** What the status of an import is called. */
export function statusWords(status: ImportStatus): StatusWords {
  return statuses[status];
}

/** Whether an import moves on by itself, so that it is worth asking again. */
export function isUnderWay(status: ImportStatus): boolean {
  return statuses[status].mood === 'busy';
}

/** What becomes of a row. */
export const outcomeWords: Readonly<Record<RowOutcome, string>> = {
  insert: 'New',
  update: 'Update',
  skip: 'Skipped',
  fail: 'Error',
};

type Figures = Pick<ImportSummaryFragment, 'inserted' | 'updated' | 'skipped' | 'failed'>;

/** What became of the rows: `47 new, 1 unchanged, 6 with errors`. */
export function tellFigures({ inserted, updated, skipped, failed }: Figures): string {
  const parts: readonly (readonly [number, string])[] = [
    [inserted, 'new'],
    [updated, 'updated'],
    [skipped, 'skipped'],
    [failed, 'with errors'],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => formatCount(count, word, word));
  return told.length === 0 ? 'No rows' : told.join(', ');
}

/** How many rows are good: those that store something. The skipped ones would change nothing, and are not bad. */
export function countGood({ inserted, updated }: Pick<Figures, 'inserted' | 'updated'>): number {
  return inserted + updated;
}

/** What a preview comes to: how many of its rows can be imported, and that none is yet. */
export function tellVerdict(shown: Figures & Pick<ImportSummaryFragment, 'total'>): string {
  const { total, failed, skipped } = shown;
  const nothingYet = 'Nothing is stored yet.';
  const good = countGood(shown);
  if (good + failed === 0)
    return `There is nothing to import${skipped > 0 ? ': no row would change anything' : ''}.`;
  const idle =
    skipped > 0
      ? `, ${formatCount(skipped, 'would change nothing and is skipped', 'would change nothing and are skipped')}`
      : '';
  if (good === 0) return `No row can be imported as it is: ${tellBad(failed)}${idle}.`;
  if (failed + skipped === 0)
    return `${total === 1 ? 'The row' : `All ${formatRows(total)}`} can be imported. ${nothingYet}`;
  const bad = failed > 0 ? `, ${formatCount(failed, 'has an error', 'have errors')}` : '';
  return `${formatNumber(good)} of ${formatRows(total)} can be imported${bad}${idle}. ${nothingYet}`;
}

/** How many rows are bad, in words. */
export function tellBad(failed: number): string {
  return formatCount(failed, 'row has an error', 'rows have errors');
}

/** How many rows there are, in words. */
export function formatRows(total: number): string {
  return formatCount(total, 'row', 'rows');
}

/** What an import is called: its file, or what it came through where there was none. */
export function nameImport({ fileName }: Pick<ImportSummaryFragment, 'fileName'>): string {
  return fileName ?? 'Entries sent by a program';
}

/** Who did what nobody is known to have done: accounts can be deleted for good, what was done stays. */
export const nobodyKnown = 'somebody whose account is gone';
