import { stripVTControlCharacters } from 'node:util';

import { markdownTable } from '../../bench/markdown-table.js';

/** One row of the table at the end. */
export interface Row {
  readonly what: string;
  readonly sent: string;
  readonly expected: string;
  readonly seen: string;
  readonly ok: 'yes' | 'no' | 'skipped';
}

/** What a case saw, and whether it is as expected. */
export interface Finding {
  readonly seen: string;
  readonly ok: boolean;
}

/** Description of a case: its name, what is sent or done, and the expected outcome. */
type Case = Pick<Row, 'what' | 'sent' | 'expected'>;

/** Collects the results of all cases, and prints each when it is known. */
export class Report {
  readonly rows: Row[] = [];

  constructor(private readonly say: (line: string) => void) {}

  /** Runs a case. An error that it throws is its failure. */
  async check(described: Case, look: () => Promise<Finding>): Promise<void> {
    try {
      const { seen, ok } = await look();
      this.add({ ...described, seen, ok: ok ? 'yes' : 'no' });
    } catch (error) {
      this.fail(described, error);
    }
  }

  /** Records a failure outside of the cases. */
  fail(described: Case, error: unknown): void {
    this.add({ ...described, seen: firstLines(error), ok: 'no' });
  }

  /** Records a case that cannot run on this machine. */
  skip(described: Case, reason: string): void {
    this.add({ ...described, seen: reason, ok: 'skipped' });
  }

  get failed(): boolean {
    return this.rows.some(({ ok }) => ok === 'no');
  }

  /** All results as a Markdown table, which is readable on a terminal, too. */
  table(): string {
    const head = ['case', 'sent', 'expected', 'seen', 'ok'];
    const rows = this.rows.map(({ what, sent, expected, seen, ok }) => [what, sent, expected, seen, ok]);
    return markdownTable([head, ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))]);
  }

  private add(row: Row): void {
    this.rows.push(row);
    this.say(`${row.ok.padEnd(8)}${row.what}: ${row.seen}`);
  }
}

/** The number of bytes as megabytes, for the table. */
export const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;

/** Counts of equal values, the most frequent first: `200 × 12, 400 × 3`. */
export function tally(values: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([value, count]) => `${value} × ${count.toLocaleString('en')}`).join(', ');
}

/** The first lines of an error, in one line. Those of Jest's `expect` are the comparison and the values. */
function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, 5).join(' / ').slice(0, 500);
}
