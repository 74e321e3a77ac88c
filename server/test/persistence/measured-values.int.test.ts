import { openDatabase } from '../../persistence/open-database.js';
import { upgradeDatabase } from '../../services/upgrades/upgrade-database.js';
import { type DumpServer, startDumpServer } from './restored-database.js';

describe('an upgrade of a database from before measured values', () => {
  let server: DumpServer;
  beforeAll(async () => {
    server = await startDumpServer();
  });
  afterAll(() => server.close());

  it('stores the values of its entries, as the texts and the reviews say', async () => {
    const url = await server.create('before_measured_values', '61b80c8');
    const upgraded = await openDatabase(url, () => undefined);
    await upgradeDatabase(upgraded);
    const measured = await upgraded.database.query(
      `SELECT e.autoantibody, i.measured_sensitivity AS sensitivity, i.measured_specificity AS specificity
       FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
       WHERE i.measured_sensitivity IS NOT NULL OR i.measured_specificity IS NOT NULL ORDER BY 1`,
    );
    expect(measured).toEqual([
      { autoantibody: 'GADA', sensitivity: 0.69, specificity: 0.99 },
      // Corrected from 64%; the specificity was rejected.
      { autoantibody: 'IA-2A', sensitivity: 0.66, specificity: null },
    ]);
    await upgraded.close();
  });
});
