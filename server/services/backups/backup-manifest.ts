import { z } from 'zod';

/** Name of the manifest in the archive, and its form. A change of the archive's form raises the number. */
export const manifestName = 'manifest.json';
export const formatName = 'autoimmune-atlas-backup';
export const formatVersion = 1;

/** The name of the file with the rows of a table. */
export const fileOfTable = (table: string): string => `tables/${table}.copy`;

const count = z.number().int().min(0);
const name = z.string().regex(/^[a-z]\w*$/);

export const manifestForm = z.object({
  format: z.literal(formatName),
  formatVersion: z.literal(formatVersion),
  /** The version of the product that wrote the backup. */
  product: z.string(),
  /** When the snapshot was taken. */
  createdAt: z.iso.datetime(),
  /** The version of PostgreSQL that held the database. */
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  sequences: z.record(name, count),
  tables: z.array(
    z.object({
      name,
      columns: z.array(z.string()).min(1),
      rows: count,
      /** Of the unpacked file. */
      bytes: count,
      sha256: z.string().length(64),
    }),
  ),
});

/** What an archive says about itself. */
export type BackupManifest = z.infer<typeof manifestForm>;
export type ManifestTable = BackupManifest['tables'][number];

type Figures = Pick<ManifestTable, 'bytes' | 'sha256'>;

/** The number of rows is not compared: backups of before December 2026 may hold a wrong one. */
export function isSame(found: Figures, expected: Figures): boolean {
  return found.bytes === expected.bytes && found.sha256 === expected.sha256;
}
