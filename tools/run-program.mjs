/** Runs a program of the server other than the server itself, with the arguments of the command. */
import { build, reasonOf } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { fail, inRoot, root, run } from './support.mjs';

/**
 * Installs and builds what is missing or out of date, then runs the program and exits with its code; `file` is below
 * `server`.
 */
export async function runProgram(file) {
  process.chdir(root);
  await installWhenNeeded();
  try {
    await build(['server']);
  } catch (error) {
    fail(`The build failed: ${reasonOf(error)}`);
  }
  const program = inRoot('dist/server-build/server', file);
  process.exitCode = await run(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)]);
}
