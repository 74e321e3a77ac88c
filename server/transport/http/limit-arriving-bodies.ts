import { finished } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { unavailable } from '../../errors.js';
import { HolderCounts } from '../../holder-counts.js';
import { addressKey } from '../../services/attempts/attempt-keys.js';
import { sendFailure } from '../rest/failure.js';
import { isForm } from '../uploads/refuse-by-headers.js';

const mb = 1024 ** 2;
/** Bytes of bodies that one address may have announced and not ended. */
const maxOfAddress = 128 * mb;
/** Bytes that may have arrived of the bodies of all addresses that have not ended. */
const maxOfAll = 512 * mb;
/** Smaller bodies do not count: their connections take as much memory. */
const smallBytes = 16_384;

/**
 * Refuses a body when too many have begun and not ended. What has arrived of a body stays in memory until its end, so
 * that hundreds of large ones together would exhaust the memory of the process. What was only announced takes nothing
 * from other addresses.
 */
export function limitArrivingBodies(app: FastifyInstance, most = maxOfAll): void {
  const announced = new HolderCounts();
  let arrived = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = sizeOf(request);
    if (bytes <= smallBytes) {
      done();
      return;
    }
    const address = addressKey(request.ip);
    if (announced.of(address) + bytes > maxOfAddress) {
      reply.header('connection', 'close');
      done(unavailable(messages.databaseBusy));
      return;
    }
    announced.add(address, bytes);
    finished(request.raw, { writable: false }, () => announced.add(address, -bytes));
    done();
  });
  app.addHook('preParsing', (request, reply, body, done) => {
    if (sizeOf(request) > smallBytes) count(request, reply);
    done(null, body);
  });

  function count({ raw }: FastifyRequest, reply: FastifyReply): void {
    let bytes = 0;
    raw.on('data', ({ length }: Buffer) => {
      // The rest of a refused body is not kept.
      if (reply.sent) return;
      bytes += length;
      arrived += length;
      if (arrived <= most) return;
      reply.header('connection', 'close');
      reply.raw.once('finish', () => raw.destroy());
      sendFailure(reply, unavailable(messages.databaseBusy));
    });
    finished(raw, { writable: false }, () => {
      arrived -= bytes;
    });
  }
}

/** The most memory that a body can take. Forms are read as streams, bodies over the limit of their route not at all. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  if (isForm(headers)) return 0;
  const isSizeKnown = headers['transfer-encoding'] === undefined;
  return Math.min(isSizeKnown ? Number(headers['content-length'] ?? 0) : Infinity, routeOptions.bodyLimit);
}
