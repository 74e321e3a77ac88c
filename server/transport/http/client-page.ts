import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { ReadContext } from '../read-context.js';
import { withHead } from './head-markup.js';
import { type HeadServices, knownHead, type PageHead, pageHead } from './page-head.js';

/** What pages are told from. */
interface ClientPageParts {
  /** Where the built client lies. */
  readonly clientDir: string;
  readonly services: HeadServices;
  readonly readContext: ReadContext;
  readonly log: Logger;
  /** How the site is reached from outside. */
  readonly site: string;
}

/** The page of the web client, which answers every address that is the client's own. */
export interface ClientPage {
  /** Sends the page and tells so, unless this request is not for a page. */
  send: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>;
}

const notPages = /^\/(?:api|graphql|assets|healthz|readyz|metrics)(?:\/|$)/;
/** Addresses that hold a secret: they are told to nobody, not even to ourselves beside each picture, and kept by no search engine. */
const secretAddresses = /^\/(?:submissions\/receipt|reset-password)(?:\/|$)/;
const discreet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
/** Pages that search engines are to leave alone may be followed all the same: they lead to entries. */
const unlisted = { 'x-robots-tag': 'noindex' };
const patienceMs = 500;
const placeholder = '__CSP_NONCE__';

/** Scripts only from here; style also from the `<style>` elements that the page's own scripts mark with the nonce. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '); // prettier-ignore

/** The client's `index.html`, sent with a nonce that no other answer has, and with what is said of the page asked for. */
export function clientPage(parts: ClientPageParts): ClientPage {
  const file = join(parts.clientDir, 'index.html');
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    if (!wantsPage(request, path)) return false;
    const html = await readFile(file, 'utf8').catch(() => null);
    if (html === null) return false;
    const nonce = randomBytes(16).toString('base64url');
    const head = await headInTime(parts, request, path);
    reply
      .code(head.status)
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .headers(head.path === null ? unlisted : {})
      .headers(secretAddresses.test(path) ? discreet : {})
      .type('text/html; charset=utf-8')
      .send(withHead(html.replaceAll(placeholder, nonce), head, parts.site));
    return true;
  };
  return { send };
}

/** A page is sent whatever becomes of the database: what is known without it has to do when it is away, or slow. */
async function headInTime(parts: ClientPageParts, request: FastifyRequest, path: string): Promise<PageHead> {
  const query = request.url.slice(path.length).replace(/#.*$/, '');
  const asked = async () =>
    pageHead(parts.services, await parts.readContext(request), parts.site, { path, query });
  const late = new AbortController();
  const head = await Promise.race([
    asked().catch((err: unknown) => {
      parts.log.warn({ err, requestId: request.id }, 'a page went out without what the database says of it');
      return null;
    }),
    sleep(patienceMs, null, { signal: late.signal, ref: false }).catch(() => null),
  ]);
  late.abort();
  return head ?? knownHead(path, query);
}

/** A browser that navigates asks for HTML; a script or picture that is missing is no page, and asks for anything. */
function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || notPages.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
