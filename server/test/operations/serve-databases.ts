/**
 * Serves databases one after another in one process, since loading the server takes longer than starting it. Every line
 * of the input is the address of the next one; every line of the output is the address and the log of its server.
 */
import { createInterface } from 'node:readline';

import { startTestApp, type TestApp } from '../start-test-app.js';

let served: TestApp | undefined;
for await (const databaseUrl of createInterface({ input: process.stdin })) {
  await served?.close();
  const logLines: string[] = [];
  served = await startTestApp({ databaseUrl, seed: 'none', logLines });
  process.stdout.write(`${JSON.stringify({ address: served.url, log: logLines.join('') })}\n`);
}
await served?.close();
