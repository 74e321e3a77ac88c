import type { FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper bounds of the counted durations, in seconds: from a cached answer to a long export. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Called when a request is over, with the status of the answer, and whether the client left before its end. */
export type ObserveRequest = (
  request: FastifyRequest,
  outcome: { readonly status: number; readonly ms: number; readonly aborted: boolean },
) => void;

/**
 * Counts requests by the template of their route, method and status, and their durations by route. A label never holds
 * what a client sent, so the number of series is limited by the number of routes.
 */
export function createRequestMetrics(registry: Registry): ObserveRequest {
  const registers = [registry];
  const requests = new Counter({
    name: 'atlas_http_requests_total',
    help: 'Requests, by template of the route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const aborted = new Counter({
    name: 'atlas_http_requests_aborted_total',
    help: 'Requests whose client disconnected before the end of the answer.',
    registers,
  });
  const durations = new Histogram({
    name: 'atlas_http_request_duration_seconds',
    help: 'Time from the header of a request to the end of its answer, by template of the route.',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  });
  return (request, { status, ms, aborted: isAborted }) => {
    const route = routeOf(request);
    const method = knownMethods.has(request.method) ? request.method : 'other';
    requests.inc({ route, method, status });
    durations.observe({ route }, ms / 1000);
    if (isAborted) aborted.inc();
  };
}

/** Returns the template of the route; one name for all client pages and unknown addresses, which match no route. */
function routeOf({ is404, routeOptions: { url = '' } }: FastifyRequest): string {
  if (is404 || url === '') return 'page or unknown';
  return url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url;
}
