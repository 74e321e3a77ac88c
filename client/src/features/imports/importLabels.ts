import type { ImportStatus } from '@contract/imports';

import { formatCount, formatNumber } from '../../components/format';
import type { ImportSummaryFragment } from '../../generated/types';

/** The category of a status: succeeded, failed, running, waiting for a decision, or undone. */
export type ImportTone = 'good' | 'bad' | 'busy' | 'open' | 'quiet';

interface StatusLabels {
  readonly label: string;
  readonly meaning: string;
  readonly tone: ImportTone;
}

/** The label, meaning and category of each status. */
export const statusLabels: Readonly<Record<ImportStatus, StatusLabels>> = {
  receiving: { label: 'Receiving', meaning: 'The server is receiving the rows.', tone: 'busy' },
  waiting: { label: 'Waiting', meaning: 'Another import runs first.', tone: 'busy' },
  running: { label: 'Running', meaning: 'The server is checking and storing the rows.', tone: 'busy' },
  previewed: { label: 'Preview', meaning: 'The rows are checked. Nothing is stored.', tone: 'open' },
  done: { label: 'Imported', meaning: 'The rows are stored.', tone: 'good' },
  refused: { label: 'Refused', meaning: 'Some rows have errors. Nothing was stored.', tone: 'bad' },
  failed: { label: 'Failed', meaning: 'The import did not finish. Nothing was stored.', tone: 'bad' },
  undone: { label: 'Undone', meaning: 'Its changes were reverted.', tone: 'quiet' },
  cancelled: { label: 'Cancelled', meaning: 'The import was cancelled. Nothing was stored.', tone: 'quiet' },
};

type Figures = Pick<ImportSummaryFragment, 'inserted' | 'updated' | 'skipped' | 'failed'>;

/** The numbers of rows by outcome: `47 new, 1 skipped, 6 with errors`. */
export function describeFigures({ inserted, updated, skipped, failed }: Figures): string {
  const parts: readonly (readonly [number, string])[] = [
    [inserted, 'new'],
    [updated, 'updated'],
    [skipped, 'skipped'],
    [failed, 'with errors'],
  ];
  const eventParts = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => formatCount(count, word, word));
  return eventParts.length === 0 ? 'No rows' : eventParts.join(', ');
}

/** The number of good rows: those that store something. Skipped rows change nothing, and do not count as errors. */
export function countStoredRows({ inserted, updated }: Pick<Figures, 'inserted' | 'updated'>): number {
  return inserted + updated;
}

/** The result of a preview: how many rows can be imported, and that nothing is stored yet. */
export function describeResult(shown: Figures & Pick<ImportSummaryFragment, 'total'>): string {
  const { total, failed, skipped } = shown;
  const nothingYet = 'Nothing is stored yet.';
  const good = countStoredRows(shown);
  if (good + failed === 0)
    return `There is nothing to import${skipped > 0 ? ': no row changes anything' : ''}.`;
  const idle = skipped > 0 ? `, ${formatCount(skipped, 'is skipped', 'are skipped')}` : '';
  if (good === 0) return `No row can be imported: ${formatBadRows(failed)}${idle}.`;
  if (failed + skipped === 0)
    return `${total === 1 ? 'The row' : `All ${formatRows(total)}`} can be imported. ${nothingYet}`;
  const bad = failed > 0 ? `, ${formatCount(failed, 'has an error', 'have errors')}` : '';
  return `${formatNumber(good)} of ${formatRows(total)} can be imported${bad}${idle}. ${nothingYet}`;
}

/** The number of bad rows, with the noun. */
export function formatBadRows(failed: number): string {
  return formatCount(failed, 'row has an error', 'rows have errors');
}

/** The number of rows, with the noun. */
export function formatRows(total: number): string {
  return formatCount(total, 'row', 'rows');
}

/** The name of an import: its file, or its origin if it has none. */
export function importTitle({ fileName }: Pick<ImportSummaryFragment, 'fileName'>): string {
  return fileName ?? 'Entries sent by a program';
}
