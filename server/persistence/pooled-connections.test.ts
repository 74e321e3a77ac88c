import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../project-root.js';
import { poolerConnectQuery } from './pooled-connections.js';

test('the configuration of PgBouncer in deploy/ sets what connections need', () => {
  expect(readFileSync(join(projectRoot(), 'deploy/pgbouncer.ini'), 'utf8')).toContain(
    `connect_query='${poolerConnectQuery}'`,
  );
});
