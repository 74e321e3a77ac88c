/**
 * Builds what is out of date: the server with SWC and Rolldown into dist/server-build (ADR 31; it checks no types),
 * the client with Vite into dist/client. A part is up to date if the hash of its sources, settings and lock file equals
 * the one stored next to its output.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { fail, filesIn, hashOf, inRoot, readStamp, report, run, writeStamp } from './support.mjs';

const compressed = { br: promisify(brotliCompress), gz: promisify(gzip) };

const isTest = (file) => /\.test\.tsx?$|^server\/test\/|^client\/src\/test\/|^client\/e2e\//.test(file);
const isServerSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !isTest(file);

const server = {
  name: 'server',
  output: 'dist/server-build',
  inputs: () => [
    ...filesIn(['server', 'schema', 'migrations'], isServerSource),
    ...filesIn(['tools/build.mjs', 'package-lock.json']),
  ],
  build: buildServer,
};

const client = {
  name: 'client',
  output: 'dist/client',
  inputs: () => [
    ...filesIn(['client', 'schema/contract', 'schema/layout'], (file) => !isTest(file)),
    ...filesIn(['tools/build.mjs', 'package-lock.json', 'tsconfig.base.json']),
  ],
  build: buildClient,
};

export const swcOptions = {
  swcrc: false,
  sourceMaps: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
};

/** Programs, worker threads and migrations: the files that are started or found by name. */
const isEntry = (file) =>
  /^server\/(main|admin|bench\/(main|bare-server))\.ts$|\.worker\.ts$|^migrations\/\d/.test(file);

/**
 * What packages ask at run time and get another answer within a bundle: graphql-js would check at each object type
 * whether there are two copies of it, and Apollo Server would hash documents in JavaScript.
 */
const packageConstants = { 'process.env.NODE_ENV': '"production"', 'module.require': 'require' };

/** Packages import others only if they are installed, such as the drivers of other databases. */
const isExpected = ({ code }) => code === 'UNRESOLVED_IMPORT';

async function buildServer() {
  const { transform } = await import('@swc/core');
  const { rolldown } = await import('rolldown');
  const swc = {
    name: 'swc',
    transform: {
      filter: { id: /\.ts$/ },
      handler: (code, id) => transform(code, { ...swcOptions, filename: id }),
    },
  };
  // Node.js would parse the maps of all packages when it writes the first stack: for 0.8 s, into 60 MB.
  const packages = {
    name: 'packages',
    transform: {
      filter: { id: /node_modules/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
  const entries = server.inputs().filter(isEntry);
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ''), inRoot(file)])),
    platform: 'node',
    // The first loads native code, the second calls `eval` and is only for measurements.
    external: [/^@node-rs\//, 'autocannon'],
    onLog: (level, log, handle) => isExpected(log) || handle(level, log),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { define: packageConstants },
    plugins: [swc, packages],
  });
  const { output } = await bundle.write({
    dir: inRoot(server.output),
    chunkFileNames: 'chunks/[name]-[hash].js',
    keepNames: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await removeLeftovers(new Set(output.map(({ fileName }) => fileName)));
}

/** Deletes the output of earlier builds. Only that is deleted: another process may be running the rest. */
async function removeLeftovers(written) {
  const outputs = filesIn([server.output]).map((file) => relative(server.output, file));
  await Promise.all(
    outputs.filter((file) => !written.has(file)).map((file) => rm(inRoot(server.output, file))),
  );
}

async function buildClient() {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const code = await run(process.execPath, [
    vite,
    'build',
    '--config',
    'client/vite.config.ts',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) fail('The client could not be built; the reason is above.');
  await compressClient();
}

/** Of a larger file (only the editor of GraphiQL), in bytes: the best quality takes a quarter of a minute for it. */
const largeFile = 1_000_000;

/** Writes a Brotli and a gzip copy of every script and style: the server compresses no file during sending. */
async function compressClient() {
  const files = filesIn([client.output], (file) => /\.(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(inRoot(file));
      const params = text.length > largeFile ? { [constants.BROTLI_PARAM_QUALITY]: 9 } : {};
      await writeFile(inRoot(`${file}.br`), await compressed.br(text, { params }));
      await writeFile(inRoot(`${file}.gz`), await compressed.gz(text));
    }),
  );
}

/** Builds one part unless its output matches the current sources. */
async function buildWhenNeeded({ name, output, inputs, build }) {
  const stampFile = inRoot('dist', `.${name}-stamp`);
  const stamp = hashOf(inputs());
  if (existsSync(inRoot(output)) && readStamp(stampFile) === stamp) return;
  report(`Building the ${name} …`);
  const started = Date.now();
  // A build that fails or is stopped leaves files of both versions.
  await rm(stampFile, { force: true });
  await build();
  writeStamp(stampFile, stamp);
  report(`Built the ${name} into ${output} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** The error in a source, without the compiler's own stack. */
export const reasonOf = (error) =>
  error instanceof Error ? error.message.split(/\n\s*Caused by/)[0] : String(error);

/** @param {('server' | 'client')[]} [parts] */
export async function build(parts = ['server', 'client']) {
  await Promise.all([server, client].filter(({ name }) => parts.includes(name)).map(buildWhenNeeded));
}

/** Ends the process with the reason if a part cannot be built. */
export const buildOrFail = (parts) =>
  build(parts).catch((error) => fail(`The build failed: ${reasonOf(error)}`));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildOrFail(process.argv.length > 2 ? process.argv.slice(2) : undefined);
}
