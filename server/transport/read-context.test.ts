import { type CallerIdentity, createReadContext } from './read-context.js';

const viewer = { id: 'someone', role: 'Curator' } as const;
const read = createReadContext({ viewerOf: async (token) => (token === 'good' ? viewer : null) });
const asking = (authorization?: string): CallerIdentity => ({
  id: 'r1',
  ip: '192.0.2.7',
  headers: { authorization },
});
const visitor = { viewer: null, tokenRefused: false, address: '192.0.2.7', requestId: 'r1' };

test.each([undefined, '', 'Basic Z29vZDpnb29k', 'Bearer', 'Bearer ', 'good'])(
  '%j is read as a visitor without a token',
  (authorization) => expect(read(asking(authorization))).toEqual(visitor),
);

test.each(['Bearer good', 'bearer good', 'BEARER   good '])(
  '%j is read as a signed-in user',
  async (authorization) => {
    expect(await read(asking(authorization))).toEqual({ ...visitor, viewer });
  },
);

test.each(['Bearer stale', 'Bearer good too', 'Bearer good, Bearer good'])(
  '%j is read as a visitor with a rejected token',
  async (authorization) => {
    expect(await read(asking(authorization))).toEqual({ ...visitor, tokenRefused: true });
  },
);

describe('the token of a request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is looked up once, and again for a body that took longer than three seconds', async () => {
    const viewerOf = jest.fn().mockResolvedValueOnce(viewer).mockResolvedValueOnce(null);
    const readOf = createReadContext({ viewerOf });
    const request = asking('Bearer good');

    expect(await readOf(request)).toEqual({ ...visitor, viewer });
    jest.advanceTimersByTime(2999);
    expect(await readOf(request)).toEqual({ ...visitor, viewer });
    expect(viewerOf).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await readOf(request)).toEqual({ ...visitor, tokenRefused: true });
  });
});
