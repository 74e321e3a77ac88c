import { join } from 'node:path';

import { makeFolder } from './make-folder.js';
import type { Secret } from './secret.js';
import { loadSecretFile } from './secret-file.js';

/** Returns the secret that signs tokens. It is generated at the first start and stored in the data folder. */
export async function loadSigningSecret(dataDir: string): Promise<Secret> {
  await makeFolder(dataDir);
  return loadSecretFile(join(dataDir, 'jwt.secret'));
}
