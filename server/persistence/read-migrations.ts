import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { MigrationInterface } from 'typeorm';

import { codeFolder } from '../project-root.js';

/** The class of a migration. Its name is that of the migration. */
export type MigrationClass = new () => MigrationInterface;

const folder = join(codeFolder(), 'migrations');
const migrationFile = /^\d{13}-[a-z\d-]+\.(?:js|ts)$/;

/** Loads the class of every migration in the folder `migrations`, in order of their file names. */
export async function readMigrations(): Promise<MigrationClass[]> {
  const files = (await readdir(folder)).filter((name) => migrationFile.test(name)).sort();
  const modules: unknown[] = await Promise.all(
    files.map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  return modules.flatMap((module) => Object.values(module ?? {}).filter(isMigrationClass));
}

function isMigrationClass(value: unknown): value is MigrationClass {
  return typeof value === 'function' && /\d{13}$/.test(value.name);
}

/** Returns those of the named migrations that this version of the product does not know: a newer one ran them. */
export async function unknownMigrations(names: readonly string[]): Promise<readonly string[]> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}
