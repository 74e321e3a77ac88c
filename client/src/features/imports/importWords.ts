import type { ImportStatus, RowOutcome } from '@contract/imports';

import { formatCount, formatNumber } from '../../components/format';
import type { ImportSummaryFragment } from '../../generated/types';

/** The category of a status: succeeded, failed, running, waiting for a decision, or undone. */
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
  cancelled: { label: 'Cancelled', meaning: 'It was cancelled; nothing was stored.', mood: 'quiet' },
};

/** The label, meaning and category of a status. */
export function statusWords(status: ImportStatus): StatusWords {
  return statuses[status];
}

/** The labels of row outcomes. */
export const outcomeWords: Readonly<Record<RowOutcome, string>> = {
  insert: 'New',
  update: 'Update',
  skip: 'Skipped',
  fail: 'Error',
};

type Figures = Pick<ImportSummaryFragment, 'inserted' | 'updated' | 'skipped' | 'failed'>;

/** The numbers of rows by outcome: `47 new, 1 skipped, 6 with errors`. */
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

/** The number of good rows: those that store something. Skipped rows change nothing, and do not count as errors. */
export function countGood({ inserted, updated }: Pick<Figures, 'inserted' | 'updated'>): number {
  return inserted + updated;
}

/** The result of a preview: how many rows can be imported, and that nothing is stored yet. */
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

/** The number of bad rows, with the noun. */
export function tellBad(failed: number): string {
  return formatCount(failed, 'row has an error', 'rows have errors');
}

/** The number of rows, with the noun. */
export function formatRows(total: number): string {
  return formatCount(total, 'row', 'rows');
}

/** The name of an import: its file, or its origin if it has none. */
export function nameImport({ fileName }: Pick<ImportSummaryFragment, 'fileName'>): string {
  return fileName ?? 'Entries sent by a program';
}

/** The user of an import whose account is deleted for good; the import remains. */
export const nobodyKnown = 'somebody whose account is gone';
