import { finished } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { unavailable } from '../../errors.js';
import { HolderCounts } from '../../holder-counts.js';
import { addressKey } from '../../services/attempts/attempt-keys.js';
import { isForm } from '../uploads/refuse-by-headers.js';

const mb = 1024 ** 2;
/** Bytes of bodies that may be arriving at the same time: of one address, and of all. */
const maxOfAddress = 128 * mb;
const maxOfAll = 512 * mb;
/** Smaller bodies do not count: their connections take as much memory. */
const smallBytes = 16_384;

/**
 * Refuses a body when too many have begun and not ended. What has arrived of a body stays in memory until its end, so
 * that hundreds of large ones together would exhaust the memory of the process.
 */
export function limitArrivingBodies(app: FastifyInstance): void {
  const arriving = new HolderCounts();
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = sizeOf(request);
    if (bytes <= smallBytes) {
      done();
      return;
    }
    const address = addressKey(request.ip);
    if (arriving.total + bytes > maxOfAll || arriving.of(address) + bytes > maxOfAddress) {
      reply.header('connection', 'close');
      done(unavailable(messages.databaseBusy));
      return;
    }
    arriving.add(address, bytes);
    finished(request.raw, { writable: false }, () => arriving.add(address, -bytes));
    done();
  });
}

/** The most memory that a body can take. Forms are read as streams, bodies over the limit of their route not at all. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  if (isForm(headers)) return 0;
  const isSizeKnown = headers['transfer-encoding'] === undefined;
  return Math.min(isSizeKnown ? Number(headers['content-length'] ?? 0) : Infinity, routeOptions.bodyLimit);
}
