import { parse } from 'graphql';

import { createDocumentStore } from './document-store.js';

describe('the document store', () => {
  it('hands out the very document it was given', async () => {
    const store = createDocumentStore();
    const document = parse('{ additionalKeys }');
    await store.set('a', document);
    expect(await store.get('a')).toBe(document);
    expect(await store.get('b')).toBeUndefined();
  });

  it('forgets the oldest when they have too many tokens', async () => {
    const store = createDocumentStore();
    const long = parse(`{ ${'a '.repeat(20_000)} }`);
    for (const key of ['a', 'b', 'c']) await store.set(key, long);
    expect(await store.get('a')).toBeUndefined();
    expect(await store.get('c')).toBe(long);
  });
});
