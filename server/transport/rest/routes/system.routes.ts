import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { ref } from '../openapi/schemas.js';
import { privateRoute } from '../rest-route.js';

export const systemRoutes = [
  privateRoute({
    method: 'GET',
    path: restPaths.system,
    operationId: 'readSystem',
    tag: 'System',
    action: 'system.read',
    summary: 'State of the installation',
    description: 'Version, database, disk, queues, backups and migrations, for administrators.',
    parameters: [],
    properties: { data: ref('System') },
    refusals: [],
    call: ({ system }, ctx) => system.read(ctx),
    answer: (data) => ({ data }),
  }),
];
