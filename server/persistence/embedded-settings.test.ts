import { pageCache } from './embedded-settings.js';

test.each([
  [1, 256],
  [4, 512],
  [8, 1024],
  [16, 2048],
  [256, 2048],
])('of %d GiB of memory, PostgreSQL caches pages in %d MiB', (memory, cache) => {
  expect(pageCache(memory * 2 ** 30)).toBe(cache);
});
