import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

const packageFile = z.object({ version: z.string() });

/** Returns the root folder of the repository: the nearest parent with a package.json, also from compiled files. */
export function projectRoot(folder = import.meta.dirname): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json stands above the server');
  return projectRoot(parent);
}

/** Tests run the TypeScript sources, the server what is built from them. */
export const runsSources = import.meta.url.endsWith('.ts');

/** Returns the folder with the `server` and the `migrations` that are running: the sources, or the build. */
export function codeFolder(): string {
  return runsSources ? projectRoot() : join(projectRoot(), 'dist/server-build');
}

/** The version of the product, from package.json. */
export function projectVersion(): string {
  return packageFile.parse(JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))).version;
}
