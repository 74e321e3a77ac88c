/** `npm run bench`: both APIs beside a bare server, on databases of made-up entries; see docs/benchmarks.md. */
import './check-node.mjs';

import { runProgram } from './run-program.mjs';

await runProgram('bench/main.js');
