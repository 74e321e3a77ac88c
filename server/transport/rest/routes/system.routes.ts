import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { ref } from '../openapi/schemas.js';
import { privateRoute } from '../rest-route.js';

export const systemRoutes = [
  privateRoute({
    path: restPaths.system,
    operationId: 'readSystem',
    action: 'system.read',
    summary: 'State of the installation',
    description: 'Version, database, disk, queues, backups and migrations, for administrators.',
    properties: { data: ref('System') },
    call: ({ system }, ctx) => system.read(ctx),
    answer: (data) => ({ data }),
  }),
];
