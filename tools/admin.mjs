/** `npm run admin -- …`: what can be done to accounts and entries from a shell on the server; `--help` lists it. */
import './check-node.mjs';

import { runProgram } from './run-program.mjs';

await runProgram('admin.js');
