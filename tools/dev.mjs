/**
 * `npm run dev`: Vite serves the client on PORT with hot reloading, and forwards API requests to the server, which
 * listens on the next port and is rebuilt and restarted when its sources change.
 */
import './check-node.mjs';

import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';

import { build, reasonOf } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { print, root } from './support.mjs';

process.chdir(root);
await installWhenNeeded();
if (existsSync('.env')) process.loadEnvFile('.env');

const port = Number(process.env.PORT || 4000);
const serverEnv = { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(port + 1) };
const viteEnv = { ...process.env, API_URL: `http://127.0.0.1:${port + 1}` };

let stopping = false;
let restart = Promise.resolve();

const start = (args, env) => spawn(process.execPath, args, { stdio: 'inherit', env });
const startServer = () => start(['--enable-source-maps', 'dist/server-build/server/main.js'], serverEnv);
const exitOf = (child) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : undefined;

await build(['server']);
let server = startServer();
const vite = start(
  [
    'node_modules/vite/bin/vite.js',
    '--config',
    'client/vite.config.ts',
    '--port',
    String(port),
    '--strictPort',
  ],
  viteEnv,
);

/** If a source does not compile, the running server continues. */
async function rebuild() {
  if (stopping) return;
  try {
    await build(['server']);
  } catch (error) {
    return print(`The server was not rebuilt: ${reasonOf(error)}`);
  }
  server.kill('SIGTERM');
  await exitOf(server);
  if (!stopping) server = startServer();
}

let pending;
for (const folder of ['server', 'schema', 'migrations'].filter((name) => existsSync(name))) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(pending);
    // Editors write a file in several steps; this makes one restart of them.
    pending = setTimeout(() => (restart = restart.then(rebuild)), 150);
  });
}

async function stop(signal) {
  if (stopping) return;
  stopping = true;
  // The children are in the same process group and have received Ctrl-C already.
  if (signal === 'SIGTERM') for (const child of [server, vite]) child.kill('SIGTERM');
  await Promise.all([exitOf(server), exitOf(vite)]);
  process.exit(0);
}

process.on('SIGINT', stop).on('SIGTERM', stop);
vite.once('exit', (code) => {
  if (!stopping) print(`Vite ended (${code}).`);
  void stop('SIGTERM');
});
