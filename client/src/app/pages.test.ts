import { clientPages } from '@contract/client-pages';

import { routes } from '../paths';

/** A pattern of the router in the contract's words: one that may lack its last part is two pages. */
function pathsOf(pattern: string): readonly string[] {
  return pattern.endsWith('?') ? [pattern.replace(/\/:\w+\?$/, ''), pattern.slice(0, -1)] : [pattern];
}

test('the server knows each page that the router knows, and no other', () => {
  const { anythingElse: _anythingElse, ...pages } = routes;
  const known = Object.values(clientPages).map(({ path }) => path);
  expect([...known].sort()).toEqual(Object.values(pages).flatMap(pathsOf).sort());
});
