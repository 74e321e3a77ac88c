/** Installs the packages of the lock file, unless exactly these are already installed. */
import { existsSync, lstatSync, readFileSync } from 'node:fs';

import { fail, inRoot, report, run } from './support.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

/** Compares the lock file with npm's record of the installed packages, however they were installed. */
function isInstalled() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    const found = installed[path];
    // Packages for other platforms are optional, and missing here.
    return path === '' || (found ? found.version === wanted.version : wanted.optional === true);
  });
}

/** Runs `npm ci` if node_modules is missing or does not match the lock file. */
export async function installWhenNeeded() {
  if (isInstalled()) return;
  // npm would empty the target of a link, which other processes may use.
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules is a link to a folder that is not what package-lock.json says. Install there, or remove the link.',
    );
  }
  report('Installing the packages; the first time this takes a minute or two …');
  const started = Date.now();
  // The build needs development packages, which npm omits if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const stdio = ['inherit', process.stderr, 'inherit'];
  const code = npm
    ? await run(process.execPath, [npm, ...args], { stdio })
    : await run('npm', args, { stdio, shell: process.platform === 'win32' });
  if (code !== 0) {
    fail(
      'The packages could not be installed; npm says why above. It needs to reach the npm registry. Then try again.',
    );
  }
  report(`Installed the packages in ${Math.round((Date.now() - started) / 1000)} s.`);
}
