import { CachedResponse, ResponseCache } from './response-cache.js';

const response = new CachedResponse('{}', {});

describe('response cache', () => {
  it('stores a response from the second request on', () => {
    const cache = new ResponseCache();
    cache.set('/api/disease', '1', response);
    expect(cache.find('/api/disease', '1')).toBeUndefined();
    cache.set('/api/disease', '1', response);
    expect(cache.find('/api/disease', '1')).toBe(response);
  });

  it('stores the response to a known request at once after a write, and never returns the one from before', () => {
    const cache = new ResponseCache();
    cache.set('/api/disease', '1', response);
    cache.set('/api/disease', '2', response);
    expect(cache.find('/api/disease', '1')).toBeUndefined();
    expect(cache.find('/api/disease', '2')).toBe(response);
  });
});
