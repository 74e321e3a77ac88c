/** `npm run bench`: measures both APIs and a bare server on databases of generated entries; see docs/benchmarks.md. */
import './check-node.mjs';

import { runProgram } from './run-program.mjs';

await runProgram('bench/main.js');
