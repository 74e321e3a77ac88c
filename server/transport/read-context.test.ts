import { type CallerIdentity, createReadContext } from './read-context.js';

const viewer = { id: 'someone', role: 'Curator' } as const;
const read = createReadContext({ viewerOf: async (token) => (token === 'good' ? viewer : null) });
const asking = (authorization?: string): CallerIdentity => ({
  id: 'r1',
  ip: '192.0.2.7',
  headers: { authorization },
});
const visitor = { viewer: null, tokenRefused: false, address: '192.0.2.7', requestId: 'r1' };

test.each([undefined, '', 'Basic Z29vZDpnb29k', 'Bearer', 'Bearer ', 'good', 'Bearer two tokens'])(
  '%j is read as a visitor without a token',
  (authorization) => expect(read(asking(authorization))).toEqual(visitor),
);

test.each(['Bearer good', 'bearer good', 'BEARER   good '])(
  '%j is read as a signed-in user',
  async (authorization) => {
    expect(await read(asking(authorization))).toEqual({ ...visitor, viewer });
  },
);

test('an invalid token is read as a visitor with a rejected token', async () => {
  expect(await read(asking('Bearer stale'))).toEqual({ ...visitor, tokenRefused: true });
});
