import { clientPages } from '@contract/client-pages';

import { routes } from '../paths';

/** Translates a router pattern to the contract's form: a pattern with an optional last part is two pages. */
function pathsOf(pattern: string): readonly string[] {
  return pattern.endsWith('?') ? [pattern.replace(/\/:\w+\?$/, ''), pattern.slice(0, -1)] : [pattern];
}

test('the server and the router have the same pages', () => {
  const { anythingElse: _anythingElse, ...pages } = routes;
  const known = Object.values(clientPages).map(({ path }) => path);
  expect([...known].sort()).toEqual(Object.values(pages).flatMap(pathsOf).sort());
});
