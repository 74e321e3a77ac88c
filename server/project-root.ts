import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the repository, from the sources as from the compiled files: the nearest one with a package.json. */
export function projectRoot(folder = import.meta.dirname): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json stands above the server');
  return projectRoot(parent);
}
