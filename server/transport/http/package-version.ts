import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const packageFile = z.object({ version: z.string() });

/** The version in the nearest `package.json`, wherever the compiled files lie below it. */
export function packageVersion(folder = dirname(fileURLToPath(import.meta.url))): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return packageFile.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
  return packageVersion(dirname(folder));
}
