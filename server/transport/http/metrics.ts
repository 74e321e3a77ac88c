import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

import { messages } from '../../../schema/contract/messages.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { AppError } from '../../errors.js';
import type { Secret } from '../../secret.js';
import { readMethods } from './allowed-methods.js';

/** The metrics in the text format of Prometheus. */
export interface MetricsPage {
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

/**
 * Registers `/metrics`. With a token it wants `Authorization: Bearer` from everywhere, else 401; without one it answers
 * only programs on the same machine whose request passed no proxy, else 403. No origin may read it: a browser on this
 * machine would otherwise show the figures to any web page.
 */
export function registerMetrics(app: FastifyInstance, page: MetricsPage, token: Secret | undefined): void {
  app.route({
    method: readMethods,
    url: serverPaths.metrics,
    handler: async (request, reply) => {
      reply.removeHeader('access-control-allow-origin');
      refuseStrangers(request, token);
      reply.headers({ 'content-type': page.contentType, 'cache-control': 'no-store' });
      return page.read();
    },
  });
}

function refuseStrangers(request: FastifyRequest, token: Secret | undefined): void {
  if (token !== undefined) {
    const [, sent] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isEqual(sent ?? '', token.reveal())) throw new AppError('UNAUTHENTICATED', messages.metricsToken);
  } else if (!isLocal(request)) {
    throw new AppError('FORBIDDEN', messages.metricsLocal);
  }
}

function isEqual(sent: string, token: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether the connection, not what a header says, comes from this machine, and no proxy passed the request on. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const peer = raw.socket.remoteAddress ?? '';
  const isLoopback = ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';
  return isLoopback && !Object.keys(headers).some((name) => forwarding.test(name));
}
