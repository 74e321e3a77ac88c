import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { productName, tabTitle } from '../../../schema/contract/product.js';
import { escapeMarkup, jsonForScript } from '../../markup.js';
import type { Services } from '../../services/services.js';
import { decoded } from '../malformed-query.js';
import type { ReadContext } from '../read-context.js';
import { CachedResponse } from '../response-cache.js';
import { type HeadServices, knownHead, malformedHead, type PageHead, pageHead } from './page-head.js';

interface ClientPageParts {
  /** Folder of the built client. */
  readonly clientDir: string;
  readonly services: HeadServices & Pick<Services, 'reads'>;
  readonly readContext: ReadContext;
  readonly log: Logger;
  /** Public URL of the site. */
  readonly site: string;
}

/** Sends the page of the web client and returns true. Returns false if the request is not for a page. */
export type SendClientPage = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>;

const notPages = /^\/(?:api|graphql|assets|healthz|readyz|metrics)(?:\/|$)/;
/** Paths that contain a secret: browsers send no referrer from them, and search engines must not index them. */
const secretAddresses = /^\/(?:submissions\/receipt|reset-password)(?:\/|$)/i;
const secretPageHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
/** Search engines must not index these pages but may follow their links, which lead to entries. */
const noIndexHeaders = { 'x-robots-tag': 'noindex' };
const pageType = 'text/html; charset=utf-8';
const patienceMs = 500;
const placeholder = '__CSP_NONCE__';

/** Allows scripts of this host only. Also allows `<style>` elements that the page's scripts mark with the nonce. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Creates the sender of the client's `index.html`, with a nonce unique to each answer and with the metadata of the
 * requested page.
 */
export function clientPage(parts: ClientPageParts): SendClientPage {
  const file = join(parts.clientDir, 'index.html');
  return async (request, reply, path) => {
    if (!wantsPage(request, path)) return false;
    const html = await readFile(file, 'utf8').catch(() => null);
    if (html === null) return false;
    const nonce = randomBytes(16).toString('base64url');
    const head = decoded(path) === null ? malformedHead : await headWithFallback(parts, request, path);
    const page = withHead(html.replaceAll(placeholder, nonce), head, parts.site);
    const body = await new CachedResponse(page, { 'content-type': pageType }).bodyFor(request, reply);
    reply
      .code(head.status)
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .headers(head.path === null ? noIndexHeaders : {})
      .headers(secretAddresses.test(path) ? secretPageHeaders : {})
      .send(body);
    return true;
  };
}

/** Falls back to the static metadata if the database is unreachable or slow, so that the page is always sent. */
async function headWithFallback(
  parts: ClientPageParts,
  request: FastifyRequest,
  path: string,
): Promise<PageHead> {
  const query = request.url.slice(path.length).replace(/#.*$/, '');
  const asked = async () => {
    const ctx = await parts.readContext(request);
    const head = await pageHead(parts.services, ctx, parts.site, { path, query });
    parts.services.reads.notePrimaryRead(ctx);
    return head;
  };
  const late = new AbortController();
  const head = await Promise.race([
    asked().catch((err: unknown) => {
      parts.log.warn({ err, requestId: request.id }, 'A page was sent without metadata from the database.');
      return null;
    }),
    sleep(patienceMs, null, { signal: late.signal, ref: false }).catch(() => null),
  ]);
  late.abort();
  return head ?? knownHead(path, query);
}

/** The end of the path of a file; that of a version of an entry, `.v3`, is none. */
const fileExtension = /\.(?!v\d+$)\w+$/;

/** Whether a page is wanted: browsers accept HTML when they navigate, and any type for scripts and pictures. */
function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || notPages.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  if (decoded(path) === null) return accept.includes('text/html');
  return accept.includes('text/html') || (accept.includes('*/*') && !fileExtension.test(path));
}

/** Matches the part of the page's file that is replaced for each URL: the default title and description. */
const pageMarkers = /<!--page-->[\s\S]*?<!--\/page-->/;

/** Returns the page's file with the metadata of the requested page. `site` is the public URL of the site. */
function withHead(html: string, head: PageHead, site: string): string {
  // A function, since texts of entries may contain special replacement patterns such as `$&`.
  return html.replace(pageMarkers, () => headMarkup(head, site));
}

function headMarkup({ title, description, path, data }: PageHead, site: string): string {
  const shared = [
    ['og:site_name', productName],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ...(path === null ? [] : [['og:url', site + path]]),
  ];
  return [
    `<title>${escapeMarkup(tabTitle(title))}</title>`,
    meta('name', 'description', description),
    meta('name', 'site', site),
    ...(path === null ? [] : [`<link rel="canonical" href="${escapeMarkup(site + path)}">`]),
    ...shared.map(([property = '', content = '']) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary'),
    ...(data === undefined
      ? []
      : [`<script type="application/ld+json" id="page-data">${jsonForScript(data)}</script>`]),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}
