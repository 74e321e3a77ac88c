import type { StoredImport } from '../../persistence/imports/import-row.js';

/** How many imports ended in this process, by status, and the outcomes of the rows of those that are done. */
export class ImportTotals {
  readonly imports = { done: 0, previewed: 0, refused: 0, cancelled: 0, failed: 0 };
  readonly rows = { inserted: 0, updated: 0, skipped: 0, failed: 0 };

  /** Counts an import that ran. One that has not ended is counted after its next run. */
  add(ran: StoredImport): void {
    const { imports, rows } = this;
    if (!isOutcome(imports, ran.status)) return;
    imports[ran.status] += 1;
    if (ran.status !== 'done') return;
    for (const outcome of ['inserted', 'updated', 'skipped', 'failed'] as const)
      rows[outcome] += ran[outcome];
  }
}

function isOutcome<Outcome extends string>(
  counts: Record<Outcome, number>,
  status: string,
): status is Outcome {
  return Object.hasOwn(counts, status);
}
