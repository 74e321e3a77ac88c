/** Module hooks: an import that ends in .js resolves to the .ts file next to it, which is compiled in memory. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { transformFile } from '@swc/core';

import { swcOptions } from './build.mjs';

/** A test file is imported with a query, so that it runs at every import. */
const isTypeScript = (url) => url?.split('?', 1)[0].endsWith('.ts') ?? false;

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && isTypeScript(context.parentURL)) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), { ...swcOptions, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
