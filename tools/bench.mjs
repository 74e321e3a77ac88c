/** `npm run bench`: both doors beside a bare server, on databases of made-up entries; see docs/benchmarks.md. */
import './check-node.mjs';

import { runProgram } from './run-program.mjs';

await runProgram('bench/main.js');
