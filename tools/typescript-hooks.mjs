/**
 * Module hooks: an import of a TypeScript file resolves as the compilers resolve it, and the file is compiled in
 * memory. Stylesheets and pictures are empty.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { transformFile } from '@swc/core';

import { swcOptions } from './build.mjs';
import { root } from './support.mjs';

const schema = pathToFileURL(`${root}/schema/`);
/** Replaces `@floating-ui/dom`. */
const floatingUi = pathToFileURL(`${root}/client/src/test/floatingUi.ts`);
const asset = /\.(css|svg|png|jpg|woff2?)$/;
const endings = ['.ts', '.tsx'];

/** A test file is imported with a query, so that it runs at every import. */
const isTypeScript = (url) => /\.tsx?(\?|$)/.test(url ?? '');

export async function resolve(specifier, context, next) {
  if (specifier === '@floating-ui/dom' && context.parentURL !== floatingUi.href) return found(floatingUi);
  if (!isTypeScript(context.parentURL)) return next(specifier, context);
  const alias = /^@(contract|layout)\//.exec(specifier);
  if (alias === null && !specifier.startsWith('.')) return next(specifier, context);
  const wanted = alias === null ? new URL(specifier, context.parentURL) : new URL(specifier.slice(1), schema);
  if (asset.test(wanted.pathname))
    return { url: 'data:text/javascript,export default {}', shortCircuit: true };
  const bare = wanted.href.replace(/\.js$/, '');
  const source = endings.map((ending) => new URL(bare + ending)).find((url) => existsSync(url));
  return source === undefined ? next(wanted.href, context) : found(source);
}

const found = ({ href }) => ({ url: href, format: 'module', shortCircuit: true });

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const options = url.includes('/client/src/') ? clientOptions : swcOptions;
  const { code } = await transformFile(fileURLToPath(url), { ...options, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}

const clientOptions = {
  ...swcOptions,
  jsc: {
    ...swcOptions.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
