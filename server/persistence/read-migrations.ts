import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';

import { codeFolder } from '../project-root.js';

/** A change of the schema: SQL, and the name by which the database knows that it ran. */
export interface Migration {
  /** Its last 13 digits place it among the others. */
  readonly name: string;
  readonly statements: readonly string[];
}

const folder = join(codeFolder(), 'migrations');
const content = z.object({ statements: z.array(z.string()) });
const migrationFile = /^(\d{13})-([a-z\d-]+)\.(?:js|ts)$/;

/** Loads the migrations in the folder `migrations`, in order of their file names. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => migrationFile.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const { statements } = content.parse(await import(pathToFileURL(join(folder, file)).href));
      return { name: nameOf(file), statements };
    }),
  );
}

/** `1763761900000-cancelled-imports.ts` is CancelledImports1763761900000. */
function nameOf(file: string): string {
  const [, time = '', what = ''] = migrationFile.exec(file) ?? [];
  return what.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) + time;
}

/** Makes the class of a migration, as TypeORM wants it. */
export function migrationClass({ name, statements }: Migration): new () => MigrationInterface {
  return class {
    readonly name = name;

    async up(queryRunner: QueryRunner): Promise<void> {
      for (const statement of statements) await queryRunner.query(statement);
    }

    down(): Promise<void> {
      return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
    }
  };
}

/** Returns those of the named migrations that this version of the product does not know: a newer one ran them. */
export async function unknownMigrations(names: readonly string[]): Promise<readonly string[]> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}
