import type { RequestContext } from '../request-context.js';
import { ReplicaReads } from './replica-reads.js';

const visitor: RequestContext = { viewer: null, tokenRefused: false, address: '192.0.2.1', requestId: '1' };

/** Reads with one replica at `replica`, while it is not `null`, and a primary that shows `primary` in turn. */
function readsAt(replica: number | null, primary: number[]) {
  const state = { replica, primary };
  const primaryVersion = async () =>
    (state.primary.length > 1 ? state.primary.shift() : state.primary[0]) ?? 0;
  const choose = async (floor: number) => {
    const version = state.replica;
    if (version === null || version < floor) return null;
    return { name: 'replica:5432', database: {} as never, version, readVersion: async () => version };
  };
  const counts = new Map<string, number>();
  const recent = { for: async () => String(state.primary[0]) };
  return { state, counts, reads: new ReplicaReads({ choose, primaryVersion }, recent, counts) };
}

describe('reads with replicas', () => {
  it('use a replica that has replayed what the address was shown, and otherwise the primary', async () => {
    const { state, counts, reads } = readsAt(7, [8]);
    expect((await reads.begin(visitor)).dataVersion).toBe('7');
    state.replica = 6;
    expect((await reads.begin(visitor)).dataVersion).toBe('8');
    expect((await reads.begin({ ...visitor, address: '192.0.2.2' })).dataVersion).toBe('6');
    expect([...counts]).toEqual([
      ['replica:5432', 2],
      ['primary', 1],
    ]);
  });

  it('of a signed-in user need what the primary had stored when the request began', async () => {
    const { state, reads } = readsAt(7, [8]);
    const viewer = { id: 'somebody', role: 'Curator', dataVersion: '8' } as const;
    expect((await reads.begin({ ...visitor, viewer })).dataVersion).toBe('8');
    state.replica = 9;
    expect((await reads.begin({ ...visitor, viewer })).dataVersion).toBe('9');
  });

  it('wait for a primary that does not show yet what its synchronous replica showed', async () => {
    const { state, reads } = readsAt(9, [8, 8, 8, 9]);
    expect((await reads.begin(visitor)).dataVersion).toBe('9');
    state.replica = null;
    expect((await reads.begin(visitor)).dataVersion).toBe('9');
  });

  it('after work that turned to the primary are at its version', async () => {
    const { state, reads } = readsAt(7, [8]);
    const read = await reads.begin(visitor);
    await read.run(async () => read.usePrimary());
    expect(read.isSteady).toBe(false);
    expect((await reads.begin(visitor)).dataVersion).toBe('8');
    state.replica = 8;
    expect((await reads.begin(visitor)).dataVersion).toBe('8');
  });

  it('follow the primary after reads that it served by other means', async () => {
    const { reads } = readsAt(7, [8]);
    reads.notePrimaryRead(visitor);
    expect((await reads.begin(visitor)).dataVersion).toBe('8');
  });
});
