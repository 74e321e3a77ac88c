import { parse } from 'graphql';

import { createDocumentStore } from './document-store.js';

describe('document store', () => {
  it('returns the stored document itself', async () => {
    const store = createDocumentStore();
    const document = parse('{ additionalKeys }');
    await store.set('a', document);
    expect(await store.get('a')).toBe(document);
    expect(await store.get('b')).toBeUndefined();
  });

  it('evicts the oldest documents above its limit of tokens', async () => {
    const store = createDocumentStore();
    const long = parse(`{ ${'a '.repeat(20_000)} }`);
    for (const key of ['a', 'b', 'c']) await store.set(key, long);
    expect(await store.get('a')).toBeUndefined();
    expect(await store.get('c')).toBe(long);
  });

  it('counts the text of documents of few tokens', async () => {
    const store = createDocumentStore();
    const keys = Array.from({ length: 20 }, (_document, place) => String(place));
    for (const key of keys) await store.set(key, parse(`{ a(text: "${'x'.repeat(1_000_000)}") }`));
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get('19')).toBeDefined();
  });
});
