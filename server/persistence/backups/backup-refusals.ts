import { unknownMigrations } from '../read-migrations.js';

/** A database or an archive cannot be backed up or restored. The message explains it to the person at the terminal. */
export class BackupRefusedError extends Error {
  override name = 'BackupRefusedError';
}

/** Throws `BackupRefusedError` unless this version of the product knows all of the migrations. */
export async function refuseNewerSchema(what: string, migrations: readonly string[]): Promise<void> {
  const unknown = await unknownMigrations(migrations);
  if (unknown.length === 0) return;
  throw new BackupRefusedError(
    `${what} by a newer version of Autoimmune Atlas: this one does not know its migration ${unknown.join(', ')}. ` +
      'Use that version or a newer one.',
  );
}
