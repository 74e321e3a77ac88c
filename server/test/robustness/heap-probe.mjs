/**
 * Loaded into the server by NODE_OPTIONS: on SIGUSR2 it collects all garbage and prints the bytes in use after that.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // The first one runs finalisers, whose objects only the next one frees.
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ probe: 'heap', used: heapUsed + external, rss })}\n`);
});
