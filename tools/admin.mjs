/** `npm run admin -- …`: manages accounts and entries from a shell on the server; `--help` lists the commands. */
import './check-node.mjs';

import { runProgram } from './run-program.mjs';

await runProgram('admin.js');
