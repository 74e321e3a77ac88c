import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The page of the web client, which answers every address that is the client's own. */
export interface ClientPage {
  /** Sends the page and tells so, unless this request is not for a page. */
  send: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>;
}

const notPages = /^\/(?:api|graphql|assets|healthz|readyz|metrics)(?:\/|$)/;
/** Addresses that hold a secret: they are told to nobody, not even to ourselves beside each picture, and kept by no search engine. */
const secretAddresses = /^\/(?:submissions\/receipt|reset-password)(?:\/|$)/;
const discreet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
const placeholder = '__CSP_NONCE__';

/** Scripts only from here; style also from the `<style>` elements that the page's own scripts mark with the nonce. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '); // prettier-ignore

/** The client's `index.html`, sent with a nonce that no other answer has. */
export function clientPage(clientDir: string): ClientPage {
  const file = join(clientDir, 'index.html');
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    if (!wantsPage(request, path)) return false;
    const html = await readFile(file, 'utf8').catch(() => null);
    if (html === null) return false;
    const nonce = randomBytes(16).toString('base64url');
    reply
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .headers(secretAddresses.test(path) ? discreet : {})
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(placeholder, nonce));
    return true;
  };
  return { send };
}

/** A browser that navigates asks for HTML; a script or picture that is missing is no page, and asks for anything. */
function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || notPages.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
