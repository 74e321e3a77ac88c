/** Imported first by every command: an old Node.js gets one clear sentence instead of a syntax error. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
const found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(`Autoimmune Atlas needs Node.js ${wanted.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}
