import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Queryable } from '../../persistence/database.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type {
  ImportRowsRepository,
  NamedDecision,
  NamedRow,
} from '../../persistence/imports/import-rows.repository.js';
import { EntryChangedError } from '../../persistence/imports/import-session.js';
import { changesBetween, contentOf } from '../entries/entry-changes.js';
import { changedContent } from '../entries/read-entry-edit.js';

const rowsPerBatch = 500;

/**
 * Decides the outcome of rows that name an entry and whose complete content differs from it. Compares only the columns
 * of the file: without a difference the row is skipped; with one it updates the entry, or fails if updates are not
 * wanted.
 */
export async function decideNamedRows(
  transaction: Queryable,
  rows: ImportRowsRepository,
  { id, existing }: StoredImport,
): Promise<void> {
  let named = await rows.named(transaction, id, 0, rowsPerBatch);
  while (named.length > 0) {
    const entries = await rows.entries(transaction, [...new Set(named.map(({ entryId }) => entryId))]);
    const decisions = named.map((row) => decision(row, entries.get(row.entryId), existing === 'update'));
    await rows.decideNamed(transaction, id, decisions);
    named = await rows.named(transaction, id, named.at(-1)?.row ?? 0, rowsPerBatch);
  }
}

function decision({ row, change }: NamedRow, entry: EntryView | undefined, updates: boolean): NamedDecision {
  const bad = (path: string, message: string, value: string | null): NamedDecision => ({
    ...{ row, outcome: 'fail', changes: null },
    problems: [{ path, message, value }],
  });
  // Another writer deleted the entry after the row was examined. The next attempt finds it deleted.
  if (entry === undefined) throw new EntryChangedError();
  try {
    const changes = changesBetween(contentOf(entry), changedContent(contentOf(entry), change));
    if (Object.keys(changes).length === 0) return { row, outcome: 'skip', changes: null, problems: null };
    if (updates) return { row, outcome: 'update', changes, problems: null };
    return { ...bad('row', messages.importDiffers, entry.accession), changes };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return bad('additional', error.message, null);
  }
}
